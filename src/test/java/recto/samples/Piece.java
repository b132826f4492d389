package recto.samples;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * What a compositor lifts as one: a line of text, a framed advertisement, a picture, a rule. Pixels, origin top left.
 *
 * @param kind what the reader calls it: {@code masthead}, {@code text}, {@code advertisement} ...
 * @param height of the paper that it takes, white space included
 * @param ink the outlines
 * @param lines the text in it, in reading order
 * @param region pieces with one number belong together
 * @param keep whether it may not be the last of a column
 */
record Piece(String kind, double height, Shape ink, List<Line> lines, int region, boolean keep) {
    /**
     * A printed line.
     *
     * @param text as printed, hyphen included
     */
    record Line(String text, Rectangle2D box) {
        Line moved(double x, double y) {
            return new Line(
                    text, new Rectangle2D.Double(box.getX() + x, box.getY() + y, box.getWidth(), box.getHeight()));
        }
    }

    Piece {
        lines = List.copyOf(lines);
    }

    static Piece space(double height) {
        return new Piece("space", height, new Path2D.Double(), List.of(), -1, false);
    }

    Piece moved(double x, double y) {
        Shape shifted = AffineTransform.getTranslateInstance(x, y).createTransformedShape(ink);
        return new Piece(
                kind,
                height,
                shifted,
                lines.stream().map(line -> line.moved(x, y)).toList(),
                region,
                keep);
    }

    Piece as(String newKind, int newRegion, boolean keepWithNext) {
        return new Piece(newKind, height, ink, lines, newRegion, keepWithNext);
    }
}

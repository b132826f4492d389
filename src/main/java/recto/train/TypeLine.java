package recto.train;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Pieces of a line and where they stand: all of it as one, or word by word.
 *
 * @param pieces in the order in which they stand
 * @param advance width of the line in pixels
 */
record TypeLine(List<Piece> pieces, double advance) {
    private static final double WIDEST_SPACE = 1.2;
    private static final double OFF_THE_LINE = 0.018;
    private static final double BENT = 0.7;
    private static final double DEEPEST_BEND = 0.22;
    private static final double THICK_HYPHEN = 0.7;
    private static final double DOUBLE_HYPHEN = 0.4;
    private static final String HYPHEN = "-";
    /** Between grapheme clusters. */
    private static final String LETTERS = "(?<=\\X)(?=\\X)";

    TypeLine {
        pieces = List.copyOf(pieces);
    }

    /**
     * A word, a letter of a word that bends away, or a hyphen.
     *
     * @param type the letters, or none where strokes are drawn
     * @param strokes of a thick hyphen
     * @param x of its beginning, pixels from the beginning of the line
     * @param y of its base, pixels below the line
     */
    private record Piece(TextLayout type, List<Rectangle2D> strokes, double x, double y) {
        Rectangle2D bounds() {
            Rectangle2D bounds = new Rectangle2D.Double();
            if (type != null) {
                bounds.setRect(type.getBounds());
            } else {
                bounds.setRect(strokes.get(0));
                strokes.forEach(bounds::add);
            }
            bounds.setRect(bounds.getX() + x, bounds.getY() + y, bounds.getWidth(), bounds.getHeight());
            return bounds;
        }
    }

    /** A line that was set well. */
    static TypeLine straight(TextLayout line) {
        return new TypeLine(List.of(new Piece(line, List.of(), 0, 0)), line.getAdvance());
    }

    /** A line of a narrow column: spaces are widened, words stand off the line, and its end may bend up or down. */
    static TypeLine uneven(String text, Font font, FontRenderContext context, Dice dice) {
        double size = font.getSize2D();
        boolean hyphen = text.endsWith(HYPHEN) && text.length() > 1 && dice.chance(THICK_HYPHEN);
        String[] words = (hyphen ? text.substring(0, text.length() - 1) : text).split(" ");
        double space = advance("n n", font, context) - advance("nn", font, context);
        double wider = size * dice.between(0, dice.between(0, WIDEST_SPACE));
        double whole = (words.length - 1) * (space + wider);
        for (String word : words) {
            whole += advance(word, font, context);
        }
        Bend bend = Bend.of(whole, size, dice);
        List<Piece> pieces = new ArrayList<>();
        double x = 0;
        for (int i = 0; i < words.length; i++) {
            double off = dice.gauss(OFF_THE_LINE) * size;
            double end = x + advance(words[i], font, context);
            for (String part : bend.reaches(end) ? words[i].split(LETTERS) : new String[] {words[i]}) {
                TextLayout type = new TextLayout(part, font, context);
                pieces.add(new Piece(type, List.of(), x, off + bend.at(x)));
                x += type.getAdvance();
            }
            x += i + 1 < words.length ? space + wider * dice.between(0.7, 1.3) : 0;
        }
        if (hyphen) {
            Piece stroke = new Piece(null, strokes(size, dice), x, bend.at(x));
            pieces.add(stroke);
            x += stroke.bounds().getWidth();
        }
        return new TypeLine(pieces, x);
    }

    private static double advance(String text, Font font, FontRenderContext context) {
        return new TextLayout(text, font, context).getAdvance();
    }

    /**
     * How the end of a line leaves its base.
     *
     * @param from where it begins, pixels from the beginning of the line
     * @param end of the line
     * @param depth at the end, pixels below the line; 0 for a line that does not bend
     */
    private record Bend(double from, double end, double depth) {
        static Bend of(double whole, double size, Dice dice) {
            boolean bent = dice.chance(BENT);
            double from = whole * dice.between(0.4, 0.9);
            double depth = size * dice.between(-DEEPEST_BEND, DEEPEST_BEND);
            return new Bend(from, whole, bent ? depth : 0);
        }

        boolean reaches(double x) {
            return depth != 0 && x > from;
        }

        double at(double x) {
            double along = Math.max(0, (x - from) / (end - from));
            return depth * along * along;
        }
    }

    private static List<Rectangle2D> strokes(double size, Dice dice) {
        double width = size * dice.between(0.15, 0.34);
        double thick = size * dice.between(0.05, 0.13);
        double top = -size * dice.between(0.18, 0.3);
        Rectangle2D first = new Rectangle2D.Double(0, top, width, thick);
        if (!dice.chance(DOUBLE_HYPHEN)) {
            return List.of(first);
        }
        return List.of(first, new Rectangle2D.Double(0, top + thick * 1.4, width, thick * 0.8));
    }

    /** The box of all ink, pixels from the beginning of the line and below it. */
    Rectangle2D bounds() {
        Rectangle2D bounds = pieces.get(0).bounds();
        pieces.forEach(piece -> bounds.add(piece.bounds()));
        return bounds;
    }

    void draw(Graphics2D pen) {
        for (Piece piece : pieces) {
            if (piece.type() != null) {
                piece.type().draw(pen, (float) piece.x(), (float) piece.y());
            } else {
                pen.translate(piece.x(), piece.y());
                piece.strokes().forEach(pen::fill);
                pen.translate(-piece.x(), -piece.y());
            }
        }
    }
}

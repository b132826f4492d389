package recto.samples;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import recto.samples.LineSetter.Align;

/** Turns copy into pieces of one column's width. Pixels. */
final class Compositor {
    private final Type regular;
    private final Type bold;
    private final Fount.Habit habit;
    private final double size;
    private int region;

    /** @param size of the text, in pixels */
    Compositor(Fount fount, double size) throws IOException {
        this.regular = fount.regular().sized(size);
        this.bold = fount.bold().sized(size);
        this.habit = fount.habit();
        this.size = size;
    }

    double size() {
        return size;
    }

    List<Piece> set(Block block, double width) {
        return switch (block.command()) {
            case "masthead" -> masthead(block.argument(), width);
            case "line" -> lines(block.argument(), width, 1);
            case "big" -> lines(block.argument(), width, 1.5);
            case "dateline" -> dateline(block.argument(), width);
            case "rule" -> List.of(rule(block.argument(), width));
            case "head" -> heading(block.argument(), width, 1.35);
            case "subhead" -> heading(block.argument(), width, 1.08);
            case "by" -> signature(block.argument(), width);
            case "ad" -> List.of(advertisement(block.lines(), width));
            case "picture" -> List.of(picture(block.argument(), width));
            case "caption" ->
                marked("caption", centred(regular.sized(size * 0.9), block.argument(), width), size * 0.5);
            case "rows" -> rows(block.lines(), width);
            case "space" -> List.of(Piece.space(size * Double.parseDouble(block.argument())));
            case "para" -> marked("text", paragraph(block.argument(), width), 0);
            default -> throw new IllegalArgumentException("no such command: " + block.command());
        };
    }

    private List<Piece> paragraph(String text, double width) {
        boolean typewriter = habit == Fount.Habit.TYPEWRITER;
        Align align = typewriter ? Align.START : Align.JUSTIFIED;
        double leading = size * (typewriter ? 1.6 : habit == Fount.Habit.RIGHT_TO_LEFT ? 1.55 : 1.2);
        return new LineSetter(regular, width, align, leading).set(text, size * (typewriter ? 3 : 1.2));
    }

    private List<Piece> masthead(String text, double width) {
        double full =
                bold.advance(text) + text.codePoints().filter(c -> c == ' ').count() * bold.space();
        double fitting = Math.min(size * 4.5, size * width * 0.86 / full);
        return marked("masthead", centred(bold.sized(fitting), text, width), size * 0.3);
    }

    private List<Piece> lines(String text, double width, double scale) {
        Type type = scale > 1 ? bold : regular;
        return marked("heading", centred(type.sized(size * scale), text, width), size * 0.3);
    }

    private List<Piece> heading(String text, double width, double scale) {
        List<Piece> all = new ArrayList<>();
        all.add(Piece.space(size * 0.7));
        int number = ++region;
        for (Piece line : centred(bold.sized(size * scale), text, width)) {
            all.add(line.as("heading", number, true));
        }
        region++;
        return all;
    }

    private List<Piece> centred(Type type, String text, double width) {
        double leading = type.size() * (type.rightToLeft() ? 1.6 : 1.22);
        return new LineSetter(type, width, Align.CENTRE, leading).set(text, 0);
    }

    private List<Piece> marked(String kind, List<Piece> pieces, double after) {
        boolean joins = kind.equals("text");
        int number = joins ? region : ++region;
        List<Piece> all = new ArrayList<>(
                pieces.stream().map(piece -> piece.as(kind, number, !joins)).toList());
        if (after > 0) {
            all.add(Piece.space(after));
            region++;
        }
        return all;
    }

    private List<Piece> signature(String text, double width) {
        LineSetter setter = new LineSetter(regular, width - size, Align.END, size * 1.3);
        return List.of(setter.set(text, 0).get(0).as("text", region, false), Piece.space(size * 0.4));
    }

    private List<Piece> rows(List<String> rows, double width) {
        int number = ++region;
        List<Piece> all = new ArrayList<>();
        for (String row : rows) {
            all.add(sideBySide(row, width).as("table", number, false));
        }
        region++;
        return all;
    }

    private List<Piece> dateline(String text, double width) {
        return List.of(sideBySide(text, width).as("dateline", ++region, true), Piece.space(size * 0.2));
    }

    /** Two or three parts on one line: at its start, in its middle, at its end. */
    private Piece sideBySide(String text, double width) {
        String[] parts = text.split("\\s*\\|\\s*");
        Align[] places = parts.length == 2
                ? new Align[] {Align.START, Align.END}
                : new Align[] {Align.START, Align.CENTRE, Align.END};
        double leading = size * (regular.rightToLeft() ? 1.5 : 1.2);
        Path2D ink = new Path2D.Double();
        for (int i = 0; i < parts.length; i++) {
            List<Piece> set = new LineSetter(regular, width, places[i], leading).set(parts[i], 0);
            if (set.size() > 1) {
                throw new IllegalArgumentException("too long for one line: " + parts[i]);
            }
            ink.append(set.get(0).ink(), false);
        }
        Piece.Line line = new Piece.Line(String.join(" ", parts), ink.getBounds2D());
        return new Piece("dateline", leading, ink, List.of(line), 0, false);
    }

    private Piece rule(String kind, double width) {
        double thick = size * (kind.equals("thick") ? 0.14 : 0.06);
        double run = kind.equals("short") ? width * 0.2 : width;
        Path2D ink = new Path2D.Double();
        ink.append(new Rectangle2D.Double((width - run) / 2, size * 0.35, run, thick), false);
        if (kind.equals("double")) {
            ink.append(new Rectangle2D.Double(0, size * 0.35 + thick * 2.5, run, thick * 2), false);
        }
        region++;
        return new Piece("separator", size * 0.8, ink, List.of(), -1, true);
    }

    private Piece picture(String argument, double width) {
        String[] words = argument.split("\\s+");
        double height = width * Double.parseDouble(words[0]);
        Shape cut = Woodcut.landscape(width, height, words[words.length - 1].hashCode());
        region++;
        return new Piece("picture", height + size * 0.7, cut, List.of(), -1, true);
    }

    private Piece advertisement(List<String> copy, double width) {
        double pad = size * 0.6;
        Path2D ink = new Path2D.Double();
        List<Piece.Line> lines = new ArrayList<>();
        double y = pad * 1.5;
        for (String text : copy) {
            Type type = text.startsWith("^")
                    ? bold.sized(size * 1.6)
                    : text.startsWith("+") ? bold.sized(size * 1.15) : regular;
            for (Piece line : centred(type, text.replaceFirst("^[\\^+]", ""), width - 2 * pad)) {
                Piece placed = line.moved(pad, y);
                ink.append(placed.ink(), false);
                lines.addAll(placed.lines());
                y += line.height();
            }
        }
        double height = y + pad * 0.7;
        ink.append(frame(width, height, size * 0.12, 0), false);
        ink.append(frame(width, height, size * 0.05, size * 0.22), false);
        int number = ++region;
        region++;
        return new Piece("advertisement", height + size * 0.6, ink, lines, number, false).moved(0, size * 0.3);
    }

    private static Shape frame(double width, double height, double thick, double inset) {
        double edge = inset + thick / 2;
        Shape frame = new BasicStroke((float) thick)
                .createStrokedShape(new Rectangle2D.Double(edge, edge, width - 2 * edge, height - 2 * edge));
        return new AffineTransform().createTransformedShape(frame);
    }
}

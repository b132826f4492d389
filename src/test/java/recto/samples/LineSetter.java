package recto.samples;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Breaks a text into lines of one width and sets them word by word. Pixels. */
final class LineSetter {
    /** Where a line stands in its column. */
    enum Align {
        START,
        CENTRE,
        END,
        JUSTIFIED
    }

    private final Type type;
    private final double width;
    private final Align align;
    private final double leading;

    LineSetter(Type type, double width, Align align, double leading) {
        this.type = type;
        this.width = width;
        this.align = align;
        this.leading = leading;
    }

    /**
     * The lines of a paragraph.
     *
     * @param indent of the first line
     */
    List<Piece> set(String text, double indent) {
        Deque<String> words = new ArrayDeque<>(Arrays.asList(text.strip().split("\\s+")));
        List<Piece> lines = new ArrayList<>();
        double left = indent;
        while (!words.isEmpty()) {
            List<String> line = take(words, width - left);
            lines.add(piece(line, left, words.isEmpty()));
            left = 0;
        }
        return lines;
    }

    private List<String> take(Deque<String> words, double room) {
        List<String> line = new ArrayList<>();
        double used = 0;
        while (!words.isEmpty()) {
            double next = type.advance(words.peek()) + (line.isEmpty() ? 0 : type.space());
            if (!line.isEmpty() && used + next > room) {
                break;
            }
            used += next;
            line.add(words.poll());
        }
        if (align == Align.JUSTIFIED && !words.isEmpty() && !type.rightToLeft()) {
            breakWord(words, line, room - used);
        }
        return line;
    }

    private void breakWord(Deque<String> words, List<String> line, double room) {
        if (room / Math.max(1, line.size() - 1) < type.space() * 0.8) {
            return;
        }
        String word = words.peek();
        List<Integer> breaks = Hyphens.breaks(word);
        for (int i = breaks.size() - 1; i >= 0; i--) {
            String start = word.substring(0, breaks.get(i)) + "-";
            if (type.advance(start) + type.space() <= room) {
                line.add(start);
                words.poll();
                words.push(word.substring(breaks.get(i)));
                return;
            }
        }
    }

    private Piece piece(List<String> words, double indent, boolean last) {
        double natural = words.stream().mapToDouble(type::advance).sum();
        int gaps = words.size() - 1;
        boolean stretch = align == Align.JUSTIFIED && !last && gaps > 0;
        double gap = stretch ? (width - indent - natural) / gaps : type.space();
        double used = natural + gaps * gap;
        double baseline = leading * 0.5 + type.size() * 0.3;
        Path2D ink = new Path2D.Double();
        double pen = start(used, indent);
        for (String word : words) {
            double advance = type.advance(word);
            ink.append(type.outline(word, type.rightToLeft() ? pen - advance : pen), false);
            pen += type.rightToLeft() ? -advance - gap : advance + gap;
        }
        ink.transform(java.awt.geom.AffineTransform.getTranslateInstance(0, baseline));
        Rectangle2D box = ink.getBounds2D();
        return new Piece("text", leading, ink, List.of(new Piece.Line(String.join(" ", words), box)), 0, false);
    }

    private double start(double used, double indent) {
        double free = width - indent - used;
        double before = switch (align) {
            case START, JUSTIFIED -> indent;
            case CENTRE -> free / 2;
            case END -> free;
        };
        return type.rightToLeft() ? width - before : before;
    }
}

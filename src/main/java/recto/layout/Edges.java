package recto.layout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Draws the outlines of blocks: around their letters, with a margin that stops half way to the neighbours. */
final class Edges {
    /** Margin around letters, in letter heights: it holds full stops and the dots of capitals. */
    private static final double MARGIN = 0.6;

    /** Rows above and below that a line lends its width to, in letter heights: about one line. */
    private static final double SMOOTH = 1.2;

    private final Anatomy anatomy;
    private final double letter;

    Edges(Anatomy anatomy) {
        this.anatomy = anatomy;
        this.letter = anatomy.sheet().letter();
    }

    /** Slices of the outline around the strips of a block, from the top. */
    List<Rect> around(List<Strip> block) {
        Rect rect = block.stream().map(Strip::rect).reduce(Rect::union).orElseThrow();
        Set<Strip> strips = new HashSet<>(block);
        int top = topEdge(strips, rect);
        int bottom = bottomEdge(strips, rect);
        int count = Math.max(1, (int) Math.round((bottom - top) / letter));
        List<Rect> slices = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            slices.add(slice(block, top + (bottom - top) * i / count, top + (bottom - top) * (i + 1) / count));
        }
        return slices;
    }

    private Rect slice(List<Strip> block, int from, int to) {
        Rect wide = new Rect(0, (int) (from - SMOOTH * letter), Integer.MAX_VALUE, (int) (to + SMOOTH * letter));
        Rect span = block.stream()
                .map(Strip::rect)
                .filter(rect -> rect.sharedHeight(wide) > 0)
                .reduce(Rect::union)
                .orElseGet(() ->
                        block.stream().map(Strip::rect).reduce(Rect::union).orElseThrow());
        double left = span.left() - MARGIN * letter;
        double right = span.right() + MARGIN * letter;
        int y = (from + to) / 2;
        for (Separator separator : anatomy.separators()) {
            if (separator.covers(y)) {
                Rect piece = separator.at(y);
                if (piece.middleX() <= span.left() + letter) {
                    left = Math.max(left, piece.middleX() + 1);
                } else if (piece.middleX() >= span.right() - letter) {
                    right = Math.min(right, piece.middleX());
                }
            }
        }
        return new Rect((int) Math.floor(left), from, (int) Math.ceil(right), to);
    }

    private int topEdge(Set<Strip> block, Rect rect) {
        double edge = rect.top() - MARGIN * letter;
        int first =
                block.stream().mapToInt(strip -> strip.rect().middleY()).min().orElseThrow();
        for (Strip strip : anatomy.strips()) {
            Rect other = strip.rect();
            if (other.sharedWidth(rect) > 0 && other.middleY() < rect.top() && !block.contains(strip)) {
                edge = Math.max(edge, (other.bottom() + rect.top()) / 2.0);
            }
        }
        for (Rect rule : anatomy.across()) {
            if (rule.sharedWidth(rect) > 0 && rule.bottom() <= rect.top() + letter / 2) {
                edge = Math.max(edge, rule.bottom());
            }
        }
        return (int) Math.round(Math.min(edge, first));
    }

    private int bottomEdge(Set<Strip> block, Rect rect) {
        double edge = rect.bottom() + MARGIN * letter;
        int last =
                block.stream().mapToInt(strip -> strip.rect().middleY()).max().orElseThrow();
        for (Strip strip : anatomy.strips()) {
            Rect other = strip.rect();
            if (other.sharedWidth(rect) > 0 && other.middleY() > rect.bottom() && !block.contains(strip)) {
                edge = Math.min(edge, (other.top() + rect.bottom()) / 2.0);
            }
        }
        for (Rect rule : anatomy.across()) {
            if (rule.sharedWidth(rect) > 0 && rule.top() >= rect.bottom() - letter / 2) {
                edge = Math.min(edge, rule.top());
            }
        }
        return (int) Math.round(Math.max(edge, last));
    }
}

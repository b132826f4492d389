package recto.layout;

import java.util.List;

/** Tells between which separators things stand. */
final class Columns {
    /** Fewest letters that make text of a strip. */
    private static final int TEXT = 3;

    private final List<Separator> separators;

    /** Columns between those separators that have text on both sides: the edge of a sheet parts nothing. */
    Columns(List<Separator> separators, List<Strip> strips) {
        this.separators = separators.stream()
                .filter(separator -> hasTextBeside(separator, strips, true) && hasTextBeside(separator, strips, false))
                .toList();
    }

    private static boolean hasTextBeside(Separator separator, List<Strip> strips, boolean left) {
        return strips.stream()
                .filter(strip ->
                        strip.letters() >= TEXT && separator.covers(strip.rect().middleY()))
                .map(Strip::rect)
                .anyMatch(rect -> rect.middleX() < separator.at(rect.middleY()).middleX() == left);
    }

    /** The nearest separators on both sides of a thing, as a name; things of one name stand in one column. */
    String of(Rect rect) {
        int left = -1;
        int right = -1;
        int leftEdge = Integer.MIN_VALUE;
        int rightEdge = Integer.MAX_VALUE;
        for (int i = 0; i < separators.size(); i++) {
            if (separators.get(i).covers(rect.middleY())) {
                int x = separators.get(i).at(rect.middleY()).middleX();
                if (x <= rect.middleX() && x > leftEdge) {
                    left = i;
                    leftEdge = x;
                } else if (x > rect.middleX() && x < rightEdge) {
                    right = i;
                    rightEdge = x;
                }
            }
        }
        return left + ":" + right;
    }
}

package recto.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds boxes drawn around things that belong together, such as advertisements, from the rules of a page. */
final class Frames {
    /** Shortest side of a frame, in letter heights. */
    private static final double SIDE = 10;

    /** How far the ends of its rules may lie from its corners, in letter heights. */
    private static final double CORNER = 4;

    /** Least share of each side that is drawn. */
    private static final double DRAWN = 0.85;

    private final List<Rect> across;
    private final List<Rect> down;
    private final double letter;

    private Frames(List<Rect> across, List<Rect> down, double letter) {
        this.across = across;
        this.down = down;
        this.letter = letter;
    }

    /**
     * The frames, the largest first.
     *
     * @param across rules from left to right
     * @param down rules from top to bottom
     * @param letter height of a letter, in cells
     */
    static List<Rect> of(List<Rect> across, List<Rect> down, double letter) {
        Frames frames = new Frames(across, down, letter);
        List<Rect> found = new ArrayList<>();
        for (Rect left : down) {
            for (Rect right : down) {
                if (right.left() - left.right() >= SIDE * letter && left.sharedHeight(right) >= SIDE * letter) {
                    frames.addBetween(left, right, found);
                }
            }
        }
        found.sort(Comparator.comparingLong((Rect rect) -> -(long) rect.width() * rect.height())
                .thenComparing(Rect.FROM_TOP));
        return distinct(found);
    }

    private void addBetween(Rect left, Rect right, List<Rect> found) {
        Rect between = new Rect(
                left.middleX(),
                Math.max(left.top(), right.top()),
                right.middleX(),
                Math.min(left.bottom(), right.bottom()));
        List<Rect> ends = across.stream()
                .filter(rule -> rule.sharedWidth(between) >= DRAWN * between.width())
                .filter(rule -> rule.sharedHeight(between) >= -CORNER * letter)
                .toList();
        for (Rect top : ends) {
            for (Rect bottom : ends) {
                Rect frame = new Rect(left.middleX(), top.middleY(), right.middleX(), bottom.middleY());
                if (frame.height() >= SIDE * letter && closed(frame, List.of(left, right), List.of(top, bottom))) {
                    found.add(frame);
                }
            }
        }
    }

    /** Whether all sides are drawn and no more than one of them goes on beyond a corner. */
    private boolean closed(Rect frame, List<Rect> sides, List<Rect> ends) {
        int longer = 0;
        for (Rect side : sides) {
            if (side.sharedHeight(frame) < DRAWN * frame.height()) {
                return false;
            }
            longer += side.height() > frame.height() + CORNER * letter ? 1 : 0;
        }
        for (Rect end : ends) {
            longer += end.width() > frame.width() + CORNER * letter ? 1 : 0;
        }
        return longer <= 1;
    }

    /** Double rules draw a frame more than once, and rules inside it part it. */
    private static List<Rect> distinct(List<Rect> frames) {
        List<Rect> kept = new ArrayList<>();
        for (Rect frame : frames) {
            if (kept.stream().noneMatch(other -> other.meets(frame) && !other.contains(frame))
                    && kept.stream()
                            .noneMatch(
                                    other -> 10L * frame.width() * frame.height() > 9L * other.width() * other.height()
                                            && other.contains(frame))) {
                kept.add(frame);
            }
        }
        return kept;
    }
}

package recto.layout;

import java.util.ArrayList;
import java.util.List;

/** Carries rules between columns on through the white beyond their ends, where worn print has lost them. */
final class RuleEnds {
    /** How far a rule is carried on at each end, in letter heights: about six lines. */
    private static final double FAR = 14;

    /** Half width of the white that it needs, in letter heights. */
    private static final double HALF = 0.25;

    private final Bitmap blocked;
    private final int half;
    private final int far;

    /**
     * Rules among ink.
     *
     * @param blocked what ends a rule: letters, pictures and rules across
     * @param letter height of a letter, in cells
     */
    RuleEnds(Bitmap blocked, double letter) {
        this.blocked = blocked;
        this.half = Math.max(1, (int) Math.round(HALF * letter));
        this.far = (int) (FAR * letter);
    }

    /** The pieces of a rule, the first and the last of them longer where there is white. */
    List<Rect> carriedOn(List<Rect> rule) {
        List<Rect> pieces = new ArrayList<>(rule);
        Rect first = pieces.get(0);
        int top = first.top();
        while (first.top() - top < far && isWhite(first.middleX(), top - 1)) {
            top--;
        }
        pieces.set(0, new Rect(first.left(), top, first.right(), first.bottom()));
        Rect last = pieces.get(pieces.size() - 1);
        int bottom = last.bottom();
        while (bottom - last.bottom() < far && isWhite(last.middleX(), bottom)) {
            bottom++;
        }
        pieces.set(pieces.size() - 1, new Rect(last.left(), last.top(), last.right(), bottom));
        return pieces;
    }

    private boolean isWhite(int x, int y) {
        if (y < 0 || y >= blocked.height) {
            return false;
        }
        for (int i = Math.max(0, x - half); i <= Math.min(blocked.width - 1, x + half); i++) {
            if (blocked.get(i, y)) {
                return false;
            }
        }
        return true;
    }
}

package recto.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * Finds tall white rectangles, the candidates for gaps between columns.
 *
 * <p>Gaps as maximal white rectangles after T. Breuel, "Two geometric algorithms for layout analysis", DAS 2002; found
 * row by row with a stack instead of his branch and bound, since the copy is small.
 */
final class WhiteGaps {
    /** Narrowest gap between columns, in letter heights. */
    private static final double NARROWEST = 0.6;

    /** Lowest gap between columns, in letter heights: about three lines. */
    private static final double LOWEST = 6;

    /**
     * Least area of a gap, in squares of the letter height: narrow gaps must be taller than wide ones, as words make
     * rivers.
     */
    private static final double AREA = 15;

    private final Bitmap ink;
    private final double letter;
    private final int[] white;
    private final List<Rect> found = new ArrayList<>();

    private WhiteGaps(Bitmap ink, double letter) {
        this.ink = ink;
        this.letter = letter;
        this.white = new int[ink.width + 1];
    }

    /** Tall white rectangles that lie inside the given frame, the tallest first, hardly overlapping. */
    static List<Rect> of(Bitmap ink, double letter, Rect frame) {
        WhiteGaps gaps = new WhiteGaps(ink, letter);
        gaps.scan(frame);
        return gaps.distinct();
    }

    private void scan(Rect frame) {
        int[] inkBefore = new int[ink.width + 1];
        for (int y = frame.top(); y < frame.bottom(); y++) {
            boolean last = y + 1 == frame.bottom();
            for (int x = frame.left(); x < frame.right(); x++) {
                white[x] = ink.get(x, y) ? 0 : white[x] + 1;
                inkBefore[x + 1] = inkBefore[x] + (last || ink.get(x, y + 1) ? 1 : 0);
            }
            scanRow(frame, y, inkBefore);
        }
    }

    /** Every rectangle that ends in this row and can grow neither sideways nor upwards nor downwards. */
    private void scanRow(Rect frame, int y, int[] inkBefore) {
        Deque<int[]> open = new ArrayDeque<>();
        for (int x = frame.left(); x <= frame.right(); x++) {
            int height = x == frame.right() ? 0 : white[x];
            int left = x;
            while (!open.isEmpty() && open.peek()[1] >= height) {
                int[] start = open.pop();
                left = start[0];
                boolean endsHere = inkBefore[x] > inkBefore[left];
                if (start[1] > height && endsHere && isGap(x - left, start[1], letter)) {
                    found.add(new Rect(left, y + 1 - start[1], x, y + 1));
                }
            }
            open.push(new int[] {left, height});
        }
    }

    /** Whether a white rectangle of this size can part columns. */
    static boolean isGap(int width, int height, double letter) {
        return width >= NARROWEST * letter
                && height >= LOWEST * letter
                && (double) width * height >= AREA * letter * letter;
    }

    private List<Rect> distinct() {
        found.sort(Comparator.comparingInt(Rect::height)
                .thenComparingInt(Rect::width)
                .reversed()
                .thenComparing(Rect.FROM_TOP));
        List<Rect> kept = new ArrayList<>();
        for (Rect rect : found) {
            boolean known = kept.stream()
                    .anyMatch(other -> rect.sharedWidth(other) > 0 && 2 * rect.sharedHeight(other) > rect.height());
            if (!known) {
                kept.add(rect);
            }
        }
        return kept;
    }
}

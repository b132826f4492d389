package recto.layout;

import java.util.Comparator;
import java.util.List;

/** Measures the white between the lines of a page: typescripts have more of it than print. */
final class LineWhite {
    /** Fewest letters of a line that is measured. */
    private static final int LETTERS = 12;

    /** Above this, in letter heights, the next line is of another paragraph or column. */
    private static final double MOST = 5;

    private LineWhite() {}

    /**
     * The median distance from the foot of a line to the head of the next one below it, in cells; 0 if there is none.
     */
    static double of(List<Strip> lines, double letter) {
        List<Rect> rects = lines.stream()
                .filter(line -> line.letters() >= LETTERS)
                .map(Strip::rect)
                .sorted(Comparator.comparingInt(Rect::middleY))
                .toList();
        int[] whites = java.util.stream.IntStream.range(0, rects.size())
                .map(i -> toNext(i, rects))
                .filter(white -> white >= 0 && white < MOST * letter)
                .sorted()
                .toArray();
        return whites.length == 0 ? 0 : whites[whites.length / 2];
    }

    private static int toNext(int index, List<Rect> rects) {
        Rect line = rects.get(index);
        for (Rect other : rects.subList(index + 1, rects.size())) {
            if (other.middleY() > line.bottom() && 2 * other.sharedWidth(line) > line.width()) {
                return Math.max(0, other.top() - line.bottom());
            }
        }
        return -1;
    }
}

package recto.layout;

import java.util.List;

/**
 * Letters of one text line within one column.
 *
 * @param rect where they stand
 * @param letter their median height, in cells
 * @param letters how many components
 * @param even share of them that stand on one line (0 to 1)
 * @param foot row of that line: their median bottom
 */
record Strip(Rect rect, double letter, int letters, double even, int foot) {
    /**
     * Least share of the letters of a printed line that stand on its foot; on real pages 9 lines in 10 have more than
     * 0.7.
     */
    private static final double EVEN = 0.6;

    static Strip of(List<Rect> letters) {
        int[] heights = letters.stream().mapToInt(Rect::height).sorted().toArray();
        Rect rect = letters.stream().reduce(Rect::union).orElseThrow();
        double letter = heights[heights.length / 2];
        int[] feet = letters.stream().mapToInt(Rect::bottom).sorted().toArray();
        int foot = feet[feet.length / 2];
        long even = java.util.Arrays.stream(feet)
                .filter(y -> Math.abs(y - foot) <= 0.25 * letter)
                .count();
        return new Strip(rect, letter, heights.length, (double) even / feet.length, foot);
    }

    /** Least height of small print, as a share of that of the usual letters. */
    private static final double SMALL = 0.3;

    /**
     * Whether it is more likely dirt or dots than text: low marks, or one or two narrow ones. A row of small letters on
     * one foot is small print.
     */
    boolean weak(double usual) {
        return letter < (isRow() ? SMALL : 0.55) * usual
                || letters <= 2
                        && (letter < 0.7 * usual || rect.width() < 0.7 * usual || rect.height() > 4 * rect.width());
    }

    /** Whether several letters stand on one foot. */
    boolean isRow() {
        return letters >= 6 && even >= EVEN;
    }

    /** Whether both stand on one line; feet of letters count, descenders do not. */
    boolean levelWith(Strip other, double usual) {
        return Math.abs(foot - other.foot) <= 0.4 * usual;
    }

    /** Whether a row of this length, size and evenness is print rather than dirt. */
    boolean looksPrinted(double usual) {
        return letters >= 8 && even >= EVEN && letter >= 0.75 * usual;
    }
}

package recto.layout;

import java.util.List;

/**
 * Letters of one text line within one column.
 *
 * @param rect where they stand
 * @param letter their median height, in cells
 * @param letters how many components
 */
record Strip(Rect rect, double letter, int letters) {
    static Strip of(List<Rect> letters) {
        int[] heights = letters.stream().mapToInt(Rect::height).sorted().toArray();
        Rect rect = letters.stream().reduce(Rect::union).orElseThrow();
        return new Strip(rect, heights[heights.length / 2], heights.length);
    }

    /** Whether it is more likely dirt or dots than text: low marks, or one or two narrow ones. */
    boolean weak(double usual) {
        return letter < 0.55 * usual
                || letters <= 2
                        && (letter < 0.7 * usual || rect.width() < 0.7 * usual || rect.height() > 4 * rect.width());
    }
}

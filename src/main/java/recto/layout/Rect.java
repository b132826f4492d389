package recto.layout;

import java.util.Comparator;

/**
 * A rectangle of cells of the reduced copy; right and bottom are the first cells outside.
 *
 * @param left first column
 * @param top first row
 * @param right column after the last
 * @param bottom row after the last
 */
record Rect(int left, int top, int right, int bottom) {
    /** From the top, then from the left: the one order that all lists of this package start from. */
    static final Comparator<Rect> FROM_TOP = Comparator.comparingInt(Rect::top)
            .thenComparingInt(Rect::left)
            .thenComparingInt(Rect::bottom)
            .thenComparingInt(Rect::right);

    int width() {
        return right - left;
    }

    int height() {
        return bottom - top;
    }

    int middleX() {
        return (left + right) / 2;
    }

    int middleY() {
        return (top + bottom) / 2;
    }

    /** Columns that both have; negative where there is a gap between them. */
    int sharedWidth(Rect other) {
        return Math.min(right, other.right) - Math.max(left, other.left);
    }

    /** Rows that both have; negative where there is a gap between them. */
    int sharedHeight(Rect other) {
        return Math.min(bottom, other.bottom) - Math.max(top, other.top);
    }

    boolean meets(Rect other) {
        return sharedWidth(other) > 0 && sharedHeight(other) > 0;
    }

    boolean contains(Rect other) {
        return left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom;
    }

    boolean contains(int x, int y) {
        return x >= left && x < right && y >= top && y < bottom;
    }

    Rect union(Rect other) {
        return new Rect(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    /** Larger by some cells on each side; smaller where that is negative. */
    Rect grown(int cells) {
        return new Rect(left - cells, top - cells, right + cells, bottom + cells);
    }

    Rect transposed() {
        return new Rect(top, left, bottom, right);
    }
}

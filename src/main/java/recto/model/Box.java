package recto.model;

/**
 * A rectangle in pixels of the page image; the origin is its top left corner, x grows to the right and y downwards.
 *
 * @param x left edge, at least 0
 * @param y top edge, at least 0
 * @param width pixels, at least 1
 * @param height pixels, at least 1
 */
public record Box(int x, int y, int width, int height) {
    public Box {
        if (x < 0 || y < 0 || width < 1 || height < 1) {
            throw new IllegalArgumentException("not a box of page pixels: " + x + "," + y + " " + width + "x" + height);
        }
    }

    /** First pixel column to the right of the box. */
    public int right() {
        return x + width;
    }

    /** First pixel row below the box. */
    public int bottom() {
        return y + height;
    }

    /** The smallest box that covers both. */
    public Box union(Box other) {
        int left = Math.min(x, other.x);
        int top = Math.min(y, other.y);
        return new Box(left, top, Math.max(right(), other.right()) - left, Math.max(bottom(), other.bottom()) - top);
    }

    /** The box with a margin on all sides, as far as the page reaches. */
    public Box widened(int margin, Size page) {
        int left = Math.max(0, x - margin);
        int top = Math.max(0, y - margin);
        return new Box(
                left,
                top,
                Math.min(page.width(), right() + margin) - left,
                Math.min(page.height(), bottom() + margin) - top);
    }

    /** The pixel in the middle. */
    public Box middle() {
        return new Box(x + width / 2, y + height / 2, 1, 1);
    }

    /** Whether the other box lies wholly in this one. */
    public boolean contains(Box other) {
        return x <= other.x && y <= other.y && right() >= other.right() && bottom() >= other.bottom();
    }
}

package recto.model;

/**
 * Width and height of an image, in pixels.
 *
 * @param width pixels, at least 1
 * @param height pixels, at least 1
 */
public record Size(int width, int height) {
    public Size {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("an image has at least one pixel, not " + width + " x " + height);
        }
    }

    /** Number of pixels; exact beyond two thousand million. */
    public long pixels() {
        return (long) width * height;
    }

    /** The same image after a quarter turn. */
    public Size turned() {
        return new Size(height, width);
    }

    /** The box that covers the whole image. */
    public Box box() {
        return new Box(0, 0, width, height);
    }
}

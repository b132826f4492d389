package recto.train;

import java.util.Arrays;

/**
 * A picture in 256 greys.
 *
 * @param width in pixels
 * @param height in pixels
 * @param pixels row by row from the top, 0 is black, 255 white (as unsigned bytes)
 */
public record Grey(int width, int height, byte[] pixels) {
    public Grey {
        if (width < 1 || height < 1 || pixels.length != width * height) {
            throw new IllegalArgumentException(
                    "a picture of " + width + " x " + height + " pixels has not " + pixels.length);
        }
        pixels = pixels.clone();
    }

    @Override
    public byte[] pixels() {
        return pixels.clone();
    }

    /** The grey at a place, 0 to 255. */
    int at(int x, int y) {
        return pixels[y * width + x] & 0xFF;
    }

    /** One row of pixels. */
    byte[] row(int y) {
        return Arrays.copyOfRange(pixels, y * width, (y + 1) * width);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grey grey
                && grey.width == width
                && grey.height == height
                && Arrays.equals(grey.pixels, pixels);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * width + height) + Arrays.hashCode(pixels);
    }

    @Override
    public String toString() {
        return width + " x " + height + " greys";
    }
}

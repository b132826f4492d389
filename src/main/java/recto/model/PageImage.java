package recto.model;

/**
 * The upright image of one page as it is read: rows from the top, without padding between pixels of one row.
 *
 * <p>The pixels are not copied: whoever holds a page image neither changes them nor lets others do so.
 *
 * @param size pixels
 * @param depth bits per pixel: 1 (a set bit is ink, rows padded to whole bytes) or 8 (0 is black, 255 is white)
 * @param pixels {@code height * stride} bytes
 * @param resolution dots per inch of these pixels
 */
public record PageImage(Size size, int depth, byte[] pixels, Resolution resolution) {
    public PageImage {
        if (depth != 1 && depth != 8) {
            throw new IllegalArgumentException("a page image has 1 or 8 bits per pixel, not " + depth);
        }
        if (pixels.length != (long) size.height() * stride(size, depth)) {
            throw new IllegalArgumentException(pixels.length + " bytes do not make " + size + " at " + depth + " bit");
        }
    }

    /** Bytes of one row. */
    public int stride() {
        return stride(size, depth);
    }

    private static int stride(Size size, int depth) {
        return depth == 8 ? size.width() : (size.width() + 7) / 8;
    }
}

package recto.model;

import java.util.Optional;

/**
 * The picture of a page as it goes into a PDF: the bytes of the scan where PDF can hold them, else the same pixels
 * coded without loss.
 *
 * <p>The bytes are not copied: whoever holds a facsimile does not change them.
 *
 * @param filter coding of {@code bytes}
 * @param bytes one image
 * @param size of the stored image, before {@code turn}
 * @param bitsPerComponent 1, 2, 4, 8 or 16
 * @param colour how to read the samples
 * @param turn that makes the stored image upright
 * @param globals shared JBIG2 segments, where there are such
 * @param original whether {@code bytes} stand in the scan as they are
 */
public record Facsimile(
        Filter filter,
        byte[] bytes,
        Size size,
        int bitsPerComponent,
        Colour colour,
        Turn turn,
        Optional<byte[]> globals,
        boolean original) {
    /**
     * How samples make colour.
     *
     * @param components samples per pixel: 1, 3 or 4
     * @param inverted whether samples have the opposite of their usual meaning in PDF: a CMYK image of Adobe's whose
     *     255 means no ink; a G4 image whose white runs are black on paper (TIFF, BlackIsZero)
     * @param palette RGB triples that a single sample points into, where there are such
     * @param icc profile of the image, where it carries one
     */
    public record Colour(int components, boolean inverted, Optional<byte[]> palette, Optional<byte[]> icc) {
        public static final Colour GRAY = new Colour(1, false, Optional.empty(), Optional.empty());
        public static final Colour RGB = new Colour(3, false, Optional.empty(), Optional.empty());
    }

    /** Size of the page image: the stored size, turned. */
    public Size upright() {
        return turn.quarter() ? size.turned() : size;
    }
}

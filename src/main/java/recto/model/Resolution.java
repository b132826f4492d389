package recto.model;

/**
 * Dots per inch of a page image, and how they are known.
 *
 * @param x dots per inch across, above 0
 * @param y dots per inch down, above 0
 * @param source who says so
 */
public record Resolution(double x, double y, Source source) {
    /** Where a resolution comes from. */
    public enum Source {
        /** The file states it. */
        FILE,
        /** Worked out from the size of the page or of its letters. */
        ESTIMATED,
        /** Neither is to be had: a usual value stands in. */
        ASSUMED
    }

    public Resolution {
        if (!(x > 0) || !(y > 0)) {
            throw new IllegalArgumentException("resolution is above 0 dpi, not " + x + " x " + y);
        }
    }
}

package recto.recognition;

import recto.model.FailureKind;
import recto.model.PageImage;
import recto.model.Size;
import recto.model.StageException;

/**
 * How much larger or smaller the copy is that is read. The engine was trained on letters of one size; larger ones cost
 * time and, in print of uneven ink, errors.
 */
final class Scale {
    /** Mean height of letters, capitals and small ones together, in pixels, that is read best at least cost. */
    private static final double BEST = 23;

    /** Letters from this height on are brought down. */
    private static final double LARGE = 32;
    /** The same where the resolution is high, and pixels carry little. */
    private static final double LARGE_IN_FINE_SCANS = 27.5;

    private static final double FINE_DPI = 350;
    private static final double SMALL = 12.5;
    private static final double ENLARGED = 1.5;
    /** The engine takes no longer side. */
    private static final int LONGEST = 32_000;

    private static final double LEAST = 0.25;

    private Scale() {}

    /**
     * The factor for a page.
     *
     * @param letterHeight mean height of its letters in pixels; 0 where it is not known
     * @throws StageException of kind {@link FailureKind#TOO_LARGE} if nothing legible would be left
     */
    static double of(PageImage page, double letterHeight) throws StageException {
        Size size = page.size();
        double fits = LONGEST / (double) Math.max(size.width(), size.height());
        if (fits < LEAST) {
            throw new StageException(
                    FailureKind.TOO_LARGE,
                    "recognition",
                    size.width() + " x " + size.height() + " pixels are more than the engine takes (" + LONGEST
                            + " a side), even at a quarter of the size; cut the scan into pages");
        }
        return Math.min(fits, byLetters(letterHeight, page.resolution().x()));
    }

    private static double byLetters(double height, double dpi) {
        if (height >= (dpi >= FINE_DPI ? LARGE_IN_FINE_SCANS : LARGE)) {
            return Math.max(LEAST, BEST / height);
        }
        return height > 0 && height <= SMALL ? ENLARGED : 1;
    }
}

package recto.recognition;

import com.sun.jna.ptr.FloatByReference;
import recto.model.Layout;
import recto.model.PageImage;

/** How far the lines of a page slope, by leptonica's sweep for the turn that makes rows of pixels differ most. */
final class Skew {
    private static final float STEEPEST_DEGREES = 16;
    private static final float STEP_DEGREES = 1;
    private static final float FINEST_DEGREES = 0.05f;
    /** Leptonica's own measure; text that is sure of its slope has 3 and more. */
    private static final double CLEAR = 2.5;
    /** The engine itself reads lines that slope less than this. */
    private static final double LEVEL_DEGREES = 1;

    private Skew() {}

    /** Radians by which the page must be turned clockwise so that its lines lie level, by the layout. */
    static double of(Layout layout) {
        boolean sloping = Math.abs(layout.skewDegrees()) >= LEVEL_DEGREES;
        return sloping ? -Math.toRadians(layout.skewDegrees()) : 0;
    }

    /**
     * Radians by which the page must be turned clockwise so that its lines lie level; 0 where they do, or it is not
     * clear.
     */
    static double of(PageImage page, int quarters) {
        FloatByReference degrees = new FloatByReference();
        FloatByReference confidence = new FloatByReference();
        try (Copy.Made copy = Copy.PLAIN.turned(quarters).of(Pixels.of(page), 0, 0);
                Pixels bilevel = copy.pixels().bilevel(Threshold.of(page))) {
            int failed = Leptonica.pixFindSkewSweepAndSearch(
                    bilevel.pointer(), degrees, confidence, 4, 2, STEEPEST_DEGREES, STEP_DEGREES, FINEST_DEGREES);
            boolean sloping = Math.abs(degrees.getValue()) >= LEVEL_DEGREES;
            boolean clear = failed == 0 && confidence.getValue() >= CLEAR;
            return sloping && clear ? Math.toRadians(degrees.getValue()) : 0;
        }
    }
}

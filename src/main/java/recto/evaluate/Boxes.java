package recto.evaluate;

import java.util.Optional;
import recto.model.Box;

/** Boxes as the formats write them. What lies off the page is cut off; what has no area on it is no box. */
final class Boxes {
    /** No page image is as wide or high, in pixels: what says so is a mistake. */
    private static final int BEYOND_ANY_PAGE = 200_000;

    private Boxes() {}

    /** From two corners; the right and bottom edge lie outside. */
    static Optional<Box> ofEdges(double left, double top, double right, double bottom) {
        int x = (int) Math.max(0, Math.round(left));
        int y = (int) Math.max(0, Math.round(top));
        int width = (int) Math.round(right) - x;
        int height = (int) Math.round(bottom) - y;
        return width < 1 || height < 1 || !onAnyPage(right) || !onAnyPage(bottom)
                ? Optional.empty()
                : Optional.of(new Box(x, y, width, height));
    }

    static boolean onAnyPage(double pixel) {
        return Math.abs(pixel) <= BEYOND_ANY_PAGE;
    }
}

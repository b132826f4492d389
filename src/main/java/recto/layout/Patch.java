package recto.layout;

import java.util.List;
import recto.model.RegionType;

/**
 * A region on the reduced copy.
 *
 * @param type what it is
 * @param letter median height of its letters, in cells; 0 where it is no text
 * @param slices that cover it from the top, each as wide as the region is there
 */
record Patch(RegionType type, double letter, List<Rect> slices) {
    Patch {
        slices = List.copyOf(slices);
    }

    static Patch of(RegionType type, Rect rect) {
        return new Patch(type, 0, List.of(rect));
    }
}

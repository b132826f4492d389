package recto.evaluate;

import java.util.List;
import java.util.Optional;
import recto.model.Box;

/**
 * Where a region stands.
 *
 * @param box around it
 * @param area its pixels
 * @param pixels how many these are
 */
record Place(Box box, Area area, long pixels) {
    private Place(Box box, Area area) {
        this(box, area, area.size());
    }

    /** The regions of a page that say where they stand, in its order. */
    static List<Place> of(PageText page, Scale scale) {
        return page.regions().stream()
                .flatMap(region -> of(region, scale).stream())
                .toList();
    }

    private static Optional<Place> of(RegionText region, Scale scale) {
        return region.box()
                .flatMap(scale::of)
                .map(box -> new Place(
                        box, region.outline().map(scale::of).map(Area::of).orElseGet(() -> Area.of(box))));
    }

    /** Pixels that both have. */
    long shared(Place other) {
        boolean apart = box.x() >= other.box.right()
                || other.box.x() >= box.right()
                || box.y() >= other.box.bottom()
                || other.box.y() >= box.bottom();
        return apart ? 0 : area.and(other.area).size();
    }

    /** What both share of the pixels of the two together, 0 to 1. */
    double likeness(Place other) {
        long both = shared(other);
        return (double) both / (pixels + other.pixels - both);
    }

    boolean holdsMiddleOf(Box line) {
        Box middle = line.middle();
        return box.contains(middle) && area.and(Area.of(middle)).size() > 0;
    }
}

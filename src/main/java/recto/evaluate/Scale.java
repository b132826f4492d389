package recto.evaluate;

import java.util.Optional;
import recto.model.Box;
import recto.model.Outline;
import recto.model.Outline.Corner;
import recto.model.Size;

/** From pixels of one image of a page to those of another image of it. */
record Scale(double x, double y) {
    static final Scale NONE = new Scale(1, 1);

    /** Two images of one page have the same shape to so great a part: cutting to whole pixels moves it a little. */
    private static final double SAME_SHAPE = 0.01;

    /**
     * Empty where the sizes are not those of one page. Where a size is not known, the images are taken for the same.
     */
    static Optional<Scale> between(Optional<Size> from, Optional<Size> to) {
        if (from.isEmpty() || to.isEmpty()) {
            return Optional.of(NONE);
        }
        double x = (double) to.get().width() / from.get().width();
        double y = (double) to.get().height() / from.get().height();
        return Math.abs(x / y - 1) > SAME_SHAPE ? Optional.empty() : Optional.of(new Scale(x, y));
    }

    /** Empty where nothing of it is left. */
    Optional<Box> of(Box box) {
        return Boxes.ofEdges(box.x() * x, box.y() * y, box.right() * x, box.bottom() * y);
    }

    Outline of(Outline outline) {
        return new Outline(outline.corners().stream()
                .map(corner -> new Corner((int) Math.round(corner.x() * x), (int) Math.round(corner.y() * y)))
                .toList());
    }
}

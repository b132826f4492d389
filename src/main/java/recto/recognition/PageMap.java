package recto.recognition;

import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import recto.model.Baseline;
import recto.model.Bend;
import recto.model.Box;
import recto.model.Size;

/**
 * Where a pixel of the image that was read stands on the page.
 *
 * @param toPage from pixels of the read image to pixels of the page
 * @param bend how the lines of the page run that are level on the image
 * @param page which no box leaves
 */
record PageMap(AffineTransform toPage, Optional<Bend> bend, Size page) {
    /** Rounding errors of the transform do not push an edge to the next pixel. */
    private static final double EDGE = 1e-6;

    /** The box on the page around a rectangle of the image; empty if it lies wholly outside. */
    Optional<Box> box(int left, int top, int right, int bottom) {
        Rectangle2D on = toPage.createTransformedShape(new Rectangle2D.Double(left, top, right - left, bottom - top))
                .getBounds2D();
        int x = clip(Math.floor(on.getMinX() + EDGE), page.width());
        double above = Math.min(lowered(on.getMinX(), on.getMinY()), lowered(on.getMaxX(), on.getMinY()));
        double below = Math.max(lowered(on.getMinX(), on.getMaxY()), lowered(on.getMaxX(), on.getMaxY()));
        int y = clip(Math.floor(above + EDGE), page.height());
        int width = clip(Math.ceil(on.getMaxX() - EDGE), page.width()) - x;
        int height = clip(Math.ceil(below - EDGE), page.height()) - y;
        return width < 1 || height < 1 ? Optional.empty() : Optional.of(new Box(x, y, width, height));
    }

    Baseline baseline(int x1, int y1, int x2, int y2) {
        Point2D from = toPage.transform(new Point2D.Double(x1, y1), null);
        Point2D to = toPage.transform(new Point2D.Double(x2, y2), null);
        return new Baseline(
                clip(Math.rint(from.getX()), page.width()),
                clip(Math.rint(lowered(from.getX(), from.getY())), page.height()),
                clip(Math.rint(to.getX()), page.width()),
                clip(Math.rint(lowered(to.getX(), to.getY())), page.height()));
    }

    private double lowered(double x, double y) {
        return y + bend.map(each -> each.at(x, y)).orElse(0.0);
    }

    private static int clip(double value, int limit) {
        return (int) Math.max(0, Math.min(limit, value));
    }
}

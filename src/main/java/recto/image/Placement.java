package recto.image;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import recto.model.Resolution;
import recto.model.Size;
import recto.model.Turn;

/**
 * One image as it is drawn on a PDF page.
 *
 * @param stream of the image; absent where it stands in the content stream itself
 * @param size stored pixels
 * @param onPage from the unit square of the image, origin top left, to inches from the top left corner of the page
 * @param glyphs drawn before it
 * @param paths drawn before it
 */
record Placement(Optional<COSStream> stream, Size size, AffineTransform onPage, int glyphs, int paths) {
    private static final double STRAIGHT = 0.004;

    static Placement of(COSStream image, AffineTransform toInches, int glyphs, int paths) {
        int width = Math.max(1, image.getInt(COSName.WIDTH, COSName.W, 1));
        int height = Math.max(1, image.getInt(COSName.HEIGHT, COSName.H, 1));
        return new Placement(Optional.of(image), new Size(width, height), fromTop(toInches), glyphs, paths);
    }

    /** The unit square of PDF has its origin at the bottom. */
    static AffineTransform fromTop(AffineTransform unitSquare) {
        AffineTransform turned = new AffineTransform(unitSquare);
        turned.concatenate(new AffineTransform(1, 0, 0, -1, 0, 1));
        return turned;
    }

    /** The rectangle in inches that the image touches. */
    Rectangle2D bounds() {
        return new Path2D.Double(new Rectangle2D.Double(0, 0, 1, 1), onPage).getBounds2D();
    }

    /** The turn that makes the stored image upright; empty where it stands askew. */
    Optional<Turn> turn() {
        double xx = onPage.getScaleX();
        double xy = onPage.getShearX();
        double yx = onPage.getShearY();
        double yy = onPage.getScaleY();
        double length = Math.max(Math.hypot(xx, yx), Math.hypot(xy, yy));
        if (Math.abs(xy) < STRAIGHT * length && Math.abs(yx) < STRAIGHT * length) {
            return Optional.of(Turn.ofTiff(xx > 0 ? yy > 0 ? 1 : 4 : yy > 0 ? 2 : 3));
        }
        if (Math.abs(xx) < STRAIGHT * length && Math.abs(yy) < STRAIGHT * length) {
            return Optional.of(Turn.ofTiff(xy > 0 ? yx > 0 ? 5 : 8 : yx > 0 ? 6 : 7));
        }
        return Optional.empty();
    }

    /** Dots per inch of the stored image: along its rows, and along its columns. */
    Resolution resolution() {
        double across = Math.hypot(onPage.getScaleX(), onPage.getShearY());
        double down = Math.hypot(onPage.getShearX(), onPage.getScaleY());
        return Resolutions.stated(size.width() / across, size.height() / down)
                .orElse(new Resolution(300, 300, Resolution.Source.ASSUMED));
    }

    /** Dots per inch of the image or of its mask, whichever is finer. */
    double finest() {
        double own = Math.max(resolution().x(), resolution().y());
        return stream.map(image -> image.getCOSStream(COSName.SMASK) == null
                        ? image.getCOSStream(COSName.MASK)
                        : image.getCOSStream(COSName.SMASK))
                .map(mask -> own * Math.max(1, mask.getInt(COSName.WIDTH, 1) / (double) size.width()))
                .orElse(own);
    }

    /** Share of the page that it covers, 0 to 1. */
    double share(PdfGeometry page) {
        Rectangle2D seen = bounds().createIntersection(new Rectangle2D.Double(0, 0, page.width(), page.height()));
        return seen.isEmpty() ? 0 : seen.getWidth() * seen.getHeight() / page.area();
    }

    /** Whether the page shows the whole image and little else: at most a twentieth of either lies outside the other. */
    boolean fills(PdfGeometry page) {
        Rectangle2D bounds = bounds();
        double own = bounds.getWidth() * bounds.getHeight();
        double seen = share(page) * page.area();
        return share(page) > 0.9 && seen > 0.95 * own;
    }

    /** From inches on the page to pixels of the upright image. */
    AffineTransform toPixels(Size upright) {
        Rectangle2D bounds = bounds();
        AffineTransform pixels = AffineTransform.getScaleInstance(
                upright.width() / bounds.getWidth(), upright.height() / bounds.getHeight());
        pixels.translate(-bounds.getX(), -bounds.getY());
        return pixels;
    }

    /** Where a corner lies, for messages. */
    Point2D corner() {
        return onPage.transform(new Point2D.Double(0, 0), null);
    }
}

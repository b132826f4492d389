package recto.image;

import java.awt.geom.AffineTransform;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import recto.model.FailureKind;
import recto.model.Size;
import recto.model.StageException;

/**
 * Size and position of a PDF page (ISO 32000-1, 14.11.2 and 7.7.3.3): the crop box, turned by {@code /Rotate}, in units
 * of {@code UserUnit}.
 *
 * @param width inches, upright
 * @param height inches, upright
 * @param toInches from user space to inches from the top left corner of the upright page
 * @param cropToInches the same from the lower left corner of the crop box, in units of user space
 */
record PdfGeometry(double width, double height, AffineTransform toInches, AffineTransform cropToInches) {
    private static final double LEAST = 0.01;

    static PdfGeometry of(PDPage page) throws StageException {
        PDRectangle box = page.getCropBox();
        double unit = unit(page) / 72;
        double w = box.getWidth() * unit;
        double h = box.getHeight() * unit;
        if (!(w >= LEAST) || !(h >= LEAST)) {
            throw new StageException(
                    FailureKind.EMPTY_PAGE, Headers.STAGE, "the page has no size; nothing can be shown or read on it");
        }
        AffineTransform upright = switch (Math.floorMod(page.getRotation(), 360)) {
            case 90 -> new AffineTransform(0, 1, -1, 0, h, 0);
            case 180 -> new AffineTransform(-1, 0, 0, -1, w, h);
            case 270 -> new AffineTransform(0, -1, 1, 0, 0, w);
            default -> new AffineTransform();
        };
        upright.concatenate(
                new AffineTransform(unit, 0, 0, -unit, -box.getLowerLeftX() * unit, h + box.getLowerLeftY() * unit));
        boolean quarter = Math.floorMod(page.getRotation(), 180) == 90;
        AffineTransform crop = new AffineTransform(upright);
        crop.translate(box.getLowerLeftX(), box.getLowerLeftY());
        return quarter ? new PdfGeometry(h, w, upright, crop) : new PdfGeometry(w, h, upright, crop);
    }

    private static double unit(PDPage page) {
        float unit = page.getCOSObject().getFloat(COSName.getPDFName("UserUnit"), 1);
        return unit > 0 ? unit : 1;
    }

    /** Pixels of the whole page at a resolution. */
    Size pixels(double dpi) {
        return new Size(rounded(width * dpi), rounded(height * dpi));
    }

    private static int rounded(double pixels) {
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.round(pixels)));
    }

    double area() {
        return width * height;
    }
}

package recto.export;

import recto.model.PageTranscript;
import recto.model.Resolution;
import recto.model.Size;

/**
 * Pixels of a page image to points of a PDF page (1/72 inch, origin bottom left).
 *
 * @param width of the page in points
 * @param height of the page in points
 * @param x points per pixel across
 * @param y points per pixel down
 */
record PdfScale(float width, float height, double x, double y) {
    private static final double POINTS = 72;
    /** Limits of PDF 1.7, annex C. */
    private static final double LEAST = 3;

    private static final double MOST = 14_400;

    private static final PdfScale A4 = new PdfScale(595.28f, 841.89f, 1, 1);

    /** A4 for a page without an image. */
    static PdfScale of(PageTranscript page) {
        return page.size()
                .flatMap(size -> page.resolution().map(resolution -> of(size, resolution)))
                .orElse(A4);
    }

    private static PdfScale of(Size size, Resolution resolution) {
        double x = POINTS / resolution.x();
        double y = POINTS / resolution.y();
        double longer = Math.max(size.width() * x, size.height() * y);
        double shorter = Math.min(size.width() * x, size.height() * y);
        double fit = longer > MOST ? MOST / longer : shorter < LEAST ? Math.min(LEAST / shorter, MOST / longer) : 1;
        return new PdfScale(rounded(size.width() * x * fit), rounded(size.height() * y * fit), x * fit, y * fit);
    }

    private static float rounded(double points) {
        return (float) (Math.max(LEAST * 100, Math.round(points * 100)) / 100.0);
    }

    /** Distance from the left edge in points. */
    double right(double pixels) {
        return pixels * x;
    }

    /** Distance from the lower edge in points. */
    double up(double pixels) {
        return height - pixels * y;
    }
}

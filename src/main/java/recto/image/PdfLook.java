package recto.image;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.cos.COSName;
import recto.model.FailureKind;
import recto.model.StageException;

/**
 * What a PDF page is made of, and so how its page image is had.
 *
 * @param page its size
 * @param content all that it draws
 * @param whole the one image that is the page
 * @param visible glyphs that are seen
 * @param hidden glyphs without ink, or under an image that covers them
 * @param garbled whether most visible glyphs stand for no character
 */
record PdfLook(
        PdfGeometry page,
        PdfContent content,
        Optional<Placement> whole,
        List<Glyph> visible,
        List<Glyph> hidden,
        boolean garbled) {
    private static final double COVERS = 0.9;
    private static final double LARGE = 0.1;
    private static final double SMALL = 0.02;
    private static final double LOWEST_DPI = 72;
    private static final double HIGHEST_DPI = 600;
    private static final double LEAST_DPI = 30;
    private static final double LONGEST_SIDE = 32_000;

    static PdfLook of(PdfGeometry page, PdfContent content) {
        int cover = content.images().stream()
                .filter(image -> image.share(page) > COVERS && opaque(image))
                .mapToInt(Placement::glyphs)
                .max()
                .orElse(0);
        List<Glyph> visible = new ArrayList<>();
        List<Glyph> hidden = new ArrayList<>();
        for (Glyph glyph : content.glyphs()) {
            (glyph.invisible() || glyph.number() < cover ? hidden : visible).add(glyph);
        }
        int unknown = content.shown() - content.glyphs().size();
        boolean garbled = Garbled.mostly(visible, hidden.isEmpty() ? unknown : 0);
        return new PdfLook(page, content, whole(page, content), visible, hidden, garbled);
    }

    private static boolean opaque(Placement image) {
        return image.stream()
                .filter(s -> !s.containsKey(COSName.SMASK) && !s.containsKey(COSName.MASK))
                .filter(s -> !s.getBoolean(COSName.IMAGE_MASK, false))
                .isPresent();
    }

    /** The last image that fills the page upright, if nothing else of weight is painted after it. */
    private static Optional<Placement> whole(PdfGeometry page, PdfContent content) {
        Optional<Placement> found = Optional.empty();
        for (Placement image : content.images()) {
            boolean masked = image.stream()
                    .map(s -> s.containsKey(COSName.SMASK) || s.containsKey(COSName.MASK))
                    .orElse(true);
            if (image.fills(page) && !masked && image.turn().isPresent()) {
                found = Optional.of(image);
            } else if (image.share(page) > SMALL) {
                found = Optional.empty();
            }
        }
        return found.filter(image -> image.paths() == content.paths());
    }

    /** Whether there is born-digital text to be had. */
    boolean text() {
        return visible.stream().anyMatch(g -> !g.position().getUnicode().isBlank()) && !garbled;
    }

    /** Share of the page under its largest image. */
    double pictured() {
        return content.images().stream()
                .mapToDouble(image -> image.share(page))
                .max()
                .orElse(0);
    }

    /** Whether the page image holds more than the born-digital text. */
    boolean more() {
        double pictures = content.images().stream()
                .filter(image -> image.size().pixels() > 300 * 300)
                .mapToDouble(image -> image.share(page))
                .sum();
        return !text() || pictures > 0.3;
    }

    /** The finest resolution of the images that cover more than a share of the page. */
    private double finest(double share, double otherwise) {
        return content.images().stream()
                .filter(image -> image.share(page) > share)
                .mapToDouble(Placement::finest)
                .max()
                .orElse(otherwise);
    }

    /**
     * The resolution at which the page is drawn: that of its finest large image, the usual one where lines, letters or
     * finer small images ask for it, less where the page would become too large.
     */
    double dpi(ImageSettings settings) throws StageException {
        double large = finest(LARGE, settings.renderDpi());
        double small = Math.min(finest(0, large), settings.renderDpi());
        boolean lines = !visible.isEmpty() || content.paths() > 0;
        double wanted = Math.max(Math.max(large, small), lines ? settings.renderDpi() : LOWEST_DPI);
        double most = Math.min(
                Math.sqrt(settings.maxPixels() / page.area()), LONGEST_SIDE / Math.max(page.width(), page.height()));
        double dpi = Math.min(Math.min(wanted, HIGHEST_DPI), most);
        if (dpi < LEAST_DPI) {
            throw new StageException(
                    FailureKind.TOO_LARGE,
                    Headers.STAGE,
                    "a page of " + Math.round(page.width()) + " x " + Math.round(page.height())
                            + " inches has more pixels at " + Math.round(LEAST_DPI) + " dpi than the limit of "
                            + settings.maxPixels()
                            + "; raise --max-pixels if this is a real page");
        }
        return dpi;
    }
}

package recto.image;

import java.util.List;
import recto.model.Box;
import recto.model.PageImage;
import recto.model.Resolution;

/** Tells white writing on black from dark pages: most of the page is dark, and its light parts are like letters. */
final class Negative {
    private static final double MOSTLY = 0.72;
    private static final double CONTRAST = 60;
    private static final int FEWEST_LETTERS = 12;

    private Negative() {}

    static boolean is(PageImage page) {
        Tones tones = Tones.of(page);
        if (tones.dark() < MOSTLY || tones.contrast() < CONTRAST) {
            return false;
        }
        List<Box> parts = Letters.parts(inverted(page));
        long area = page.size().pixels();
        long letters = parts.stream()
                .filter(part -> part.height() >= 6
                        && part.height() <= 300
                        && part.width() >= part.height() / 6
                        && part.width() <= part.height() * 6)
                .count();
        boolean plate = parts.stream().anyMatch(part -> (long) part.width() * part.height() > area / 10);
        return letters >= FEWEST_LETTERS && !plate;
    }

    /** The same page with black and white exchanged. */
    static PageImage inverted(PageImage page) {
        byte[] pixels = page.pixels().clone();
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (byte) ~pixels[i];
        }
        int spare = page.depth() == 8 ? 0 : page.stride() * 8 - page.size().width();
        for (int end = page.stride() - 1; spare > 0 && end < pixels.length; end += page.stride()) {
            pixels[end] &= (byte) (0xff << spare);
        }
        Resolution same = page.resolution();
        return new PageImage(page.size(), page.depth(), pixels, same);
    }
}

package recto.recognition;

import recto.model.Box;
import recto.model.Outline;
import recto.model.PageImage;
import recto.model.Size;

/**
 * A region cut out of its page, with the tone of its paper in place of what lies outside the outline, since an edge
 * between white and grey paper misleads the threshold of an engine.
 *
 * @param box where it was cut from, in page pixels
 * @param image the cut, with a frame of paper around the box
 * @param frame pixels of paper on each side: a point of the image lies at {@code box.x() - frame + x} on the page
 */
public record Cutout(Box box, PageImage image, int frame) {
    /**
     * Cuts a region out.
     *
     * @param page 8-bit or 1-bit
     * @param outline of the region
     * @param frame pixels of paper to put around it
     */
    public static Cutout of(PageImage page, Outline outline, int frame) {
        Box box = outline.box(page.size());
        Size size = new Size(box.width() + 2 * frame, box.height() + 2 * frame);
        byte[] pixels = new byte[size.width() * size.height()];
        boolean[] inside = new boolean[pixels.length];
        for (int y = box.y(); y < box.bottom(); y++) {
            int[] crossings = outline.crossings(y);
            int row = (y - box.y() + frame) * size.width() + frame - box.x();
            for (int i = 0; i + 1 < crossings.length; i += 2) {
                int from = Math.max(box.x(), crossings[i]);
                int to = Math.max(from, Math.min(box.right(), crossings[i + 1]));
                for (int x = from; x < to; x++) {
                    pixels[row + x] = tone(page, x, y);
                    inside[row + x] = true;
                }
            }
        }
        byte paper = paper(pixels, inside);
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = inside[i] ? pixels[i] : paper;
        }
        return new Cutout(box, new PageImage(size, 8, pixels, page.resolution()), frame);
    }

    /** The most frequent tone of the lighter half. */
    private static byte paper(byte[] pixels, boolean[] inside) {
        int[] counts = new int[256];
        long sum = 0;
        long all = 0;
        for (int i = 0; i < pixels.length; i++) {
            if (inside[i]) {
                counts[pixels[i] & 0xff]++;
                sum += pixels[i] & 0xff;
                all++;
            }
        }
        int best = 255;
        for (int tone = 255; tone >= 0 && tone * all >= sum; tone--) {
            best = counts[tone] > counts[best] ? tone : best;
        }
        return (byte) best;
    }

    private static byte tone(PageImage page, int x, int y) {
        int start = y * page.stride();
        if (page.depth() == 8) {
            return page.pixels()[start + x];
        }
        boolean ink = (page.pixels()[start + (x >> 3)] >> (7 - (x & 7)) & 1) == 1;
        return (byte) (ink ? 0 : 255);
    }
}

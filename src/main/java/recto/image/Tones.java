package recto.image;

import recto.model.PageImage;

/**
 * How light and dark are spread over a page, from a sample of its pixels.
 *
 * @param threshold grey value that parts dark from light best (Otsu 1979); pixels below it are dark
 * @param dark share of dark pixels, 0 to 1
 * @param contrast mean of the light pixels less mean of the dark ones, 0 to 255
 */
record Tones(int threshold, double dark, double contrast) {
    private static final int STEP = 3;

    static Tones of(PageImage page) {
        return page.depth() == 1 ? ofBits(page) : ofGrey(page);
    }

    private static Tones ofBits(PageImage page) {
        long ink = 0;
        long all = 0;
        for (int y = 0; y < page.size().height(); y += STEP) {
            for (int x = 0; x < page.stride(); x++) {
                ink += Integer.bitCount(page.pixels()[y * page.stride() + x] & 0xff);
            }
            all += page.size().width();
        }
        double dark = ink / (double) all;
        return new Tones(128, dark, dark == 0 || dark == 1 ? 0 : 255);
    }

    private static Tones ofGrey(PageImage page) {
        long[] histogram = new long[256];
        byte[] pixels = page.pixels();
        int width = page.size().width();
        for (int y = 0; y < page.size().height(); y += STEP) {
            for (int x = y / STEP % STEP; x < width; x += STEP) {
                histogram[pixels[y * width + x] & 0xff]++;
            }
        }
        return otsu(histogram);
    }

    private static Tones otsu(long[] histogram) {
        double count = 0;
        double sum = 0;
        for (int i = 0; i < 256; i++) {
            count += histogram[i];
            sum += (double) i * histogram[i];
        }
        Tones best = new Tones(128, sum / Math.max(1, count) < 128 ? 1 : 0, 0);
        double most = 0;
        double below = 0;
        double sumBelow = 0;
        for (int i = 0; i < 255; i++) {
            below += histogram[i];
            sumBelow += (double) i * histogram[i];
            if (below == 0 || below == count) {
                continue;
            }
            double contrast = (sum - sumBelow) / (count - below) - sumBelow / below;
            double between = below * (count - below) * contrast * contrast;
            if (between > most) {
                most = between;
                best = new Tones(i + 1, below / count, contrast);
            }
        }
        return best;
    }
}

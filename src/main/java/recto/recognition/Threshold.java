package recto.recognition;

import recto.model.PageImage;

/** The grey that parts ink from paper best (Otsu, IEEE Transactions SMC 9, 1979), over a sample of the page. */
final class Threshold {
    private static final int GREYS = 256;
    /** Every so many pixels one is looked at; a prime, so that no pattern of print is always met at the same place. */
    private static final int STEP = 7;

    private Threshold() {}

    /** Darker than this is ink; 1 to 255. */
    static int of(PageImage page) {
        if (page.depth() == 1) {
            return GREYS / 2;
        }
        long[] counts = new long[GREYS];
        for (int i = 0; i < page.pixels().length; i += STEP) {
            counts[page.pixels()[i] & 0xFF]++;
        }
        return best(counts);
    }

    private static int best(long[] counts) {
        long all = 0;
        double sum = 0;
        for (int grey = 0; grey < GREYS; grey++) {
            all += counts[grey];
            sum += grey * (double) counts[grey];
        }
        long dark = 0;
        double darkSum = 0;
        double most = -1;
        int best = GREYS / 2;
        for (int grey = 0; grey < GREYS - 1; grey++) {
            dark += counts[grey];
            darkSum += grey * (double) counts[grey];
            if (dark > 0 && dark < all) {
                double distance = darkSum / dark - (sum - darkSum) / (all - dark);
                double spread = (double) dark * (all - dark) * distance * distance;
                if (spread > most) {
                    most = spread;
                    best = grey + 1;
                }
            }
        }
        return best;
    }
}

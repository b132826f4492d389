package recto.image;

import java.util.List;
import java.util.Optional;
import recto.model.Box;
import recto.model.PageImage;
import recto.model.Size;
import recto.model.StageException;

/** Finds out how high the small letters of a page are, from the connected dark parts in its middle. */
final class Letters {
    private static final int WINDOW = 2000;
    private static final int FEWEST = 40;
    private static final int LOWEST = 4;
    private static final int HIGHEST = 200;

    private Letters() {}

    /** Pixels of the most common height of letter-like parts; empty where too few are found. */
    static Optional<Double> height(PageImage page) {
        List<Box> parts = parts(page);
        double[] weight = new double[HIGHEST + 1];
        int letters = 0;
        for (Box part : parts) {
            boolean letter = part.height() >= LOWEST
                    && part.height() <= HIGHEST
                    && part.width() * 4 >= part.height()
                    && part.width() * 2 <= part.height() * 5;
            if (letter) {
                weight[part.height()] += part.height();
                letters++;
            }
        }
        return letters < FEWEST ? Optional.empty() : Optional.of((double) peak(weight));
    }

    /** Boxes of the dark parts in the middle of the page. */
    static List<Box> parts(PageImage page) {
        PageImage middle = middle(page);
        try (Pix pix = Pix.of(middle.size(), middle.depth(), middle.pixels())) {
            return pix.components(Tones.of(middle).threshold());
        } catch (StageException noEngine) {
            throw new IllegalStateException("the page was decoded with the same library", noEngine);
        }
    }

    /** Heights within a tenth of each other count together. */
    private static int peak(double[] weight) {
        int best = LOWEST;
        double most = 0;
        for (int height = LOWEST; height <= HIGHEST; height++) {
            int reach = Math.max(1, height / 10);
            double sum = 0;
            for (int near = Math.max(0, height - reach); near <= Math.min(HIGHEST, height + reach); near++) {
                sum += weight[near];
            }
            sum /= 2 * reach + 1;
            if (sum > most) {
                most = sum;
                best = height;
            }
        }
        return best;
    }

    private static PageImage middle(PageImage page) {
        Size size = page.size();
        int width = Math.min(WINDOW, size.width());
        int height = Math.min(WINDOW, size.height());
        int unit = 8 / page.depth();
        int left = (size.width() - width) / 2 / unit * unit;
        int top = (size.height() - height) / 2;
        int stride = page.depth() == 8 ? width : (width + 7) / 8;
        byte[] pixels = new byte[stride * height];
        for (int y = 0; y < height; y++) {
            System.arraycopy(page.pixels(), (top + y) * page.stride() + left / unit, pixels, y * stride, stride);
        }
        return new PageImage(new Size(width, height), page.depth(), pixels, page.resolution());
    }
}

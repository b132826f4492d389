package recto.recognition;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.PointerByReference;
import recto.model.PageImage;

/** How high the letters of a page are, in pixels: what decides how well and how fast the engine reads. */
final class LetterHeight {

    private static final int LOWEST = 5;
    private static final int HIGHEST = 150;
    private static final int FEWEST = 40;
    private static final int EIGHT_CONNECTED = 8;

    private LetterHeight() {}

    /**
     * The median height of letter-like parts, each weighted by its height, for specks are many; 0 where there are few.
     */
    static int of(PageImage page) {
        try (Pixels whole = Pixels.of(page);
                Pixels bilevel = whole.bilevel(Threshold.of(page))) {
            Pointer boxes = Leptonica.pixConnCompBB(bilevel.pointer(), EIGHT_CONNECTED);
            try {
                return median(boxes);
            } finally {
                Leptonica.boxaDestroy(new PointerByReference(boxes));
            }
        }
    }

    private static int median(Pointer boxes) {
        int[] heights = new int[HIGHEST + 1];
        int count = 0;
        int sum = 0;
        int[] unused = new int[1];
        int[] width = new int[1];
        int[] height = new int[1];
        for (int i = Leptonica.boxaGetCount(boxes) - 1; i >= 0; i--) {
            Leptonica.boxaGetBoxGeometry(boxes, i, unused, unused, width, height);
            if (letter(width[0], height[0])) {
                heights[height[0]] += height[0];
                count++;
                sum += height[0];
            }
        }
        if (count < FEWEST) {
            return 0;
        }
        int below = 0;
        int median = 0;
        while (2 * (below + heights[median]) < sum) {
            below += heights[median++];
        }
        return median;
    }

    private static boolean letter(int width, int height) {
        return height >= LOWEST && height <= HIGHEST && width >= 3 && width < 4 * height && height < 4 * width;
    }
}

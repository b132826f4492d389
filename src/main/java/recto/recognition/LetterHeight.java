package recto.recognition;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.PointerByReference;
import recto.model.Box;
import recto.model.PageImage;
import recto.model.Size;

/** How high the letters of a page are, in pixels: what decides how well and how fast the engine reads. */
final class LetterHeight {
    /** Sides of the middle part of a page that is looked at, in pixels. */
    private static final int PART = 2400;

    private static final int LOWEST = 5;
    private static final int HIGHEST = 150;
    private static final int FEWEST = 40;
    private static final int EIGHT_CONNECTED = 8;

    private LetterHeight() {}

    /** The median height of letter-like parts; 0 where too few are found. */
    static int of(PageImage page) {
        try (Pixels middle = Pixels.of(page, middle(page.size()));
                Pixels bilevel = middle.bilevel(Threshold.of(page))) {
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
        int[] unused = new int[1];
        int[] width = new int[1];
        int[] height = new int[1];
        for (int i = Leptonica.boxaGetCount(boxes) - 1; i >= 0; i--) {
            Leptonica.boxaGetBoxGeometry(boxes, i, unused, unused, width, height);
            if (letter(width[0], height[0])) {
                heights[height[0]]++;
                count++;
            }
        }
        if (count < FEWEST) {
            return 0;
        }
        int below = 0;
        int median = 0;
        while (2 * (below + heights[median]) < count) {
            below += heights[median++];
        }
        return median;
    }

    private static boolean letter(int width, int height) {
        return height >= LOWEST && height <= HIGHEST && width >= 3 && width < 4 * height && height < 4 * width;
    }

    private static Box middle(Size size) {
        int width = Math.min(size.width(), PART);
        int height = Math.min(size.height(), PART);
        return new Box((size.width() - width) / 2, (size.height() - height) / 2, width, height);
    }
}

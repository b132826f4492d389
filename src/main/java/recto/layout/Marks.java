package recto.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * The ink of a page by kind.
 *
 * @param letters components of the size of letters
 * @param pictures boxes of drawings and halftones
 * @param noise boxes of marks at the border of the scan
 */
record Marks(List<Rect> letters, List<Rect> pictures, List<Rect> noise) {
    /** Below this, in letter heights, a mark is a speck: a dot of an i, or dirt. */
    static final double SPECK = 0.35;

    /** Smallest picture, in letter heights. */
    private static final double PICTURE = 6;

    /** How far the neighbours of a letter may be, in its heights. */
    private static final double NEAR = 3;

    /** What touches the edge of the scan and is longer than this, in letter heights, is no letter. */
    private static final double BORDER = 10;

    /** No letter of running text is higher, in cells. */
    private static final int MOST = 100;

    /** Sorts the components of a copy by kind. */
    static Marks of(List<Component> components, Bitmap ink, double letter) {
        List<Rect> letters = new ArrayList<>();
        List<Rect> large = new ArrayList<>();
        List<Rect> noise = new ArrayList<>();
        for (Component component : components) {
            Rect rect = component.rect();
            boolean border = touchesEdge(rect, ink) && Math.max(rect.width(), rect.height()) > BORDER * letter;
            if (border || isFrame(component, ink)) {
                noise.add(rect);
            } else if (Math.min(rect.width(), rect.height()) >= PICTURE * letter) {
                large.add(rect);
            } else if (rect.height() >= 1.8 * letter && rect.height() >= 4 * rect.width()) {
                noise.add(rect);
            } else if (Math.max(rect.width(), rect.height()) >= SPECK * letter) {
                letters.add(rect);
            }
        }
        List<Rect> pictures = new ArrayList<>();
        for (Rect rect : large) {
            (standsInALine(rect, letters, large) ? letters : pictures).add(rect);
        }
        List<Rect> merged = merged(pictures);
        letters.removeIf(rect -> merged.stream().anyMatch(picture -> picture.contains(rect.middleX(), rect.middleY())));
        letters.sort(Rect.FROM_TOP);
        return new Marks(letters, merged, noise);
    }

    private static boolean touchesEdge(Rect rect, Bitmap ink) {
        return rect.left() <= 1 || rect.top() <= 1 || rect.right() >= ink.width - 1 || rect.bottom() >= ink.height - 1;
    }

    /** A ring of shadow around a sheet, or a box drawn around most of it. */
    private static boolean isFrame(Component component, Bitmap ink) {
        long area = (long) component.rect().width() * component.rect().height();
        return component.ink() < 0.3 * area && 3 * area > (long) ink.width * ink.height;
    }

    /** Large type has neighbours of its own height near by. */
    private static boolean standsInALine(Rect rect, List<Rect> letters, List<Rect> large) {
        return java.util.stream.Stream.concat(letters.stream(), large.stream())
                        .filter(other -> other != rect
                                && other.height() > 0.5 * rect.height()
                                && other.height() < 2 * rect.height()
                                && other.sharedHeight(rect) > 0.5 * other.height()
                                && other.sharedWidth(rect) > -NEAR * rect.height())
                        .count()
                >= 3;
    }

    private static List<Rect> merged(List<Rect> rects) {
        List<Rect> result = new ArrayList<>();
        for (Rect rect : rects) {
            Rect grown = rect;
            for (boolean again = true; again; ) {
                again = false;
                for (Rect other : List.copyOf(result)) {
                    if (other.meets(grown)) {
                        grown = grown.union(other);
                        result.remove(other);
                        again = true;
                    }
                }
            }
            result.add(grown);
        }
        result.sort(Rect.FROM_TOP);
        return result;
    }

    /**
     * Height of the usual letter: the median of what looks like letters, first each counted by its width, then near
     * that by its area, since specks are many and headings few; 0 where there is nothing of the kind.
     */
    static double letterHeight(List<Component> components) {
        long[] widths = new long[MOST];
        long[] areas = new long[MOST];
        for (Component component : components) {
            int width = component.rect().width();
            int height = component.rect().height();
            if (height >= 4 && height < MOST && width >= 2 && width < 6 * height && height < 5 * width) {
                widths[height] += width;
                areas[height] += (long) width * height;
            }
        }
        int first = median(widths, 0, MOST);
        return median(areas, first / 2, Math.min(MOST, 3 * first));
    }

    private static int median(long[] counts, int from, int to) {
        long all = java.util.Arrays.stream(counts, from, to).sum();
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += counts[i];
            if (2 * sum > all) {
                return i;
            }
        }
        return 0;
    }
}

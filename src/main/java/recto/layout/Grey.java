package recto.layout;

import recto.model.PageImage;

/**
 * A reduced grey copy of a page: 0 is black, 255 is white.
 *
 * @param width cells
 * @param height cells
 * @param cells row by row
 */
record Grey(int width, int height, byte[] cells) {
    private static final double DEVIATIONS = 0.5;

    /** Faintest print that counts, in grey values below the paper around it. */
    private static final double LEAST_CONTRAST = 18;

    /** Bits after the point of places between cells. */
    private static final int FRACTION = 16;

    private static final int ONE = 1 << FRACTION;

    int get(int x, int y) {
        return cells[y * width + x] & 0xff;
    }

    /**
     * The mean of each {@code factor x factor} square of page pixels; a rest at the right and lower edge is left out.
     */
    static Grey reduced(PageImage page, int factor) {
        int width = Math.max(1, page.size().width() / factor);
        int height = Math.max(1, page.size().height() / factor);
        byte[] cells = new byte[width * height];
        int[] sums = new int[width];
        int rows = Math.min(factor, page.size().height());
        int columns = Math.min(factor, page.size().width());
        for (int y = 0; y < height; y++) {
            java.util.Arrays.fill(sums, 0);
            for (int row = 0; row < rows; row++) {
                addRow(page, y * factor + row, columns, sums);
            }
            for (int x = 0; x < width; x++) {
                cells[y * width + x] = (byte) (sums[x] / (rows * columns));
            }
        }
        return new Grey(width, height, cells);
    }

    private static void addRow(PageImage page, int row, int columns, int[] sums) {
        byte[] pixels = page.pixels();
        int start = row * page.stride();
        int x = 0;
        for (int cell = 0; cell < sums.length; cell++) {
            int sum = 0;
            for (int i = 0; i < columns; i++, x++) {
                sum += page.depth() == 8 ? pixels[start + x] & 0xff : bit(pixels, start, x);
            }
            sums[cell] += sum;
        }
    }

    private static int bit(byte[] pixels, int start, int x) {
        return (pixels[start + (x >> 3)] >> (7 - (x & 7)) & 1) == 1 ? 0 : 255;
    }

    /** Turned about the middle by bilinear interpolation, same size; what comes in from outside is white. */
    Grey turned(Turning turning) {
        byte[] result = new byte[cells.length];
        int stepX = fixed(Math.cos(Math.toRadians(turning.degrees())));
        int stepY = fixed(Math.sin(Math.toRadians(turning.degrees())));
        for (int y = 0; y < height; y++) {
            int fromX = fixed(turning.backX(0, y));
            int fromY = fixed(turning.backY(0, y));
            for (int x = 0; x < width; x++, fromX += stepX, fromY += stepY) {
                result[y * width + x] = (byte) sample(fromX, fromY);
            }
        }
        return new Grey(width, height, result);
    }

    private static int fixed(double value) {
        return (int) Math.round(value * ONE);
    }

    private int sample(int fixedX, int fixedY) {
        int x = fixedX >> FRACTION;
        int y = fixedY >> FRACTION;
        if (x < 0 || y < 0 || x + 1 >= width || y + 1 >= height) {
            return 255;
        }
        int right = (fixedX & ONE - 1) >> 8;
        int low = (fixedY & ONE - 1) >> 8;
        int at = y * width + x;
        int upper = (cells[at] & 0xff) * (256 - right) + (cells[at + 1] & 0xff) * right;
        int lower = (cells[at + width] & 0xff) * (256 - right) + (cells[at + width + 1] & 0xff) * right;
        return upper * (256 - low) + lower * low + (1 << 15) >> 16;
    }

    /**
     * Ink by a threshold that follows the paper: darker than the mean of its window by half a standard deviation (W.
     * Niblack, "An introduction to digital image processing", 1986), and by a least contrast that keeps blank paper
     * blank; window sums as in F. Shafait et al., DRR 2008.
     *
     * @param radius half side of the window, in cells
     */
    Bitmap ink(int radius) {
        long[] sums = new long[(width + 1) * (height + 1)];
        long[] squares = new long[sums.length];
        integrate(sums, squares);
        Bitmap result = new Bitmap(width, height);
        for (int y = 0; y < height; y++) {
            int top = Math.max(0, y - radius) * (width + 1);
            int bottom = Math.min(height, y + radius + 1) * (width + 1);
            for (int x = 0; x < width; x++) {
                int left = Math.max(0, x - radius);
                int right = Math.min(width, x + radius + 1);
                double count = (double) (right - left) * ((bottom - top) / (width + 1));
                double mean = window(sums, top + left, bottom + right, right - left) / count;
                double square = window(squares, top + left, bottom + right, right - left) / count;
                double deviation = Math.sqrt(Math.max(0, square - mean * mean));
                result.set(x, y, get(x, y) < mean - Math.max(LEAST_CONTRAST, DEVIATIONS * deviation));
            }
        }
        return result;
    }

    private static long window(long[] sums, int topLeft, int bottomRight, int columns) {
        return sums[bottomRight] - sums[bottomRight - columns] - sums[topLeft + columns] + sums[topLeft];
    }

    private void integrate(long[] sums, long[] squares) {
        for (int y = 0; y < height; y++) {
            long sum = 0;
            long square = 0;
            for (int x = 0; x < width; x++) {
                int value = get(x, y);
                sum += value;
                square += (long) value * value;
                int here = (y + 1) * (width + 1) + x + 1;
                sums[here] = sums[here - width - 1] + sum;
                squares[here] = squares[here - width - 1] + square;
            }
        }
    }
}

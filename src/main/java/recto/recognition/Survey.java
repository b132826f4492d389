package recto.recognition;

import java.util.Arrays;
import java.util.Optional;
import recto.model.Box;
import recto.model.PageImage;
import recto.model.Size;

/**
 * A page image seen from afar: the mean darkness of small square cells, and which of them are ink. Single specks vanish
 * in the mean of a cell; uneven light and stains do not count, for a cell is ink only if it differs from the paper
 * around it.
 */
final class Survey {
    /** Cells to the inch: a stroke of small print still darkens one. */
    private static final double CELLS_PER_INCH = 75;
    /** Side of the squares, in cells, whose paper is taken to be of one colour. */
    private static final int TILE = 32;
    /** Difference from the paper, of 255, from which a cell is ink. */
    private static final int CONTRAST = 48;
    /** Pairs of ink cells above each other in the smallest thing that a page could carry: one digit. */
    private static final int ONE_DIGIT = 4;

    private final int cell;
    private final Size page;
    private final int width;
    private final int height;
    private final boolean[] ink;

    private Survey(PageImage image) {
        this.page = image.size();
        this.cell = Math.max(1, (int) Math.round(image.resolution().x() / CELLS_PER_INCH));
        this.width = (page.width() + cell - 1) / cell;
        this.height = (page.height() + cell - 1) / cell;
        this.ink = new boolean[width * height];
        mark(means(image));
    }

    static Survey of(PageImage image) {
        return new Survey(image);
    }

    private int[] means(PageImage image) {
        int[] sums = new int[width * height];
        byte[] pixels = image.pixels();
        for (int y = 0; y < page.height(); y++) {
            int row = (y / cell) * width;
            int line = y * image.stride();
            for (int x = 0; x < page.width(); x++) {
                int value = image.depth() == 8
                        ? pixels[line + x] & 0xFF
                        : (pixels[line + (x >> 3)] >> (7 - (x & 7)) & 1) == 1 ? 0 : 255;
                sums[row + x / cell] += value;
            }
        }
        for (int i = 0; i < sums.length; i++) {
            int w = Math.min(cell, page.width() - i % width * cell);
            int h = Math.min(cell, page.height() - i / width * cell);
            sums[i] /= w * h;
        }
        return sums;
    }

    private void mark(int[] means) {
        for (int top = 0; top < height; top += TILE) {
            for (int left = 0; left < width; left += TILE) {
                markTile(means, left, top);
            }
        }
    }

    /** Paper is the lighter part of a tile: its ninth decile, which a tile full of text still has. */
    private void markTile(int[] means, int left, int top) {
        int right = Math.min(width, left + TILE);
        int bottom = Math.min(height, top + TILE);
        int[] sorted = new int[(right - left) * (bottom - top)];
        int n = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                sorted[n++] = means[y * width + x];
            }
        }
        Arrays.sort(sorted);
        int paper = sorted[n - 1 - n / 10];
        int light = sorted[n / 2] + CONTRAST;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                int mean = means[y * width + x];
                if (mean <= paper - CONTRAST || mean >= light) {
                    ink[y * width + x] = true;
                }
            }
        }
    }

    /** Whether nothing is printed on the page: it is all paper, or all black. */
    boolean blank() {
        int pairs = 0;
        for (int i = width; i < ink.length && pairs < ONE_DIGIT; i++) {
            pairs += ink[i] && ink[i - width] ? 1 : 0;
        }
        return pairs < ONE_DIGIT;
    }

    /** The part of the page that carries ink. */
    Optional<Box> inked() {
        int left = width;
        int top = height;
        int right = -1;
        int bottom = -1;
        for (int i = 0; i < ink.length; i++) {
            if (ink[i]) {
                left = Math.min(left, i % width);
                right = Math.max(right, i % width);
                top = Math.min(top, i / width);
                bottom = Math.max(bottom, i / width);
            }
        }
        return right < 0 ? Optional.empty() : Optional.of(onPage(left, top, right + 1, bottom + 1));
    }

    /** Side of a cell in pixels. */
    int cell() {
        return cell;
    }

    /** Width of the page in cells. */
    int width() {
        return width;
    }

    /** Height of the page in cells. */
    int height() {
        return height;
    }

    boolean ink(int x, int y) {
        return ink[y * width + x];
    }

    /** Pixels of the page under a rectangle of cells. */
    Box onPage(int left, int top, int right, int bottom) {
        int x = left * cell;
        int y = top * cell;
        return new Box(x, y, Math.min(right * cell, page.width()) - x, Math.min(bottom * cell, page.height()) - y);
    }
}

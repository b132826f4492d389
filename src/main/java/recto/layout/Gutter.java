package recto.layout;

import java.util.List;
import java.util.OptionalInt;

/**
 * The white between two facing pages that were scanned as one image.
 *
 * <p>Half a page that is taken for a whole one does more harm than a spread that stays whole, so all signs must agree:
 * the image is wide, no line of text crosses its middle, the white there is broader than any other between columns, and
 * there is text on both sides.
 */
final class Gutter {
    /** Width of an image of two pages, in heights; two pages of narrow octavo have 1.2, with paper below less. */
    private static final double WIDE = 1.1;

    /** No two pages are wider than this, in heights: such an image was cut out of one. */
    private static final double WIDEST = 2.2;

    /** Where the fold may be, as a share of the width from either side. */
    private static final double MIDDLE = 0.4;

    /** Least width of the white between facing pages, in letter heights: two inner margins. */
    private static final double WHITE = 5;

    /** How much broader than the white between columns it is. */
    private static final double BROADER = 1.5;

    /** Fewest letters on each page. */
    private static final int LETTERS = 100;

    /** Fewest letters of a line that counts; fewer may be dirt in the fold. */
    private static final int LINE = 3;

    private final Anatomy anatomy;
    private final List<Strip> lines;

    private Gutter(Anatomy anatomy) {
        this.anatomy = anatomy;
        this.lines = anatomy.strips().stream()
                .filter(strip -> strip.letters() >= LINE)
                .toList();
    }

    /** The middle of the white, in cells; empty where the image shows one page. */
    static OptionalInt of(Anatomy anatomy) {
        Bitmap ink = anatomy.sheet().ink();
        Gutter gutter = new Gutter(anatomy);
        return ink.width < WIDE * ink.height || ink.width > WIDEST * ink.height || gutter.lines.isEmpty()
                ? OptionalInt.empty()
                : gutter.find(ink.width);
    }

    private OptionalInt find(int width) {
        boolean[] printed = new boolean[width];
        for (Strip line : lines) {
            java.util.Arrays.fill(
                    printed,
                    Math.max(0, line.rect().left()),
                    Math.min(width, line.rect().right()),
                    true);
        }
        int first = 0;
        int last = width - 1;
        while (first < last && !printed[first]) {
            first++;
        }
        while (last > first && !printed[last]) {
            last--;
        }
        int widest = 0;
        int second = 0;
        int at = 0;
        for (int x = first, start = first; x <= last; x++) {
            if (printed[x]) {
                start = x + 1;
            } else if (printed[x + 1]) {
                int white = x + 1 - start;
                second = Math.max(second, Math.min(widest, white));
                at = white > widest ? (start + x + 1) / 2 : at;
                widest = Math.max(widest, white);
            }
        }
        boolean central = at > MIDDLE * width && at < (1 - MIDDLE) * width;
        boolean broad = widest >= WHITE * anatomy.sheet().letter() && widest >= BROADER * second;
        return central && broad && letters(0, at) >= LETTERS && letters(at, width) >= LETTERS
                ? OptionalInt.of(at)
                : OptionalInt.empty();
    }

    private int letters(int from, int to) {
        return lines.stream()
                .filter(line -> line.rect().middleX() >= from && line.rect().middleX() < to)
                .mapToInt(Strip::letters)
                .sum();
    }
}

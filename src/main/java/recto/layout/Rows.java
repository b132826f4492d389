package recto.layout;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the rows of lists, whose cells stand far apart: a list with figures at its edge is read line by line, not
 * column by column. One of two cells is narrow, since two wide ones are columns.
 */
final class Rows {
    /** Widest narrow cell, in letter heights. */
    private static final double NARROW = Separators.COLUMN;

    /** Narrowest cell that is not dirt, in letter heights: two digits, which may hang together. */
    private static final double DIGITS = 1.2;

    /** Largest gap between two cells, in letter heights. */
    private static final double FAR = 25;

    /** Fewest rows of a list. */
    private static final int ROWS = 3;

    /** Least share of the lines of a list that have a figure; dirt stands beside fewer. */
    private static final double SHARE = 0.3;

    private final double letter;
    private final List<Strip> lines;
    private final List<Strip> cells;

    private Rows(List<Strip> strips, double letter) {
        this.letter = letter;
        this.lines = strips.stream()
                .filter(strip -> strip.isRow() && strip.rect().width() > NARROW * letter)
                .toList();
        this.cells = strips.stream()
                .filter(strip -> strip.rect().width() <= NARROW * letter
                        && strip.rect().width() >= DIGITS * letter
                        && strip.letter() >= 0.7 * letter)
                .filter(strip -> lines.stream().anyMatch(line -> inOneRow(line, strip)))
                .toList();
    }

    /** Joins the rows of a column. */
    static void join(List<Integer> column, List<Strip> strips, double letter, Groups groups) {
        Set<Strip> figures = figures(column.stream().map(strips::get).toList(), letter);
        Rows rows = new Rows(List.of(), letter);
        for (int cell : column) {
            if (figures.contains(strips.get(cell))) {
                column.stream()
                        .filter(other -> rows.inOneRow(strips.get(other), strips.get(cell)))
                        .forEach(other -> groups.join(other, cell));
            }
        }
    }

    /** The narrow strips below each other that stand on lines of text, with no more than a few lines without one. */
    static Set<Strip> figures(List<Strip> strips, double letter) {
        Rows rows = new Rows(strips, letter);
        return rows.cells.stream().filter(rows::isOneOfMany).collect(Collectors.toSet());
    }

    private boolean isOneOfMany(Strip cell) {
        List<Rect> below = cells.stream()
                .map(Strip::rect)
                .filter(other -> other.sharedWidth(cell.rect()) > 0)
                .toList();
        Rect all = below.stream().reduce(Rect::union).orElseThrow();
        long beside = lines.stream()
                .map(Strip::rect)
                .filter(line -> line.sharedHeight(all) > 0
                        && line.sharedWidth(all) < 0
                        && line.sharedWidth(all) >= -FAR * letter)
                .count();
        return below.size() >= Math.max(ROWS, SHARE * beside);
    }

    private boolean inOneRow(Strip a, Strip b) {
        int gap = -a.rect().sharedWidth(b.rect());
        double higher = Math.max(a.letter(), b.letter());
        return gap > 0
                && gap <= FAR * letter
                && a.levelWith(b, letter)
                && higher < 1.5 * Math.min(a.letter(), b.letter());
    }
}

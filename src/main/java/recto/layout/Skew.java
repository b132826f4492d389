package recto.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The angle of the text lines: the median slope of rows of neighbouring letters, after L. O'Gorman, "The document
 * spectrum for page layout analysis", PAMI 15 (1993). A profile of the whole page is sharper on one column, but lines
 * of neighbouring columns that stand a little lower each mislead it.
 */
final class Skew {
    /** Fewest letters of a row whose slope counts. */
    private static final int LETTERS = 8;

    /** Fewest rows that say anything. */
    private static final int ROWS = 5;

    /** Largest gap within a row, in letter heights: below most gaps between columns. */
    private static final double GAP = 1.2;

    /** Steepest slope that is believed, in degrees. */
    private static final double LIMIT = 5;

    private record Slope(double tangent, int weight) {}

    private Skew() {}

    /**
     * Degrees by which lines fall to the right; 0 where there are too few to tell.
     *
     * @param letters of the page as it is
     * @param letter their usual height, in cells
     */
    static double degrees(List<Rect> letters, double letter) {
        List<Slope> slopes = new ArrayList<>();
        for (List<Rect> line : Chains.lines(letters, letter, (a, b) -> b.left() - a.right() <= GAP * letter)) {
            if (line.size() >= LETTERS) {
                slopes.add(slope(line));
            }
        }
        double degrees = slopes.size() < ROWS ? 0 : Math.toDegrees(Math.atan(median(slopes)));
        return Math.abs(degrees) > LIMIT ? 0 : degrees;
    }

    /** Least squares through the feet of the letters. */
    private static Slope slope(List<Rect> line) {
        double meanX = line.stream().mapToInt(Rect::middleX).average().orElseThrow();
        double meanY = line.stream().mapToInt(Rect::bottom).average().orElseThrow();
        double both = 0;
        double square = 0;
        for (Rect letter : line) {
            both += (letter.middleX() - meanX) * (letter.bottom() - meanY);
            square += (letter.middleX() - meanX) * (letter.middleX() - meanX);
        }
        int width = line.get(line.size() - 1).right() - line.get(0).left();
        return new Slope(square == 0 ? 0 : both / square, width);
    }

    private static double median(List<Slope> slopes) {
        slopes.sort(Comparator.comparingDouble(Slope::tangent));
        long all = slopes.stream().mapToLong(Slope::weight).sum();
        long sum = 0;
        for (Slope slope : slopes) {
            sum += slope.weight();
            if (2 * sum >= all) {
                return slope.tangent();
            }
        }
        return 0;
    }
}

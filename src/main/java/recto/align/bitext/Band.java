package recto.align.bitext;

import java.util.Arrays;
import java.util.List;

/**
 * The part of the table of two texts that is looked at: for each place between sentences on the left (0 to how many
 * there are) a range of places on the right. Neither end of the range ever goes back.
 */
final class Band {
    private final int columns;
    private final int[] low;
    private final int[] high;

    private Band(int rows, int columns) {
        this.columns = columns;
        low = new int[rows + 1];
        high = new int[rows + 1];
    }

    /** The whole table. */
    static Band whole(int rows, int columns) {
        Band band = new Band(rows, columns);
        Arrays.fill(band.high, columns);
        return band;
    }

    /** All places no farther than {@code width} from those of a path. */
    static Band around(List<Bead> path, int rows, int columns, int width) {
        Band band = new Band(rows, columns);
        Arrays.fill(band.low, columns);
        for (Bead bead : path) {
            int last = Math.min(rows, bead.leftTo() + width);
            for (int i = Math.max(0, bead.leftFrom() - width); i <= last; i++) {
                band.low[i] = Math.min(band.low[i], Math.max(0, bead.rightFrom() - width));
                band.high[i] = Math.max(band.high[i], Math.min(columns, bead.rightTo() + width));
            }
        }
        band.straighten();
        return band;
    }

    /**
     * Places near the lines between points that follow each other: all between two points that are near each other, and
     * else those no farther than {@code width} from the line.
     *
     * @param points row and column in turn; neither goes back from one to the next; the corners are added
     */
    static Band through(List<int[]> points, int rows, int columns, int width) {
        Band band = new Band(rows, columns);
        Arrays.fill(band.low, columns);
        int[] before = {0, 0};
        for (int[] point : points) {
            band.line(before, point, width);
            before = point;
        }
        band.line(before, new int[] {rows, columns}, width);
        band.straighten();
        return band;
    }

    private void line(int[] from, int[] to, int width) {
        boolean near = to[0] - from[0] <= width && to[1] - from[1] <= width;
        for (int i = from[0]; i <= to[0]; i++) {
            int middle = to[0] == from[0]
                    ? from[1]
                    : from[1] + (int) ((long) (to[1] - from[1]) * (i - from[0]) / (to[0] - from[0]));
            int first = near ? from[1] : middle;
            int last = near || i == to[0] ? to[1] : middle;
            low[i] = Math.min(low[i], Math.max(0, first - width));
            high[i] = Math.max(high[i], Math.min(columns, last + width));
        }
    }

    /** Makes both ends go forward only, and rows reach into each other. */
    private void straighten() {
        for (int i = rows() - 1; i >= 0; i--) {
            low[i] = Math.min(low[i], low[i + 1]);
        }
        for (int i = 1; i <= rows(); i++) {
            high[i] = Math.max(high[i], high[i - 1]);
            low[i] = Math.min(low[i], high[i - 1]);
        }
    }

    int rows() {
        return low.length - 1;
    }

    int columns() {
        return columns;
    }

    /** First place of a row. */
    int low(int row) {
        return low[row];
    }

    /** Last place of a row. */
    int high(int row) {
        return high[row];
    }

    /** How many places a row has. */
    int width(int row) {
        return high[row] - low[row] + 1;
    }

    boolean holds(int row, int column) {
        return row >= 0 && row < low.length && column >= low[row] && column <= high[row];
    }

    /** A number for each place of the band. */
    double[][] table(double filled) {
        double[][] table = new double[low.length][];
        for (int i = 0; i < low.length; i++) {
            table[i] = new double[width(i)];
            Arrays.fill(table[i], filled);
        }
        return table;
    }
}

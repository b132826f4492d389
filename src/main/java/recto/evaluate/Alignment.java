package recto.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Which symbols of two texts belong together, at the least number of insertions, deletions and replacements: the table
 * of R. A. Wagner, M. J. Fischer, "The string-to-string correction problem", Journal of the ACM 21(1), 1974; long texts
 * are cut in two first where it costs nothing: D. S. Hirschberg, "A linear space algorithm for computing maximal common
 * subsequences", Communications of the ACM 18(6), 1975.
 */
final class Alignment {
    /** One step along both texts: a symbol of each, or of one of them. */
    enum Step {
        SAME,
        REPLACED,
        LEFT_OUT,
        INVENTED
    }

    private static final long LARGEST_TABLE = 1_000_000;

    private final int[] truth;
    private final int[] read;
    private final int[][] costs;

    private Alignment(int[] truth, int[] read) {
        this.truth = truth;
        this.read = read;
        costs = new int[truth.length + 1][];
        costs[0] = firstRow(read.length);
        for (int row = 1; row <= truth.length; row++) {
            costs[row] = nextRow(costs[row - 1], truth[row - 1], read);
        }
    }

    /** The steps from the start to the end of both. */
    static List<Step> of(int[] truth, int[] read) {
        if (truth.length < 2 || (long) truth.length * read.length <= LARGEST_TABLE) {
            return new Alignment(truth, read).steps();
        }
        int half = truth.length / 2;
        int cut = cheapestCut(truth, read, half);
        List<Step> steps = new ArrayList<>(of(Arrays.copyOf(truth, half), Arrays.copyOf(read, cut)));
        steps.addAll(of(Arrays.copyOfRange(truth, half, truth.length), Arrays.copyOfRange(read, cut, read.length)));
        return steps;
    }

    private static int cheapestCut(int[] truth, int[] read, int half) {
        int[] before = lastRow(Arrays.copyOf(truth, half), read);
        int[] after = lastRow(
                EditDistance.reversed(Arrays.copyOfRange(truth, half, truth.length)), EditDistance.reversed(read));
        int cut = 0;
        for (int column = 1; column <= read.length; column++) {
            if (before[column] + after[read.length - column] < before[cut] + after[read.length - cut]) {
                cut = column;
            }
        }
        return cut;
    }

    private static int[] lastRow(int[] truth, int[] read) {
        int[] row = firstRow(read.length);
        for (int symbol : truth) {
            row = nextRow(row, symbol, read);
        }
        return row;
    }

    private static int[] firstRow(int length) {
        int[] row = new int[length + 1];
        Arrays.setAll(row, column -> column);
        return row;
    }

    private static int[] nextRow(int[] above, int symbol, int[] read) {
        int[] row = new int[above.length];
        row[0] = above[0] + 1;
        for (int column = 1; column < row.length; column++) {
            int across = above[column - 1] + (symbol == read[column - 1] ? 0 : 1);
            row[column] = Math.min(across, 1 + Math.min(above[column], row[column - 1]));
        }
        return row;
    }

    private List<Step> steps() {
        int row = truth.length;
        int column = read.length;
        List<Step> backwards = new ArrayList<>();
        while (row > 0 || column > 0) {
            Step step = stepTo(row, column);
            backwards.add(step);
            row -= step == Step.INVENTED ? 0 : 1;
            column -= step == Step.LEFT_OUT ? 0 : 1;
        }
        Collections.reverse(backwards);
        return backwards;
    }

    private Step stepTo(int row, int column) {
        if (row == 0) {
            return Step.INVENTED;
        }
        if (column == 0) {
            return Step.LEFT_OUT;
        }
        boolean same = truth[row - 1] == read[column - 1];
        if (costs[row][column] == costs[row - 1][column - 1] + (same ? 0 : 1)) {
            return same ? Step.SAME : Step.REPLACED;
        }
        return costs[row][column] == costs[row - 1][column] + 1 ? Step.LEFT_OUT : Step.INVENTED;
    }
}

package recto.align.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Aligns two runs of letters with the fewest insertions, deletions and replacements, in a band about the diagonal that
 * is as wide as their distance (Ukkonen, "Algorithms for Approximate String Matching", 1985). Of equal alignments it
 * takes one that replaces rather than leaves out.
 */
final class LetterAlignment {
    private static final int FAR = Integer.MAX_VALUE / 2;
    private static final byte BOTH = 0;
    private static final byte LEFT = 1;
    private static final byte RIGHT = 2;

    private final Letters left;
    private final Letters right;
    private final int band;
    private final byte[][] moves;

    /**
     * One column: a letter of each side, or of one side alone.
     *
     * @param left index of the letter, or -1 where the other side alone has one
     * @param right likewise
     * @param equal whether both are there and the same
     */
    record Column(int left, int right, boolean equal) {}

    private LetterAlignment(Letters left, Letters right, int distance) {
        this.left = left;
        this.right = right;
        this.band = Math.max(distance, Math.abs(left.length() - right.length())) + 1;
        this.moves = new byte[left.length() + 1][2 * band + 1];
    }

    /** The columns of two runs that are known to be no more than a distance apart. */
    static List<Column> of(Letters left, Letters right, int distance) {
        LetterAlignment alignment = new LetterAlignment(left, right, distance);
        alignment.fill();
        return alignment.columns();
    }

    private void fill() {
        int[] above = new int[2 * band + 3];
        int[] row = new int[2 * band + 3];
        Arrays.fill(above, FAR);
        for (int i = 0; i <= left.length(); i++) {
            Arrays.fill(row, FAR);
            for (int slot = 0; slot <= 2 * band; slot++) {
                int j = i - band + slot;
                if (j >= 0 && j <= right.length()) {
                    row[slot + 1] = cell(i, j, above, row);
                }
            }
            int[] spare = above;
            above = row;
            row = spare;
        }
    }

    /** The least cost of a cell, with the move that led there; rows are shifted by one, so that edges need no test. */
    private int cell(int i, int j, int[] above, int[] row) {
        int slot = j - i + band;
        if (i == 0 && j == 0) {
            return 0;
        }
        int both = i > 0 && j > 0 ? above[slot + 1] + (left.at(i - 1) == right.at(j - 1) ? 0 : 1) : FAR;
        int onlyLeft = i > 0 ? above[slot + 2] + 1 : FAR;
        int onlyRight = j > 0 ? row[slot] + 1 : FAR;
        int least = Math.min(both, Math.min(onlyLeft, onlyRight));
        moves[i][slot] = least == both ? BOTH : least == onlyLeft ? LEFT : RIGHT;
        return least;
    }

    private List<Column> columns() {
        List<Column> columns = new ArrayList<>();
        int i = left.length();
        int j = right.length();
        while (i > 0 || j > 0) {
            byte move = moves[i][j - i + band];
            i -= move == RIGHT ? 0 : 1;
            j -= move == LEFT ? 0 : 1;
            columns.add(new Column(
                    move == RIGHT ? -1 : i, move == LEFT ? -1 : j, move == BOTH && left.at(i) == right.at(j)));
        }
        Collections.reverse(columns);
        return columns;
    }
}

package recto.evaluate;

import java.util.Arrays;

/**
 * Levenshtein distance of two sequences of small numbers: the fewest insertions, deletions and replacements that turn
 * one into the other.
 *
 * <p>Bit-parallel, 64 rows of the table in one step: G. Myers, "A fast bit-vector algorithm for approximate string
 * matching based on dynamic programming", Journal of the ACM 46(3), 1999, in blocks as in H. Hyyrö, "A bit-vector
 * algorithm for computing Levenshtein and Damerau edit distances", 2003. Memory is linear; two pages of 40,000
 * characters take 25 million steps.
 */
final class EditDistance {
    private static final int BITS = Long.SIZE;

    private final long[][] places;
    private final long[] absent;
    private final int rows;
    private final long[] up;
    private final long[] down;

    private EditDistance(int[] pattern) {
        rows = pattern.length;
        int blocks = (rows + BITS - 1) / BITS;
        places = new long[1 + Arrays.stream(pattern).max().orElse(0)][];
        absent = new long[blocks];
        up = new long[blocks];
        down = new long[blocks];
        for (int row = 0; row < rows; row++) {
            if (places[pattern[row]] == null) {
                places[pattern[row]] = new long[blocks];
            }
            places[pattern[row]][row / BITS] |= 1L << row % BITS;
        }
    }

    /** Distance of the two as wholes. */
    static int between(int[] a, int[] b) {
        int[] pattern = a.length <= b.length ? a : b;
        int[] text = pattern == a ? b : a;
        if (pattern.length == 0) {
            return text.length;
        }
        EditDistance table = new EditDistance(pattern);
        int distance = table.start();
        for (int symbol : text) {
            distance += table.step(symbol, 1);
        }
        return distance;
    }

    /**
     * The part of a text that is nearest to a pattern.
     *
     * @param distance of pattern and part
     * @param start first symbol of the part
     * @param end the symbol after its last
     */
    record Part(int distance, int start, int end) {}

    /** Makes ready for seeking this pattern in several texts. One thread at a time. */
    static EditDistance seeking(int[] pattern) {
        return new EditDistance(pattern);
    }

    /** Distance of the pattern to the part of the text that is nearest to it. */
    int toNearestPart(int[] text) {
        return endOfNearest(text).distance;
    }

    /** Finds the nearest part; among equally near ones the first that ends, and the longest that ends there. */
    static Part nearestPart(int[] pattern, int[] text) {
        Part known = seeking(pattern).endOfNearest(text);
        return new Part(known.distance, startOf(pattern, text, known), known.end);
    }

    private Part endOfNearest(int[] text) {
        int distance = start();
        int best = distance;
        int end = 0;
        for (int column = 0; column < text.length && best > 0; column++) {
            distance += step(text[column], 0);
            if (distance < best) {
                best = distance;
                end = column + 1;
            }
        }
        return new Part(best, 0, end);
    }

    /** Runs backwards from the known end: the start is where the two as wholes have the known distance. */
    private static int startOf(int[] pattern, int[] text, Part known) {
        EditDistance table = new EditDistance(reversed(pattern));
        int distance = table.start();
        int start = known.end;
        int earliest = Math.max(0, known.end - pattern.length - known.distance);
        for (int column = known.end - 1; column >= earliest; column--) {
            distance += table.step(text[column], 1);
            if (distance == known.distance) {
                start = column;
            }
        }
        return start;
    }

    static int[] reversed(int[] symbols) {
        int[] turned = new int[symbols.length];
        for (int at = 0; at < symbols.length; at++) {
            turned[at] = symbols[symbols.length - 1 - at];
        }
        return turned;
    }

    private int start() {
        Arrays.fill(up, -1L);
        Arrays.fill(down, 0L);
        return rows;
    }

    /**
     * Goes on by one symbol of the text; returns the change in the last row. The first row changes by {@code carry}.
     */
    private int step(int symbol, int carry) {
        long[] same = symbol < places.length && places[symbol] != null ? places[symbol] : absent;
        int last = up.length - 1;
        int change = carry;
        for (int block = 0; block < last; block++) {
            change = block(block, same[block], change, BITS - 1);
        }
        return block(last, same[last], change, (rows - 1) % BITS);
    }

    /** One block of 64 rows; takes the change of the row above it and returns that of its row {@code bottom}. */
    private int block(int block, long same, int carry, int bottom) {
        long positive = up[block];
        long negative = down[block];
        long vertical = same | negative;
        long equal = carry < 0 ? same | 1 : same;
        long diagonal = (((equal & positive) + positive) ^ positive) | equal;
        long right = negative | ~(diagonal | positive);
        long left = positive & diagonal;
        int change = (int) (right >>> bottom & 1) - (int) (left >>> bottom & 1);
        right = right << 1 | (carry > 0 ? 1 : 0);
        left = left << 1 | (carry < 0 ? 1 : 0);
        up[block] = left | ~(vertical | right);
        down[block] = right & vertical;
        return change;
    }
}

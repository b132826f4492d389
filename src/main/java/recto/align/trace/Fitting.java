package recto.align.trace;

import java.util.Arrays;

/**
 * Finds where a pattern fits into a text with the fewest insertions, deletions and replacements, 64 letters of the
 * pattern at a time (Myers, "A Fast Bit-Vector Algorithm for Approximate String Matching Based on Dynamic Programming",
 * 1999, in the form of Hyyrö, 2003). Time grows with the length of the text times that of the pattern in words of 64
 * bits, memory with the pattern. Immutable.
 */
final class Fitting {
    private final Letters pattern;
    private final Table forward;
    private final Table backward;

    /**
     * A stretch of the text that the pattern fits best.
     *
     * @param distance number of insertions, deletions and replacements
     * @param from first letter of the text
     * @param to letter after the last
     */
    record Fit(int distance, int from, int to) {}

    Fitting(Letters pattern) {
        this.pattern = pattern;
        this.forward = new Table(pattern, false);
        this.backward = new Table(pattern, true);
    }

    /** The best fit between two places of a text, the first of equals; the pattern and the stretch have letters. */
    Fit best(Letters text, int from, int to) {
        Scan end = new Scan(forward, 0);
        for (int i = from; i < to; i++) {
            end.next(text.at(i), i + 1);
        }
        // From the end back, where the alignment now has to begin
        Scan start = new Scan(backward, 1);
        int least = Math.max(from, end.place - 2 * pattern.length() - 1);
        for (int i = end.place - 1; i >= least && end.place > from; i--) {
            start.next(text.at(i), i);
        }
        return end.place <= from || start.place < 0
                ? new Fit(pattern.length(), from, from)
                : new Fit(end.least, start.place, end.place);
    }

    /** For each letter, where in the pattern it stands, as bits. */
    private static final class Table {
        private final int length;
        private final int blocks;
        private final short[] rows = new short[Character.MAX_VALUE + 1];
        private final long[][] bits;

        Table(Letters pattern, boolean reversed) {
            length = pattern.length();
            blocks = (length + 63) / 64;
            long[][] table = new long[length + 1][];
            table[0] = new long[blocks];
            int used = 0;
            for (int i = 0; i < length; i++) {
                char letter = pattern.at(reversed ? length - 1 - i : i);
                if (rows[letter] == 0) {
                    table[++used] = new long[blocks];
                    rows[letter] = (short) used;
                }
                table[rows[letter]][i / 64] |= 1L << i % 64;
            }
            bits = Arrays.copyOf(table, used + 1);
        }
    }

    /** One pass over a text: the column of the table as differences of its rows. */
    private static final class Scan {
        private final Table table;
        private final int above;
        private final long[] plus;
        private final long[] minus;
        private int distance;
        private int least;
        private int place = -1;

        /** @param above what the row above the pattern grows by with each letter: 0 where the start is free */
        Scan(Table table, int above) {
            this.table = table;
            this.above = above;
            plus = new long[table.blocks];
            minus = new long[table.blocks];
            Arrays.fill(plus, -1L);
            distance = table.length;
            least = Integer.MAX_VALUE;
        }

        void next(char letter, int at) {
            long[] row = table.bits[table.rows[letter]];
            int carry = above;
            for (int block = 0; block < table.blocks; block++) {
                carry = step(block, row[block], carry);
            }
            distance += carry;
            if (distance < least) {
                least = distance;
                place = at;
            }
        }

        private int step(int block, long equal, int carry) {
            long up = plus[block];
            long down = minus[block];
            long vertical = equal | down;
            long matched = carry < 0 ? equal | 1L : equal;
            long horizontal = (matched & up) + up ^ up | matched;
            long rises = down | ~(horizontal | up);
            long falls = up & horizontal;
            long last = block == table.blocks - 1 ? 1L << (table.length - 1) % 64 : 1L << 63;
            int out = (rises & last) != 0 ? 1 : (falls & last) != 0 ? -1 : 0;
            rises = rises << 1 | (carry > 0 ? 1L : 0L);
            falls = falls << 1 | (carry < 0 ? 1L : 0L);
            plus[block] = falls | ~(vertical | rises);
            minus[block] = rises & vertical;
            return out;
        }
    }
}

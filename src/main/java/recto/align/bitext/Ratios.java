package recto.align.bitext;

import java.util.Arrays;

/**
 * For words of one text and words of the other: how much likelier the second is beside the first than anywhere. A small
 * ratio for all words beside a first one, and more for some of them. Immutable.
 */
final class Ratios {
    private final int[] rows;
    private final int[] others;
    private final float[] extras;
    private final float[] bases;

    private Ratios(int[] rows, int[] others, float[] extras, float[] bases) {
        this.rows = rows;
        this.others = others;
        this.extras = extras;
        this.bases = bases;
    }

    /**
     * The mean of a Dirichlet distribution after counts: counts and what was believed before, smoothed by how often
     * words are anywhere, which weighs as much as one count.
     *
     * @param counts of pairs, those believed before included
     * @param shares of the words of the other text, for one word of it
     * @param vocabulary how many words this text has
     */
    static Ratios of(PairCounts counts, double[] shares, int vocabulary) {
        double[] mass = new double[vocabulary];
        int[] rows = new int[vocabulary + 1];
        counts.forEach((word, other, sum, largest) -> {
            mass[word] += sum;
            rows[word + 1]++;
        });
        float[] bases = new float[vocabulary];
        for (int word = 0; word < vocabulary; word++) {
            rows[word + 1] += rows[word];
            bases[word] = (float) (1 / (mass[word] + 1));
        }
        int[] next = Arrays.copyOf(rows, vocabulary);
        long[] packed = new long[counts.size()];
        counts.forEach((word, other, sum, largest) -> packed[next[word]++] =
                (long) other << Integer.SIZE | Float.floatToIntBits((float) (sum * bases[word] / shares[other])));
        return unpacked(rows, packed, bases);
    }

    private static Ratios unpacked(int[] rows, long[] packed, float[] bases) {
        for (int word = 0; word + 1 < rows.length; word++) {
            Arrays.sort(packed, rows[word], rows[word + 1]);
        }
        int[] others = new int[packed.length];
        float[] extras = new float[packed.length];
        for (int at = 0; at < packed.length; at++) {
            others[at] = (int) (packed[at] >>> Integer.SIZE);
            extras[at] = Float.intBitsToFloat((int) packed[at]);
        }
        return new Ratios(rows, others, extras, bases);
    }

    /** The ratio of any other word beside a word. */
    float base(int word) {
        return bases[word];
    }

    /** The ratio of one other word beside a word. */
    float of(int word, int other) {
        int at = Arrays.binarySearch(others, rows[word], rows[word + 1], other);
        return at < 0 ? bases[word] : bases[word] + extras[at];
    }

    /** Where the words with more than the base begin. */
    int first(int word) {
        return rows[word];
    }

    /** Where they end. */
    int end(int word) {
        return rows[word + 1];
    }

    int other(int at) {
        return others[at];
    }

    float extra(int at) {
        return extras[at];
    }
}

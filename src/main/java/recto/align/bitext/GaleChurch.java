package recto.align.bitext;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Alignment by lengths alone, as in Gale and Church, "A Program for Aligning Sentences in Bilingual Corpora", 1993,
 * with their probabilities; the mean ratio of lengths is that of the two texts. The measure that other methods are held
 * against, and the first guess for long texts without words in common.
 */
public final class GaleChurch {
    /** Sentences left and right, and how often, in Gale and Church 1993, table 5. */
    private static final double[][] STEPS = {
        {1, 1, 0.89}, {1, 0, 0.0099 / 2}, {0, 1, 0.0099 / 2}, {2, 1, 0.089 / 2}, {1, 2, 0.089 / 2}, {2, 2, 0.011}
    };

    private static final double VARIANCE = 6.8;
    private static final int WHOLE = 4_000_000;
    private static final int WIDTH = 1_000;
    /** The least share of a normal distribution, where the formula gives 0. */
    private static final double LEAST = 1e-12;

    private final Band band;
    private final long[] left;
    private final long[] right;
    private final double ratio;
    private final double[][] cost = new double[3][];
    private final byte[][] steps;

    private GaleChurch(List<String> left, List<String> right, Band band) {
        this.band = band;
        this.left = Lengths.sums(left);
        this.right = Lengths.sums(right);
        ratio = (double) Math.max(1, this.right[right.size()]) / Math.max(1, this.left[left.size()]);
        steps = new byte[left.size() + 1][];
    }

    /** The beads; they have no scores (0). Long texts are aligned near the diagonal. */
    public static List<Bead> align(List<String> left, List<String> right) {
        boolean small = (long) left.size() * right.size() <= WHOLE;
        Band band = small
                ? Band.whole(left.size(), right.size())
                : Band.through(List.of(), left.size(), right.size(), WIDTH);
        return align(left, right, band);
    }

    static List<Bead> align(List<String> left, List<String> right, Band band) {
        GaleChurch table = new GaleChurch(left, right, band);
        for (int i = 0; i <= left.size(); i++) {
            table.row(i);
        }
        return table.walk();
    }

    private void row(int i) {
        double[] row = new double[band.width(i)];
        cost[i % cost.length] = row;
        steps[i] = new byte[row.length];
        for (int j = band.low(i); j <= band.high(i); j++) {
            double best = i == 0 && j == 0 ? 0 : Double.POSITIVE_INFINITY;
            for (int k = 0; k < STEPS.length; k++) {
                int a = i - (int) STEPS[k][0];
                int b = j - (int) STEPS[k][1];
                if (band.holds(a, b)) {
                    double sum = cost[a % cost.length][b - band.low(a)] + price(i, j, k);
                    if (sum < best) {
                        best = sum;
                        steps[i][j - band.low(i)] = (byte) k;
                    }
                }
            }
            row[j - band.low(i)] = best;
        }
    }

    private double price(int i, int j, int step) {
        double l = (left[i] - left[i - (int) STEPS[step][0]]) * ratio;
        double r = right[j] - right[j - (int) STEPS[step][1]];
        double delta = Math.abs(r - l) / Math.sqrt(VARIANCE * Math.max(1, (l + r) / 2));
        return -Math.log(Math.max(LEAST, 2 * tail(delta))) - Math.log(STEPS[step][2]);
    }

    /** Share of a normal distribution above a value that is not negative; Abramowitz and Stegun 1964, 26.2.17. */
    private static double tail(double z) {
        double t = 1 / (1 + 0.2316419 * z);
        double polynomial =
                t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * polynomial;
    }

    private List<Bead> walk() {
        List<Bead> beads = new ArrayList<>();
        int i = band.rows();
        int j = band.columns();
        while (i > 0 || j > 0) {
            double[] step = STEPS[steps[i][j - band.low(i)]];
            int a = i - (int) step[0];
            int b = j - (int) step[1];
            beads.add(new Bead(a, i, b, j, 0));
            i = a;
            j = b;
        }
        Collections.reverse(beads);
        return beads;
    }
}

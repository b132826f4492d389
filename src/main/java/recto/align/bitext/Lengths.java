package recto.align.bitext;

import java.util.List;

/**
 * How well the lengths of two runs of sentences fit, in characters that are no white space: a normal distribution whose
 * variance grows with the length (Gale and Church 1993), in both directions, against lengths drawn one by one from
 * those of the text (log-normal). Ratio and variance are learnt from beads.
 */
final class Lengths {
    /** Variance for one character in Gale and Church 1993. */
    private static final double VARIANCE = 6.8;
    /** As many beads as the published variance counts for. */
    private static final double DOUBT = 40;
    /** A bead that fits worse counts like this, so that a few wrong ones do not spoil the variance. */
    private static final double WORST = 60;
    /** Variance is that of so many characters at least. */
    private static final double SHORTEST = 4;

    private static final double LEAST_SPREAD = 0.1;

    private final long[] left;
    private final long[] right;
    private final double[] leftAlone;
    private final double[] rightAlone;
    private double ratio;
    private double variance = VARIANCE;

    Lengths(List<String> left, List<String> right) {
        this.left = sums(left);
        this.right = sums(right);
        leftAlone = alone(this.left);
        rightAlone = alone(this.right);
        ratio = (double) Math.max(1, this.right[right.size()]) / Math.max(1, this.left[left.size()]);
    }

    /** Running sums of lengths. */
    static long[] sums(List<String> texts) {
        long[] sums = new long[texts.size() + 1];
        for (int i = 0; i < texts.size(); i++) {
            long letters = texts.get(i)
                    .codePoints()
                    .filter(c -> !Character.isWhitespace(c))
                    .count();
            sums[i + 1] = sums[i] + letters;
        }
        return sums;
    }

    private static double[] alone(long[] sums) {
        int size = sums.length - 1;
        double[] logs = new double[size];
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < size; i++) {
            logs[i] = Math.log(Math.max(1, sums[i + 1] - sums[i]));
            sum += logs[i];
            squares += logs[i] * logs[i];
        }
        double mean = sum / Math.max(1, size);
        double spread = Math.max(LEAST_SPREAD, squares / Math.max(1, size) - mean * mean);
        double[] alone = new double[size + 1];
        for (int i = 0; i < size; i++) {
            alone[i + 1] = alone[i] + normal(logs[i] - mean, spread) - logs[i];
        }
        return alone;
    }

    private static double normal(double distance, double variance) {
        return -distance * distance / 2 / variance - Math.log(2 * Math.PI * variance) / 2;
    }

    /** Log likelihood of the lengths of a bead of a shape that ends before (i, j), against chance. */
    double score(int i, int j, Shape shape) {
        int a = i - shape.left();
        int b = j - shape.right();
        double l = left[i] - left[a];
        double r = right[j] - right[b];
        double there = given(l * ratio, r, shape.right(), variance * ratio) - (rightAlone[j] - rightAlone[b]);
        double back = given(r / ratio, l, shape.left(), variance / ratio) - (leftAlone[i] - leftAlone[a]);
        return (there + back) / 2;
    }

    /** Log density of a length that is divided into parts anywhere. */
    private static double given(double expected, double actual, int parts, double variance) {
        double spread = variance * Math.max(SHORTEST, (expected + actual) / 2);
        return normal(actual - expected, spread) - (parts - 1) * Math.log(Math.max(2, actual));
    }

    /** Learns ratio and variance. */
    void learn(List<Bead> beads) {
        double l = 0;
        double r = 0;
        for (Bead bead : beads) {
            if (bead.isPair()) {
                l += left[bead.leftTo()] - left[bead.leftFrom()];
                r += right[bead.rightTo()] - right[bead.rightFrom()];
            }
        }
        if (l == 0 || r == 0) {
            return;
        }
        ratio = r / l;
        double sum = DOUBT * VARIANCE;
        double count = DOUBT;
        for (Bead bead : beads) {
            if (bead.isPair()) {
                sum += deviation(bead);
                count++;
            }
        }
        variance = sum / count;
    }

    private double deviation(Bead bead) {
        double l = (left[bead.leftTo()] - left[bead.leftFrom()]) * Math.sqrt(ratio);
        double r = (right[bead.rightTo()] - right[bead.rightFrom()]) / Math.sqrt(ratio);
        return Math.min(WORST, (r - l) * (r - l) / Math.max(SHORTEST, (l + r) / 2));
    }
}

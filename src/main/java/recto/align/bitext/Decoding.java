package recto.align.bitext;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The division into beads that is expected to hold the most right ones: the path with the largest sum of probabilities
 * (after Goodman, "Parsing Algorithms and Metrics", 1996), not the likeliest path.
 */
final class Decoding {
    /** A sentence left alone counts for less than a pair of the same probability. */
    private static final double ALONE = 0.5;

    private static final int LEFT_ALONE = -1;
    private static final int RIGHT_ALONE = -2;

    private final Posterior posterior;
    private final Band band;
    private final double[][] best;
    private final byte[][] steps;

    private Decoding(Posterior posterior) {
        this.posterior = posterior;
        band = posterior.band();
        best = band.table(-1);
        steps = new byte[band.rows() + 1][];
    }

    static List<Bead> of(Posterior posterior) {
        Decoding decoding = new Decoding(posterior);
        decoding.fill();
        return decoding.walk();
    }

    private void fill() {
        for (int i = 0; i <= band.rows(); i++) {
            steps[i] = new byte[band.width(i)];
            for (int j = band.low(i); j <= band.high(i); j++) {
                if (i == 0 && j == 0) {
                    best[0][0] = 0;
                } else {
                    fill(i, j);
                }
            }
        }
    }

    private void fill(int i, int j) {
        for (int k = 0; k < Shape.ALL.size(); k++) {
            double probability = posterior.pair(i, j, k);
            if (probability >= 0) {
                offer(i, j, k, probability);
            }
        }
        if (band.holds(i - 1, j)) {
            offer(i, j, LEFT_ALONE, ALONE * posterior.leftAlone(i, j));
        }
        if (band.holds(i, j - 1)) {
            offer(i, j, RIGHT_ALONE, ALONE * posterior.rightAlone(i, j));
        }
    }

    private void offer(int i, int j, int step, double gain) {
        int row = i - left(step);
        double before = best[row][j - right(step) - band.low(row)];
        if (before >= 0 && before + gain > best[i][j - band.low(i)]) {
            best[i][j - band.low(i)] = before + gain;
            steps[i][j - band.low(i)] = (byte) step;
        }
    }

    private List<Bead> walk() {
        List<Bead> beads = new ArrayList<>();
        int i = band.rows();
        int j = band.columns();
        while (i > 0 || j > 0) {
            int step = steps[i][j - band.low(i)];
            int a = i - left(step);
            int b = j - right(step);
            beads.add(new Bead(a, i, b, j, Math.max(0, Math.min(1, probability(i, j, step)))));
            i = a;
            j = b;
        }
        Collections.reverse(beads);
        return beads;
    }

    private double probability(int i, int j, int step) {
        return switch (step) {
            case LEFT_ALONE -> posterior.leftAlone(i, j);
            case RIGHT_ALONE -> posterior.rightAlone(i, j);
            default -> posterior.pair(i, j, step);
        };
    }

    private static int left(int step) {
        return step == RIGHT_ALONE
                ? 0
                : step == LEFT_ALONE ? 1 : Shape.ALL.get(step).left();
    }

    private static int right(int step) {
        return step == LEFT_ALONE
                ? 0
                : step == RIGHT_ALONE ? 1 : Shape.ALL.get(step).right();
    }
}

package recto.align.bitext;

/**
 * How likely each bead is, all ways through the band weighed (forward-backward). Two states, after a pair and after a
 * sentence without counterpart, let gaps be rare to open and cheap to go on.
 */
final class Posterior {
    private static final double NEVER = -1e30;
    /** e to the minus this adds nothing. */
    private static final double NOTHING = 40;

    private final Band band;
    private final BeadScores scores;
    private final Habits habits;
    private final double[][] pair;
    private final double[][] gap;
    private final double[][] pairOn;
    private final double[][] gapOn;
    private double all;

    /** Turns the scores into probabilities, in their place. */
    Posterior(Band band, BeadScores scores, Habits habits) {
        this.band = band;
        this.scores = scores;
        this.habits = habits;
        pair = band.table(NEVER);
        gap = band.table(NEVER);
        pairOn = band.table(NEVER);
        gapOn = band.table(NEVER);
        forward();
        backward();
    }

    Band band() {
        return band;
    }

    /** Probability of the bead whose shape has an index, ending before (i, j); below 0 where there is none. */
    double pair(int i, int j, int shape) {
        return scores.of(i, j, shape);
    }

    /** Probability that the sentence on the left before (i, j) has no counterpart. */
    double leftAlone(int i, int j) {
        return alone(i - 1, j, i, j);
    }

    /** Probability that the sentence on the right before (i, j) has no counterpart. */
    double rightAlone(int i, int j) {
        return alone(i, j - 1, i, j);
    }

    private double alone(int fromI, int fromJ, int i, int j) {
        if (!band.holds(fromI, fromJ)) {
            return BeadScores.NEVER;
        }
        int at = fromJ - band.low(fromI);
        double before = add(pair[fromI][at] + habits.opens(), gap[fromI][at] + habits.stays());
        return Math.exp(before + gapOn[i][j - band.low(i)] - all);
    }

    private void forward() {
        pair[0][0] = 0;
        for (int i = 0; i <= band.rows(); i++) {
            for (int j = band.low(i); j <= band.high(i); j++) {
                int at = j - band.low(i);
                for (int k = 0; k < Shape.ALL.size(); k++) {
                    if (scores.of(i, j, k) != BeadScores.NEVER) {
                        pair[i][at] = add(pair[i][at], before(i, j, k) + habits.shape(k) + scores.of(i, j, k));
                    }
                }
                gap[i][at] = add(gapFrom(i - 1, j), gapFrom(i, j - 1));
            }
        }
    }

    private double gapFrom(int i, int j) {
        if (!band.holds(i, j)) {
            return NEVER;
        }
        int at = j - band.low(i);
        return add(pair[i][at] + habits.opens(), gap[i][at] + habits.stays());
    }

    /** Log likelihood of all ways to where a bead begins, and that a pair comes next. */
    private double before(int i, int j, int shape) {
        int row = i - Shape.ALL.get(shape).left();
        int at = j - Shape.ALL.get(shape).right() - band.low(row);
        return add(pair[row][at] + habits.goesOn(), gap[row][at] + habits.closes());
    }

    private void backward() {
        int last = band.rows();
        int end = band.columns() - band.low(last);
        pairOn[last][end] = 0;
        gapOn[last][end] = 0;
        all = add(pair[last][end], gap[last][end]);
        for (int i = last; i >= 0; i--) {
            for (int j = band.high(i); j >= band.low(i); j--) {
                for (int k = 0; k < Shape.ALL.size(); k++) {
                    if (scores.of(i, j, k) != BeadScores.NEVER) {
                        back(i, j, k);
                    }
                }
                double on = gapOn[i][j - band.low(i)];
                gapBack(i - 1, j, on);
                gapBack(i, j - 1, on);
            }
        }
    }

    private void gapBack(int i, int j, double on) {
        if (band.holds(i, j)) {
            int at = j - band.low(i);
            pairOn[i][at] = add(pairOn[i][at], habits.opens() + on);
            gapOn[i][at] = add(gapOn[i][at], habits.stays() + on);
        }
    }

    private void back(int i, int j, int shape) {
        double on = habits.shape(shape) + scores.of(i, j, shape) + pairOn[i][j - band.low(i)];
        int row = i - Shape.ALL.get(shape).left();
        int at = j - Shape.ALL.get(shape).right() - band.low(row);
        pairOn[row][at] = add(pairOn[row][at], habits.goesOn() + on);
        gapOn[row][at] = add(gapOn[row][at], habits.closes() + on);
        scores.set(i, j, shape, (float) Math.exp(before(i, j, shape) + on - all));
    }

    /** Logarithm of the sum of two numbers given by their logarithms. */
    private static double add(double a, double b) {
        double high = Math.max(a, b);
        double low = Math.min(a, b);
        return low < high - NOTHING ? high : high + Math.log(1 + Math.exp(low - high));
    }
}

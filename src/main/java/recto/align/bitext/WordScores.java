package recto.align.bitext;

/**
 * What the words say of every bead within a band, in both directions. Sentences of one side are independent of each
 * other given a run of the other side, so one number for each sentence and each run is enough.
 */
final class WordScores {
    private final Band band;
    private final int[] low;
    private final int[] high;
    /** By length of the run on the left and its end: running sums over sentences on the right. */
    private final float[][][] there;
    /** By length of the run on the right and sentence on the left: by the end of the run. */
    private final float[][][] back;

    WordScores(Band band, Evidence thereBy, Evidence backBy) {
        this.band = band;
        int rows = band.rows();
        low = new int[rows + 1];
        high = new int[rows + 1];
        for (int i = 0; i <= rows; i++) {
            low[i] = Math.max(0, band.low(i) - Shape.LONGEST);
            high[i] = band.high(Math.min(rows, i + Shape.LONGEST));
        }
        there = new float[Shape.LONGEST + 1][rows + 1][];
        back = new float[Shape.LONGEST + 1][rows + 1][];
        there(thereBy);
        back(backBy);
    }

    private void there(Evidence evidence) {
        for (int i = 1; i <= band.rows(); i++) {
            for (int length = 1; length <= Math.min(i, Shape.LONGEST); length++) {
                evidence.take(i - length, i);
                float[] sums = new float[high[i] - low[i] + 1];
                for (int j = low[i]; j < high[i]; j++) {
                    sums[j - low[i] + 1] = sums[j - low[i]] + evidence.score(j);
                }
                there[length][i] = sums;
            }
        }
    }

    private void back(Evidence evidence) {
        for (int length = 1; length <= Shape.LONGEST; length++) {
            for (int i = 0; i < band.rows(); i++) {
                back[length][i] = new float[high[i] - low[i] + 1];
            }
        }
        int first = 0;
        for (int j = 1; j <= band.columns(); j++) {
            while (high[first] < j) {
                first++;
            }
            for (int length = 1; length <= Math.min(j, Shape.LONGEST); length++) {
                evidence.take(j - length, j);
                for (int i = first; i < band.rows() && low[i] <= j; i++) {
                    back[length][i][j - low[i]] = evidence.score(i);
                }
            }
        }
    }

    /** Log likelihood of the words of a bead of a shape that ends before (i, j), against chance. */
    double score(int i, int j, Shape shape) {
        float[] sums = there[shape.left()][i];
        double sum = sums[j - low[i]] - sums[j - shape.right() - low[i]];
        for (int k = i - shape.left(); k < i; k++) {
            sum += back[shape.right()][k][j - low[k]];
        }
        return sum / 2;
    }
}

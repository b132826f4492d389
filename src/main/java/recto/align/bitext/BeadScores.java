package recto.align.bitext;

import java.util.Arrays;

/** The log likelihood of every bead within a band, with what is known of shapes. */
final class BeadScores {
    /** Words do not speak independently of each other: their evidence is taken for half. */
    private static final double WORDS = 0.5;

    private static final double EDGES = 0.7;
    /** Stands for a bead that reaches out of the band. */
    static final float NEVER = Float.NEGATIVE_INFINITY;

    private final Band band;
    private final float[][] scores;

    BeadScores(Band band, WordScores words, Lengths lengths, Edges edges) {
        this.band = band;
        scores = new float[band.rows() + 1][];
        int shapes = Shape.ALL.size();
        for (int i = 0; i <= band.rows(); i++) {
            scores[i] = new float[band.width(i) * shapes];
            Arrays.fill(scores[i], NEVER);
            for (int j = band.low(i); j <= band.high(i); j++) {
                for (int k = 0; k < shapes; k++) {
                    Shape shape = Shape.ALL.get(k);
                    if (band.holds(i - shape.left(), j - shape.right())) {
                        scores[i][(j - band.low(i)) * shapes + k] = (float) (WORDS * words.score(i, j, shape)
                                + lengths.score(i, j, shape)
                                + EDGES * edges.score(i, j, shape));
                    }
                }
            }
        }
    }

    /** Of the bead whose shape has an index, ending before (i, j); {@link #NEVER} where it reaches out of the band. */
    float of(int i, int j, int shape) {
        return scores[i][(j - band.low(i)) * Shape.ALL.size() + shape];
    }

    /** Puts another number in the place of a score. */
    void set(int i, int j, int shape, float value) {
        scores[i][(j - band.low(i)) * Shape.ALL.size() + shape] = value;
    }
}

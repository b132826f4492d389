package recto.align.bitext;

/**
 * Neighbouring sentences of two texts that stand for each other; one side may be empty, where sentences have no
 * counterpart. Sentences count from 0; {@code to} is the first one after the run.
 *
 * @param score 0 to 1: how sure it is that exactly these sentences belong together
 */
public record Bead(int leftFrom, int leftTo, int rightFrom, int rightTo, double score) {
    public Bead {
        if (leftFrom < 0 || leftTo < leftFrom || rightFrom < 0 || rightTo < rightFrom) {
            throw new IllegalArgumentException(
                    "not two runs: " + leftFrom + "-" + leftTo + ", " + rightFrom + "-" + rightTo);
        }
        if (leftTo == leftFrom && rightTo == rightFrom) {
            throw new IllegalArgumentException("a bead holds a sentence");
        }
        if (!(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("a score lies between 0 and 1, not " + score);
        }
    }

    /** How many sentences there are on the left. */
    public int left() {
        return leftTo - leftFrom;
    }

    /** How many sentences there are on the right. */
    public int right() {
        return rightTo - rightFrom;
    }

    /** Whether both sides have sentences. */
    public boolean isPair() {
        return left() > 0 && right() > 0;
    }
}

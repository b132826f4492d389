package recto.align.bitext;

import java.util.List;
import java.util.Objects;

/**
 * A text and its translation, paired.
 *
 * @param beads in order; together they hold every sentence of both sides once
 */
public record Bitext(BitextSide left, BitextSide right, List<Bead> beads) {
    public Bitext {
        Objects.requireNonNull(left);
        Objects.requireNonNull(right);
        beads = List.copyOf(beads);
        int l = 0;
        int r = 0;
        for (Bead bead : beads) {
            if (bead.leftFrom() != l || bead.rightFrom() != r) {
                throw new IllegalArgumentException("a bead begins at " + bead.leftFrom() + " and " + bead.rightFrom()
                        + " where " + l + " and " + r + " are due");
            }
            l = bead.leftTo();
            r = bead.rightTo();
        }
        if (l != left.sentences().size() || r != right.sentences().size()) {
            throw new IllegalArgumentException("the beads do not hold all sentences");
        }
    }

    /** The sentences on the left of a bead. */
    public List<Sentence> left(Bead bead) {
        return left.sentences().subList(bead.leftFrom(), bead.leftTo());
    }

    /** The sentences on the right of a bead. */
    public List<Sentence> right(Bead bead) {
        return right.sentences().subList(bead.rightFrom(), bead.rightTo());
    }
}

package recto.dates;

import java.util.Objects;

/**
 * A piece of a masthead: a line or a word that stands apart. The pieces of a masthead are given in their order on the
 * page.
 *
 * @param confidence of the reading, 0 to 1; digits that were read with less are doubted more easily
 */
public record DatePiece(String text, double confidence) {
    public DatePiece {
        Objects.requireNonNull(text);
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("a confidence is 0 to 1, not " + confidence);
        }
    }
}

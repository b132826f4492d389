package recto.dates;

import java.util.Objects;

/**
 * Two statements of one date that contradict each other.
 *
 * @param first what one says, for people
 * @param second what the other says
 */
public record DateFlag(Kind kind, String first, String second) {
    /** What contradicts what. */
    public enum Kind {
        /** The weekday that is printed is not that of the date as printed. */
        WEEKDAY,
        /** The halves of a double date are different days. */
        DOUBLE_DATE,
        /** A date of the Hijri calendar is more than a day off the date of another calendar beside it. */
        HIJRI,
        /** The date is outside the years that were expected. */
        YEARS
    }

    public DateFlag {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(first);
        Objects.requireNonNull(second);
    }
}

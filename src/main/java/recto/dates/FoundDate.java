package recto.dates;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A date that stands in a text.
 *
 * @param spans where its parts stand, in the order of the text; one when it is printed in one place
 * @param printed the text as it stands there; parts that stand apart are joined by {@code " … "}
 * @param weekday that is printed with it
 * @param best the reading of the least cost
 * @param alternatives other readings, the next best first
 * @param flags contradictions, with both sides; empty when the date is consistent
 */
public record FoundDate(
        List<DateSpan> spans,
        String printed,
        Optional<DayOfWeek> weekday,
        DateReading best,
        List<DateReading> alternatives,
        List<DateFlag> flags) {
    public FoundDate {
        spans = List.copyOf(spans);
        Objects.requireNonNull(printed);
        Objects.requireNonNull(weekday);
        Objects.requireNonNull(best);
        alternatives = List.copyOf(alternatives);
        flags = List.copyOf(flags);
        if (spans.isEmpty()) {
            throw new IllegalArgumentException("a date that is found stands somewhere");
        }
    }

    /** Whether something contradicts this date. */
    public boolean flagged() {
        return !flags.isEmpty();
    }
}

package recto.dates;

import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/**
 * One way to understand a date.
 *
 * @param calendar that the date is given in; of a double date, that of the half that is decided on
 * @param why this calendar and these digits, for people
 * @param iso ISO 8601, Gregorian: a day, a month, a year, or an interval; empty when the year is not known
 * @param edtf Extended Date/Time Format (ISO 8601-2), with what is uncertain, approximate or unspecified
 * @param day the Gregorian day; empty when the date is less exact
 * @param cost of the way from what is printed to this reading: 0 for a spelling of the tables that contradicts nothing,
 *     about 1 for each letter or digit that has to be another one
 * @param score 0 to 1, share of all readings of the same print
 */
public record DateReading(
        CalendarSystem calendar,
        String why,
        Optional<String> iso,
        String edtf,
        Optional<LocalDate> day,
        double cost,
        double score) {
    public DateReading {
        Objects.requireNonNull(calendar);
        Objects.requireNonNull(why);
        Objects.requireNonNull(iso);
        Objects.requireNonNull(edtf);
        Objects.requireNonNull(day);
        if (!(cost >= 0) || !(score >= 0 && score <= 1)) {
            throw new IllegalArgumentException("no cost and score: " + cost + ", " + score);
        }
    }

    DateReading scored(double share) {
        return new DateReading(calendar, why, iso, edtf, day, cost, share);
    }
}

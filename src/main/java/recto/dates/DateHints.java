package recto.dates;

import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of a text beforehand; all of it may be absent. Hints weigh, they do not forbid: a date that does not
 * fit is still found, at a cost.
 *
 * @param languages ISO 639-3
 * @param country ISO 3166-1 alpha-2, for the day on which it changed to the Gregorian calendar
 * @param years that the dates are expected in
 */
public record DateHints(
        Set<String> languages, Optional<String> country, Optional<CalendarSystem> calendar, Optional<YearRange> years) {
    public DateHints {
        languages = Set.copyOf(languages);
        Objects.requireNonNull(country);
        Objects.requireNonNull(calendar);
        Objects.requireNonNull(years);
    }

    /** Nothing is known. */
    public static DateHints none() {
        return new DateHints(Set.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The same with languages, ISO 639-3. */
    public DateHints languages(String... codes) {
        return new DateHints(Set.of(codes), country, calendar, years);
    }

    /** The same with a country, ISO 3166-1 alpha-2. */
    public DateHints country(String code) {
        return new DateHints(languages, Optional.of(code), calendar, years);
    }

    /** The same with a calendar. */
    public DateHints calendar(CalendarSystem system) {
        return new DateHints(languages, country, Optional.of(system), years);
    }

    /** The same with a range of Gregorian years. */
    public DateHints years(int first, int last) {
        return new DateHints(languages, country, calendar, Optional.of(new YearRange(first, last)));
    }
}

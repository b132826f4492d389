package recto.model;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What is known of a newspaper or journal before a page of it is read.
 *
 * @param title as it is catalogued
 * @param variants other forms of it that may be printed, in any script
 * @param place of publication
 * @param country ISO 3166-1 alpha-2, for the day on which its calendar changed
 * @param language ISO 639-3
 * @param calendar of its dates: {@code gregorian}, {@code julian}, {@code hijri}, {@code rumi}, {@code persian},
 *     {@code french-republican}
 * @param first issue, Gregorian
 * @param last issue, Gregorian
 * @param appears on which days of the week, as far as it is known
 */
public record KnownTitle(
        String title,
        List<String> variants,
        Optional<String> place,
        Optional<String> country,
        Optional<String> language,
        Optional<String> calendar,
        Optional<LocalDate> first,
        Optional<LocalDate> last,
        List<Appearance> appears) {
    /**
     * The days on which a paper appears. Numbers of issues begin with 1 each year.
     *
     * @param from first year
     * @param to last year
     * @param days of the week
     */
    public record Appearance(int from, int to, List<DayOfWeek> days) {
        public Appearance {
            days = List.copyOf(days);
            if (from > to || days.isEmpty()) {
                throw new IllegalArgumentException("a paper appears from a year to a later one, on some days");
            }
        }
    }

    public KnownTitle {
        variants = List.copyOf(variants);
        appears = List.copyOf(appears);
        if (title.isBlank()) {
            throw new IllegalArgumentException("a known title has a title");
        }
        if (first.isPresent() && last.isPresent() && last.get().isBefore(first.get())) {
            throw new IllegalArgumentException(title + ": the last issue is older than the first");
        }
    }

    /** A title of which nothing else is known. */
    public static KnownTitle named(String title) {
        return new KnownTitle(
                title,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }
}

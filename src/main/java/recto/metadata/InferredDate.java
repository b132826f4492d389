package recto.metadata;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A day that is not printed, or cannot be read, and that follows from the year and the number of an issue.
 *
 * @param day by the days of appearance
 * @param number of the issue
 * @param year that is printed
 * @param weekday whether the day of the week is printed and agrees
 */
record InferredDate(LocalDate day, IssueNumber number, PrintedYear year, boolean weekday) {
    /** Numbers and years that are tried. */
    private static final int MOST = 3;

    /** Infers; empty where number or year is missing, or a weekday is printed that never fits. */
    static Optional<InferredDate> of(Schedule schedule, Masthead masthead) {
        List<DayOfWeek> printed = masthead.weekdays();
        Optional<InferredDate> first = Optional.empty();
        for (IssueNumber number : masthead.numbers().stream().limit(MOST).toList()) {
            for (PrintedYear year : masthead.years().stream().limit(MOST).toList()) {
                // A point after the number is easily read as one more digit.
                Optional<LocalDate> day = schedule.day(year.year(), number.number())
                        .or(() -> schedule.day(year.year(), number.number() / 10));
                if (day.isEmpty()) {
                    continue;
                }
                boolean agrees = printed.contains(day.get().getDayOfWeek());
                InferredDate found = new InferredDate(day.get(), number, year, agrees);
                if (agrees) {
                    return Optional.of(found);
                }
                first = first.or(() -> Optional.of(found));
            }
        }
        return printed.isEmpty() ? first : Optional.empty();
    }
}

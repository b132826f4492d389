package recto.metadata;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A day that is not printed, or cannot be read, and that follows from the year and the number of an issue.
 *
 * @param day by the days of appearance
 * @param issue number of the issue
 * @param number as it was read
 * @param year that is printed
 * @param weekday whether the day of the week is printed and agrees
 */
record InferredDate(LocalDate day, int issue, IssueNumber number, PrintedYear year, boolean weekday) {
    /** Numbers and years that are tried. */
    private static final int MOST = 3;

    /** Infers; empty where number or year is missing, or a weekday is printed that never fits. */
    static Optional<InferredDate> of(Schedule schedule, Masthead masthead) {
        List<DayOfWeek> printed = masthead.weekdays();
        Optional<InferredDate> first = Optional.empty();
        for (IssueNumber number : masthead.numbers().stream().limit(MOST).toList()) {
            for (PrintedYear year : masthead.years().stream().limit(MOST).toList()) {
                Optional<InferredDate> found = of(schedule, number, year, printed);
                if (found.filter(InferredDate::weekday).isPresent()) {
                    return found;
                }
                first = first.or(() -> found);
            }
        }
        return printed.isEmpty() ? first : Optional.empty();
    }

    private static Optional<InferredDate> of(
            Schedule schedule, IssueNumber number, PrintedYear year, List<DayOfWeek> printed) {
        // A point after the number is easily read as one more digit.
        int issue = schedule.day(year.year(), number.number()).isPresent() ? number.number() : number.number() / 10;
        return schedule.day(year.year(), issue)
                .map(day -> new InferredDate(day, issue, number, year, printed.contains(day.getDayOfWeek())));
    }
}

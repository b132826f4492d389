package recto.dates;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Dates that are less than a day: a month of a year, or a day of a month without its year. */
final class Partial {
    private Partial() {}

    static Optional<FoundDate> of(Cluster cluster, DateHints hints) {
        Draft draft = cluster.halves().get(0);
        Optional<DateReading> reading = draft.days().isEmpty() ? month(draft, hints) : yearless(draft, hints);
        Optional<DayOfWeek> weekday = cluster.weekdays().stream().findFirst().map(name -> DayOfWeek.of(name.value()));
        return reading.map(
                best -> new FoundDate(cluster.spans(), cluster.printed(), weekday, scored(best), List.of(), List.of()));
    }

    private static DateReading scored(DateReading reading) {
        double weight = Scores.weight(reading.cost());
        return reading.scored(weight / (weight + Scores.NONE));
    }

    private static Optional<DateReading> month(Draft draft, DateHints hints) {
        Name month = draft.months().get(0);
        Num year = draft.years().get(0);
        CalendarChoice.Option option = option(month, year.value(), draft, hints);
        Optional<LocalDate> first = option.calendar().gregorian(year.value(), month.value(), 1);
        double cost = month.cost() + year.cost();
        return first.map(day -> {
            String iso = Edtf.stretch(day, end(option.calendar(), day));
            return new DateReading(option.calendar(), option.why(), Optional.of(iso), iso, Optional.empty(), cost, 1);
        });
    }

    private static LocalDate end(CalendarSystem calendar, LocalDate first) {
        LocalDate last = first;
        int month = calendar.of(first).map(CalendarDay::month).orElse(0);
        while (calendar.of(last.plusDays(1)).map(CalendarDay::month).orElse(-1) == month) {
            last = last.plusDays(1);
        }
        return last;
    }

    private static Optional<DateReading> yearless(Draft draft, DateHints hints) {
        Name month = draft.months().get(0);
        Num day = draft.days().get(0);
        if (month.kind() != Name.Kind.ROMAN || day.value() > 31) {
            return Optional.empty();
        }
        int year = hints.years().map(YearRange::last).orElse(2000);
        CalendarChoice.Option option = option(month, year, draft, hints);
        String monthDay = String.format(Locale.ROOT, "%02d-%02d", month.value(), day.value());
        return Optional.of(Edtf.yearless(
                option.calendar(), "the year is not printed; " + option.why(), monthDay, month.cost() + day.cost()));
    }

    private static CalendarChoice.Option option(Name month, int year, Draft draft, DateHints hints) {
        CalendarChoice.Printed printed = new CalendarChoice.Printed(month, year, 1, false);
        return CalendarChoice.options(printed, draft.mark(), hints).get(0);
    }
}

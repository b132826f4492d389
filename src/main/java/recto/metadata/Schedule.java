package recto.metadata;

import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;
import recto.model.KnownTitle;
import recto.model.KnownTitle.Appearance;

/** Which issue of a known title appears on which day, where its numbers begin anew with each year. */
record Schedule(KnownTitle title) {
    /** The number of the issue of a day; empty where the days of appearance are not known, or on another day. */
    OptionalInt number(LocalDate day) {
        Optional<Appearance> appears = in(day.getYear());
        if (appears.isEmpty() || !appears.get().days().contains(day.getDayOfWeek())) {
            return OptionalInt.empty();
        }
        int number = 0;
        for (LocalDate at = begin(day.getYear()); !at.isAfter(day); at = at.plusDays(1)) {
            number += appears.get().days().contains(at.getDayOfWeek()) ? 1 : 0;
        }
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /** Whether the paper may appear on a day; true where that is not known. */
    boolean appears(LocalDate day) {
        return in(day.getYear())
                .filter(each -> !each.days().contains(day.getDayOfWeek()))
                .isEmpty();
    }

    /** The day of an issue; empty where the days of appearance are not known, or in a year with fewer issues. */
    Optional<LocalDate> day(int year, int number) {
        Optional<Appearance> appears = in(year);
        if (appears.isEmpty() || number < 1) {
            return Optional.empty();
        }
        int left = number;
        for (LocalDate at = begin(year); at.getYear() == year; at = at.plusDays(1)) {
            left -= appears.get().days().contains(at.getDayOfWeek()) ? 1 : 0;
            if (left == 0) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    private LocalDate begin(int year) {
        LocalDate january = LocalDate.of(year, 1, 1);
        return title.first().filter(first -> first.isAfter(january)).orElse(january);
    }

    private Optional<Appearance> in(int year) {
        boolean alive = title.first().filter(first -> first.getYear() > year).isEmpty()
                && title.last().filter(last -> last.getYear() < year).isEmpty();
        return title.appears().stream()
                .filter(each -> alive && each.from() <= year && year <= each.to())
                .findFirst();
    }
}

package recto.dates;

import java.time.LocalDate;
import java.util.Optional;

/**
 * The French Republican calendar. Years 3, 7, 11 and 15 have a sixth complementary day, as their autumn equinoxes ask
 * for; from 20 the rule that Romme proposed in 1795: years divisible by 4, not by 100 unless by 400.
 */
final class RepublicanCalendar {
    private static final LocalDate FIRST = LocalDate.of(1792, 9, 22);
    private static final int LAST_BY_EQUINOX = 15;

    private RepublicanCalendar() {}

    static Optional<LocalDate> gregorian(int year, int month, int day) {
        int length = month == 13 ? (leap(year) ? 6 : 5) : 30;
        if (year < 1 || month < 1 || month > 13 || day < 1 || day > length) {
            return Optional.empty();
        }
        return Optional.of(start(year).plusDays(30L * (month - 1) + day - 1));
    }

    static Optional<CalendarDay> of(LocalDate gregorian) {
        if (gregorian.isBefore(FIRST)) {
            return Optional.empty();
        }
        int year = gregorian.getYear() - 1791;
        if (start(year).isAfter(gregorian)) {
            year--;
        }
        int days = (int) (gregorian.toEpochDay() - start(year).toEpochDay());
        return Optional.of(new CalendarDay(CalendarSystem.FRENCH_REPUBLICAN, year, days / 30 + 1, days % 30 + 1));
    }

    private static LocalDate start(int year) {
        int leaps = 0;
        for (int before = 1; before < year; before++) {
            leaps += leap(before) ? 1 : 0;
        }
        return FIRST.plusDays(365L * (year - 1) + leaps);
    }

    private static boolean leap(int year) {
        if (year <= LAST_BY_EQUINOX) {
            return year % 4 == 3;
        }
        return year > LAST_BY_EQUINOX + 1 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }
}

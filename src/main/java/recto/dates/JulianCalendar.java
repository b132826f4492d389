package recto.dates;

import java.time.LocalDate;
import java.util.Optional;

/** Days of the Julian calendar, by the count of days from 1 March of the year 0. */
final class JulianCalendar {
    /** Days from 1 March of the Julian year 0 to 1970-01-01 of the Gregorian calendar. */
    private static final long EPOCH = 719_470;

    private static final int DAYS_OF_FOUR_YEARS = 1461;
    private static final int[] LENGTHS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private JulianCalendar() {}

    static Optional<LocalDate> gregorian(int year, int month, int day) {
        if (month < 1 || month > 12 || day < 1 || day > length(year, month)) {
            return Optional.empty();
        }
        long years = month > 2 ? year : year - 1L;
        int months = (month + 9) % 12;
        long days = Math.floorDiv(years * DAYS_OF_FOUR_YEARS, 4L) + (153L * months + 2) / 5 + day - 1;
        return Optional.of(LocalDate.ofEpochDay(days - EPOCH));
    }

    static CalendarDay of(LocalDate gregorian) {
        long days = gregorian.toEpochDay() + EPOCH;
        long years = Math.floorDiv(4 * days + 3, (long) DAYS_OF_FOUR_YEARS);
        long rest = days - Math.floorDiv(years * DAYS_OF_FOUR_YEARS, 4L);
        int months = (int) ((5 * rest + 2) / 153);
        int day = (int) (rest - (153L * months + 2) / 5 + 1);
        int month = (months + 2) % 12 + 1;
        return new CalendarDay(CalendarSystem.JULIAN, (int) (month > 2 ? years : years + 1), month, day);
    }

    private static int length(int year, int month) {
        return month == 2 && year % 4 != 0 ? 28 : LENGTHS[month - 1];
    }
}

package recto.dates;

import java.time.LocalDate;
import java.util.Optional;

/**
 * The Ottoman fiscal calendar. 15 Şubat 1332 (28 February 1917) was followed by 1 Mart 1333 (1 March 1917); 1333 ended
 * on 31 December (law of 8 February 1332).
 */
final class RumiCalendar {
    private static final int YEARS = 584;
    private static final int LAST_OLD_YEAR = 1332;
    private static final LocalDate CHANGE = LocalDate.of(1917, 3, 1);

    private RumiCalendar() {}

    static Optional<LocalDate> gregorian(int year, int month, int day) {
        if (year > LAST_OLD_YEAR) {
            LocalDate found = LocalDate.of(year + YEARS, month, day);
            return found.isBefore(CHANGE) ? Optional.empty() : Optional.of(found);
        }
        int julian = month < 3 ? year + YEARS + 1 : year + YEARS;
        return JulianCalendar.gregorian(julian, month, day).filter(found -> found.isBefore(CHANGE));
    }

    static CalendarDay of(LocalDate gregorian) {
        if (!gregorian.isBefore(CHANGE)) {
            return day(gregorian.getYear() - YEARS, gregorian.getMonthValue(), gregorian.getDayOfMonth());
        }
        CalendarDay julian = JulianCalendar.of(gregorian);
        return day(
                julian.month() < 3 ? julian.year() - YEARS - 1 : julian.year() - YEARS, julian.month(), julian.day());
    }

    private static CalendarDay day(int year, int month, int day) {
        return new CalendarDay(CalendarSystem.RUMI, year, month, day);
    }
}

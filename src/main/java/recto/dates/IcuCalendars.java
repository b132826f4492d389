package recto.dates;

import com.ibm.icu.util.Calendar;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import java.time.LocalDate;
import java.util.Optional;

/** The calendars that ICU computes. */
final class IcuCalendars {
    private static final long DAY = 86_400_000L;

    private IcuCalendars() {}

    static Optional<LocalDate> hijri(int year, int month, int day) {
        return gregorian(islamic(), year, month, day);
    }

    static CalendarDay hijri(LocalDate day) {
        return of(CalendarSystem.HIJRI, islamic(), day);
    }

    static Optional<LocalDate> persian(int year, int month, int day) {
        return gregorian(persian(), year, month, day);
    }

    static CalendarDay persian(LocalDate day) {
        return of(CalendarSystem.PERSIAN, persian(), day);
    }

    private static Calendar islamic() {
        return Calendar.getInstance(TimeZone.GMT_ZONE, new ULocale("en@calendar=islamic-civil"));
    }

    private static Calendar persian() {
        return Calendar.getInstance(TimeZone.GMT_ZONE, new ULocale("en@calendar=persian"));
    }

    private static Optional<LocalDate> gregorian(Calendar calendar, int year, int month, int day) {
        calendar.clear();
        calendar.setLenient(false);
        calendar.set(year, month - 1, day);
        try {
            return Optional.of(LocalDate.ofEpochDay(Math.floorDiv(calendar.getTimeInMillis(), DAY)));
        } catch (IllegalArgumentException e) {
            // ICU's way to say that there is no such day.
            return Optional.empty();
        }
    }

    private static CalendarDay of(CalendarSystem system, Calendar calendar, LocalDate day) {
        calendar.setTimeInMillis(day.toEpochDay() * DAY);
        return new CalendarDay(
                system,
                calendar.get(Calendar.EXTENDED_YEAR),
                calendar.get(Calendar.MONTH) + 1,
                calendar.get(Calendar.DATE));
    }
}

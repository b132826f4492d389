package recto.dates;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/** The calendars that dates are given in. Thread-safe. */
public enum CalendarSystem {
    /** The Gregorian calendar, also before 1582. */
    GREGORIAN,
    /** The Julian calendar with years that begin on 1 January. */
    JULIAN,
    /**
     * The Islamic lunar calendar by the table of 30 years with the epoch of 16 July 622; a sighted moon differs by a
     * day.
     */
    HIJRI,
    /**
     * The Ottoman fiscal calendar: Julian days, years from 1 March; Gregorian days from 1 March 1917, years from 1
     * January 1918.
     */
    RUMI,
    /** The Iranian solar calendar with the months of 1925. */
    PERSIAN,
    /**
     * The Iranian solar calendar with the signs of the zodiac for months, by the place of the sun; may differ by a day.
     */
    PERSIAN_ZODIAC,
    /** The French Republican calendar: as kept in the years 1 to 14, then by Romme's rule. */
    FRENCH_REPUBLICAN;

    /** The Gregorian day; empty where the calendar has no such day. */
    public Optional<LocalDate> gregorian(int year, int month, int day) {
        try {
            return switch (this) {
                case GREGORIAN -> Optional.of(LocalDate.of(year, month, day));
                case JULIAN -> JulianCalendar.gregorian(year, month, day);
                case HIJRI -> IcuCalendars.hijri(year, month, day);
                case RUMI -> RumiCalendar.gregorian(year, month, day);
                case PERSIAN -> IcuCalendars.persian(year, month, day);
                case PERSIAN_ZODIAC -> ZodiacCalendar.gregorian(year, month, day);
                case FRENCH_REPUBLICAN -> RepublicanCalendar.gregorian(year, month, day);
            };
        } catch (DateTimeException e) {
            // No such day in this calendar.
            return Optional.empty();
        }
    }

    /** The day in this calendar; empty before the French Republican calendar begins. */
    public Optional<CalendarDay> of(LocalDate day) {
        return switch (this) {
            case GREGORIAN ->
                Optional.of(new CalendarDay(this, day.getYear(), day.getMonthValue(), day.getDayOfMonth()));
            case JULIAN -> Optional.of(JulianCalendar.of(day));
            case HIJRI -> Optional.of(IcuCalendars.hijri(day));
            case RUMI -> Optional.of(RumiCalendar.of(day));
            case PERSIAN -> Optional.of(IcuCalendars.persian(day));
            case PERSIAN_ZODIAC -> Optional.of(ZodiacCalendar.of(day));
            case FRENCH_REPUBLICAN -> RepublicanCalendar.of(day);
        };
    }
}

package recto.dates;

import java.util.Objects;

/**
 * A day as a calendar names it.
 *
 * @param year of the calendar's own era
 * @param month from 1; 13 are the days at the end of a French Republican year
 * @param day of the month, from 1
 */
public record CalendarDay(CalendarSystem calendar, int year, int month, int day) {
    public CalendarDay {
        Objects.requireNonNull(calendar);
    }
}

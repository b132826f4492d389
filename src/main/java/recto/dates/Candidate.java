package recto.dates;

import java.time.LocalDate;

/**
 * A day that a draft may mean.
 *
 * @param said the day in its own calendar
 * @param cost of names, digits and calendar
 * @param why the calendar, and what is not as printed
 * @param literal whether digits stand as they were read
 */
record Candidate(LocalDate day, CalendarDay said, double cost, String why, boolean literal) {
    CalendarSystem calendar() {
        return said.calendar();
    }
}

package recto.dates;

import java.util.List;

/**
 * What stands together of one date: one draft, or the halves of a double date in several calendars, and a weekday.
 *
 * @param between the sign between two halves; empty where there is one
 * @param weekdays what the printed weekday may mean; empty where none is printed
 * @param spans where it stands
 * @param trust in the digits, 0 to 1
 */
record Cluster(
        List<Draft> halves, String between, List<Name> weekdays, List<DateSpan> spans, String printed, double trust) {
    Cluster {
        halves = List.copyOf(halves);
        weekdays = List.copyOf(weekdays);
        spans = List.copyOf(spans);
    }
}

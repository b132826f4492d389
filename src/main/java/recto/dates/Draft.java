package recto.dates;

import java.util.List;
import java.util.Optional;

/**
 * The parts of a date as they stand in a text; each part with all that it may mean, the nearest first.
 *
 * @param days none when only a month and a year stand there
 * @param others days after the first, of a double date or a range
 * @param between the sign between the two, empty where there is one day
 * @param years none when none stands there
 * @param mark the calendar, where it is said
 * @param span of segments: the first
 * @param to the segment after the last
 * @param cost of an order that is not usual
 */
record Draft(
        List<Num> days,
        List<Num> others,
        String between,
        List<Name> months,
        List<Num> years,
        Optional<Name.Kind> mark,
        int span,
        int to,
        double cost) {
    Draft {
        days = List.copyOf(days);
        others = List.copyOf(others);
        months = List.copyOf(months);
        years = List.copyOf(years);
    }

    Draft years(List<Num> found) {
        return new Draft(days, others, between, months, found, mark, span, to, cost);
    }

    /** The same with its first day only, or its second. */
    Draft half(boolean first) {
        return new Draft(first ? days : others, List.of(), "", months, years, mark, span, to, cost);
    }
}

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
 * @param place where it stands
 * @param cost of an order that is not usual
 * @param paired whether another half of a double date stands beside it
 */
record Draft(
        List<Num> days,
        List<Num> others,
        String between,
        List<Name> months,
        List<Num> years,
        Optional<Name.Kind> mark,
        Place place,
        double cost,
        boolean paired) {
    Draft {
        days = List.copyOf(days);
        others = List.copyOf(others);
        months = List.copyOf(months);
        years = List.copyOf(years);
    }

    /**
     * Segments of a text.
     *
     * @param from the first
     * @param to the one after the last
     */
    record Place(int from, int to) {
        Place from(int index) {
            return new Place(Math.min(from, index), to);
        }

        Place to(int index) {
            return new Place(from, Math.max(to, index));
        }
    }

    static Draft of(List<Name> months, int segment) {
        Place place = new Place(segment, segment + 1);
        return new Draft(List.of(), List.of(), "", months, List.of(), Optional.empty(), place, 0, false);
    }

    Draft days(List<Num> found, Place where) {
        return new Draft(found, others, between, months, years, mark, where, cost, paired);
    }

    Draft others(List<Num> found, String sign) {
        return new Draft(days, found, sign, months, years, mark, place, cost, paired);
    }

    Draft years(List<Num> found, Place where) {
        return new Draft(days, others, between, months, found, mark, where, cost, paired);
    }

    Draft marked(Name.Kind calendar, Place where) {
        return new Draft(days, others, between, months, years, Optional.of(calendar), where, cost, paired);
    }

    Draft dearer(double more) {
        return new Draft(days, others, between, months, years, mark, place, cost + more, paired);
    }

    /** The same with its first day only, or its second, as a half of a double date. */
    Draft half(boolean first) {
        return new Draft(first ? days : others, List.of(), "", months, years, mark, place, cost, true);
    }

    Name.Kind kind() {
        return months.get(0).kind();
    }
}

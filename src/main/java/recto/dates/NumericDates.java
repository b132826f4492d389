package recto.dates;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Finds dates whose month is a number: 30.3.1919, 30/III—1919, 1919-03-30, 17/30.III.1919. */
final class NumericDates {
    private static final String SEPARATORS = "./-\u2010\u2011\u2012\u2013\u2014";
    private static final Set<String> MONTH_FIRST = Set.of("US", "PH");
    private static final int LAST_MONTH = 12;

    private final List<Segment> segments;
    private final DateHints hints;

    private NumericDates(List<Segment> segments, DateHints hints) {
        this.segments = segments;
        this.hints = hints;
    }

    /** The drafts and those of numbers between them, in the order of the text. */
    static List<Draft> with(List<Draft> drafts, List<Segment> segments, DateHints hints) {
        NumericDates dates = new NumericDates(segments, hints);
        List<Draft> all = new ArrayList<>(drafts);
        for (int i = 0; i < segments.size(); i++) {
            int at = i;
            boolean free = all.stream()
                    .noneMatch(draft ->
                            draft.place().from() <= at && at < draft.place().to());
            Optional<Draft> draft = free ? dates.at(i) : Optional.empty();
            if (draft.isPresent()) {
                all.add(draft.get());
                i = draft.get().place().to() - 1;
            }
        }
        all.sort(Comparator.comparingInt(draft -> draft.place().from()));
        return all;
    }

    private Optional<Draft> at(int first) {
        if (exact(first).isEmpty()) {
            return Optional.empty();
        }
        int other = other(first);
        int second = next(other < 0 ? first : other);
        int third = second < 0 ? -1 : next(second);
        if (third < 0) {
            return Optional.empty();
        }
        Optional<Draft> draft = yearFirst(first, second, third).or(() -> dayFirst(first, second, third));
        return other < 0
                ? draft
                : draft.map(found -> found.others(
                        numbers(other, Num::day), segments.get(first + 1).sign()));
    }

    private Optional<Draft> yearFirst(int year, int month, int day) {
        List<Num> days = numbers(day, Num::day);
        return numbers(year, Num::fullYear).isEmpty() || days.isEmpty()
                ? Optional.empty()
                : draft(month, new Draft.Place(year, day + 1), days, numbers(year, Num::fullYear));
    }

    private Optional<Draft> dayFirst(int first, int second, int year) {
        boolean swapped = hints.country().filter(MONTH_FIRST::contains).isPresent()
                && month(first).isPresent();
        int day = swapped ? second : first;
        List<Num> days = numbers(day, Num::day);
        return days.isEmpty() || numbers(year, Num::fullYear).isEmpty()
                ? Optional.empty()
                : draft(swapped ? first : second, new Draft.Place(first, year + 1), days, numbers(year, Num::fullYear));
    }

    private Optional<Draft> draft(int month, Draft.Place place, List<Num> days, List<Num> years) {
        Optional<Name.Kind> mark =
                place.to() < segments.size() ? segments.get(place.to()).mark() : Optional.empty();
        Draft.Place whole = mark.isPresent() ? place.to(place.to() + 1) : place;
        Name.Kind kind = mark.map(NumericDates::kind).orElse(Name.Kind.ROMAN);
        return month(month)
                .map(number -> Draft.of(List.of(new Name(kind, number, Set.of(), "", 0)), month)
                        .days(days, whole)
                        .years(years, whole))
                .map(draft -> mark.isPresent() ? draft.marked(mark.get(), whole) : draft);
    }

    private static Name.Kind kind(Name.Kind mark) {
        return switch (mark) {
            case HIJRI_MARK -> Name.Kind.HIJRI;
            case PERSIAN_MARK -> Name.Kind.PERSIAN;
            default -> Name.Kind.ROMAN;
        };
    }

    private Optional<Integer> month(int at) {
        return exact(at).stream()
                .map(Num::value)
                .filter(value -> value >= 1 && value <= LAST_MONTH)
                .findFirst();
    }

    private List<Num> numbers(int at, Predicate<Num> which) {
        return exact(at).stream().filter(which).toList();
    }

    private List<Num> exact(int at) {
        return segments.get(at).numbers(num -> num.cost() == 0);
    }

    /** The second day of a double date, written with a slash or in brackets before a separator; negative for none. */
    private int other(int first) {
        boolean two = first + 5 < segments.size()
                && segments.get(first + 1).sign("/(-")
                && !numbers(first, Num::day).isEmpty()
                && !numbers(first + 2, Num::day).isEmpty();
        if (!two) {
            return -1;
        }
        int second = next(first + 2);
        int third = second < 0 ? -1 : next(second);
        return third >= 0 && !numbers(third, Num::fullYear).isEmpty() ? first + 2 : -1;
    }

    /** The number after a separator; negative for none. */
    private int next(int from) {
        int at = from + 1;
        int signs = 0;
        while (at < segments.size() && segments.get(at).sign(SEPARATORS + ")") && signs < 2) {
            at++;
            signs++;
        }
        return signs > 0 && at < segments.size() && !exact(at).isEmpty() ? at : -1;
    }
}

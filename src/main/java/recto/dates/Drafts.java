package recto.dates;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds dates around the names of months: day before or after the month, year after or before. */
final class Drafts {
    private static final int REACH = 5;
    private static final double UNUSUAL_ORDER = 0.4;
    /** Languages that write the month before its day. */
    private static final List<String> MONTH_FIRST = List.of("eng", "hye", "kat");

    private static final String STOPS = ".,:;'\u2019\u055D\u060C-\u2010\u2011\u2012\u2013\u2014\"\u201E\u201C";
    private static final String BETWEEN = "(/[-\u2010\u2011\u2012\u2013\u2014=";

    private final List<Segment> segments;

    private Drafts(List<Segment> segments) {
        this.segments = segments;
    }

    /** In the order of the text; they do not overlap. */
    static List<Draft> of(List<Segment> segments) {
        Drafts drafts = new Drafts(segments);
        List<Draft> found = new ArrayList<>();
        int free = 0;
        for (int i = 0; i < segments.size(); i++) {
            if (segments.get(i).month()) {
                Optional<Draft> draft = drafts.around(i, free);
                if (draft.isPresent()) {
                    found.add(draft.get());
                    free = draft.get().to();
                    i = free - 1;
                }
            }
        }
        return found;
    }

    private Optional<Draft> around(int month, int free) {
        int day = number(month - 1, -1, free, Num::day);
        Draft draft = day >= 0 ? dayBefore(month, day, free) : dayAfter(month);
        Draft dated = draft.years().isEmpty() ? yearBefore(draft, free) : draft;
        boolean alone = dated.days().isEmpty() && dated.years().isEmpty();
        boolean doubtful = dated.days().isEmpty() && dated.months().get(0).cost() > 0.3;
        return alone || doubtful ? Optional.empty() : Optional.of(dated);
    }

    private Draft dayBefore(int month, int day, int free) {
        List<Num> days = numbers(day, Num::day);
        int sign = skip(day - 1, -1, free, segment -> segment.is(Name.Kind.ORDINAL) || segment.sign("."));
        int first = sign >= free && segments.get(sign).sign(BETWEEN) ? number(sign - 1, -1, free, Num::day) : -1;
        String between = first >= 0 ? segments.get(sign).sign() : "";
        List<Num> firsts = first >= 0 ? numbers(first, Num::day) : days;
        return years(new Draft(
                firsts,
                first >= 0 ? days : List.of(),
                between,
                segments.get(month).months(),
                List.of(),
                Optional.empty(),
                first >= 0 ? first : day,
                month + 1,
                0));
    }

    private Draft dayAfter(int month) {
        List<Name> months = segments.get(month).months();
        int day = number(month + 1, 1, segments.size(), Num::day);
        Draft plain = new Draft(List.of(), List.of(), "", months, List.of(), Optional.empty(), month, month + 1, 0);
        Draft monthOnly = years(plain);
        boolean yearNext = !monthOnly.years().isEmpty() && (day < 0 || monthOnly.to() <= day + 1);
        if (day < 0 || yearNext) {
            return monthOnly;
        }
        boolean usual = months.get(0).languages().stream().anyMatch(MONTH_FIRST::contains);
        int close = skip(day + 1, 1, segments.size(), segment -> segment.is(Name.Kind.ORDINAL) || segment.sign("."));
        int second = close < segments.size() && segments.get(close).sign(BETWEEN)
                ? number(close + 1, 1, segments.size(), Num::day)
                : -1;
        return years(new Draft(
                numbers(day, Num::day),
                second >= 0 ? numbers(second, Num::day) : List.of(),
                second >= 0 ? segments.get(close).sign() : "",
                months,
                List.of(),
                Optional.empty(),
                month,
                (second >= 0 ? second : day) + 1,
                usual ? 0 : UNUSUAL_ORDER));
    }

    private Draft years(Draft draft) {
        boolean republican = draft.months().get(0).kind() == Name.Kind.REPUBLICAN;
        Predicate<Num> year = republican ? Num::shortYear : Num::fullYear;
        int at = number(draft.to(), 1, segments.size(), year);
        List<Num> found = at < 0 ? List.of() : numbers(at, year);
        int to = at < 0 ? draft.to() : at + 1;
        int after = skip(to, 1, segments.size(), segment -> segment.is(Name.Kind.YEAR) || segment.sign(".,("));
        Optional<Name.Kind> mark = after < segments.size() ? segments.get(after).mark() : Optional.empty();
        return new Draft(
                draft.days(),
                draft.others(),
                draft.between(),
                draft.months(),
                found,
                mark,
                draft.span(),
                mark.isPresent() ? after + 1 : to,
                draft.cost());
    }

    private Draft yearBefore(Draft draft, int free) {
        int at = number(draft.span() - 1, -1, free, Num::fullYear);
        if (at < 0) {
            return draft;
        }
        return new Draft(
                draft.days(),
                draft.others(),
                draft.between(),
                draft.months(),
                numbers(at, Num::fullYear),
                draft.mark(),
                at,
                draft.to(),
                draft.cost());
    }

    /** Index of the next number of a kind, with nothing but words and signs of dates before it; negative for none. */
    private int number(int from, int step, int end, Predicate<Num> which) {
        int at = skip(from, step, end, Drafts::small);
        boolean inside = step > 0 ? at < end : at >= end;
        return inside && !numbers(at, which).isEmpty() ? at : -1;
    }

    private List<Num> numbers(int at, Predicate<Num> which) {
        return segments.get(at).numbers(which);
    }

    private int skip(int from, int step, int end, Predicate<Segment> which) {
        int at = from;
        for (int i = 0; i < REACH; i++) {
            boolean inside = step > 0 ? at < end : at >= end;
            if (!inside || !which.test(segments.get(at))) {
                break;
            }
            at += step;
        }
        return at;
    }

    private static boolean small(Segment segment) {
        boolean word = segment.is(Name.Kind.LINK) || segment.is(Name.Kind.YEAR) || segment.is(Name.Kind.ORDINAL);
        return segment.sign(STOPS + "()[]/") || word && segment.numbers().isEmpty();
    }
}

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
                    free = draft.get().place().to();
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
        Draft draft = Draft.of(segments.get(month).months(), month);
        int sign = skip(day - 1, -1, free, Drafts::endsNumber);
        boolean two = sign >= free && segments.get(sign).sign(BETWEEN);
        int first = two ? number(sign - 1, -1, free, Num::day) : -1;
        if (first < 0) {
            return years(draft.days(numbers(day, Num::day), draft.place().from(day)));
        }
        return years(draft.days(numbers(first, Num::day), draft.place().from(first))
                .others(numbers(day, Num::day), segments.get(sign).sign()));
    }

    private Draft dayAfter(int month) {
        List<Name> months = segments.get(month).months();
        int day = number(month + 1, 1, segments.size(), Num::day);
        Draft plain = Draft.of(months, month);
        Draft monthOnly = years(plain);
        boolean yearNext = !monthOnly.years().isEmpty() && monthOnly.place().to() <= day + 1;
        if (day < 0 || yearNext) {
            return monthOnly;
        }
        boolean usual = months.get(0).languages().stream().anyMatch(MONTH_FIRST::contains);
        Draft dated =
                plain.days(numbers(day, Num::day), plain.place().to(day + 1)).dearer(usual ? 0 : UNUSUAL_ORDER);
        int sign = skip(day + 1, 1, segments.size(), Drafts::endsNumber);
        boolean two = sign < segments.size() && segments.get(sign).sign(BETWEEN);
        int second = two ? number(sign + 1, 1, segments.size(), Num::day) : -1;
        if (second < 0) {
            return years(dated);
        }
        return years(dated.days(dated.days(), dated.place().to(second + 1))
                .others(numbers(second, Num::day), segments.get(sign).sign()));
    }

    private Draft years(Draft draft) {
        Predicate<Num> year = draft.kind() == Name.Kind.REPUBLICAN ? Num::shortYear : Num::fullYear;
        int at = number(draft.place().to(), 1, segments.size(), year);
        Draft dated = at < 0
                ? ottoman(draft)
                : draft.years(numbers(at, year), draft.place().to(at + 1));
        int after = skip(
                dated.place().to(), 1, segments.size(), segment -> segment.is(Name.Kind.YEAR) || segment.sign(".,("));
        Optional<Name.Kind> mark = after < segments.size() ? segments.get(after).mark() : Optional.empty();
        return mark.isEmpty() ? dated : dated.marked(mark.get(), dated.place().to(after + 1));
    }

    private Draft ottoman(Draft draft) {
        boolean eastern = draft.kind() == Name.Kind.HIJRI
                || draft.months().get(0).languages().contains("ota");
        int at = eastern ? number(draft.place().to(), 1, segments.size(), Num::withoutThousand) : -1;
        if (at < 0) {
            return draft;
        }
        List<Num> years = numbers(at, Num::withoutThousand).stream()
                .map(Num::withThousand)
                .toList();
        return draft.years(years, draft.place().to(at + 1));
    }

    private Draft yearBefore(Draft draft, int free) {
        int at = number(draft.place().from() - 1, -1, free, Num::fullYear);
        return at < 0
                ? draft
                : draft.years(numbers(at, Num::fullYear), draft.place().from(at));
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

    private static boolean endsNumber(Segment segment) {
        return segment.is(Name.Kind.ORDINAL) || segment.sign(".");
    }

    private static boolean small(Segment segment) {
        boolean word = segment.is(Name.Kind.LINK) || segment.is(Name.Kind.YEAR) || segment.is(Name.Kind.ORDINAL);
        return segment.sign(STOPS + "()[]/") || word && segment.numbers().isEmpty();
    }
}

package recto.dates;

import java.util.ArrayList;
import java.util.List;

/** Brings together what stands beside each other: the halves of a double date, and a weekday. */
final class Clusters {
    /** Segments between a weekday and its date. */
    private static final int REACH = 6;
    /** Words of no meaning among them. */
    private static final int STRANGE = 2;

    private static final String STOPS = "\u060C\u061B/(-\u2010\u2011\u2012\u2013\u2014=[,.)";
    private static final String OPENING = "/(-\u2010\u2011\u2012\u2013\u2014=[";

    private final String text;
    private final List<Segment> segments;
    private final List<Draft> drafts;

    private Clusters(String text, List<Segment> segments, List<Draft> drafts) {
        this.text = text;
        this.segments = segments;
        this.drafts = drafts;
    }

    /** In the order of the text. */
    static List<Cluster> of(String text, List<Segment> segments, List<Draft> drafts) {
        Clusters clusters = new Clusters(text, segments, drafts);
        List<Cluster> found = new ArrayList<>();
        for (int i = 0; i < drafts.size(); ) {
            int to = i + 1;
            while (to < drafts.size() && clusters.joined(drafts.get(to - 1), drafts.get(to))) {
                to++;
            }
            found.add(clusters.cluster(i, to));
            i = to;
        }
        return found;
    }

    /** Whether two drafts stand together as two names of one day. */
    private boolean joined(Draft one, Draft two) {
        boolean opened = false;
        for (int i = one.place().to(); i < two.place().from(); i++) {
            Segment between = segments.get(i);
            opened |= between.sign(OPENING);
            if (!between.sign(STOPS) && !between.is(Name.Kind.YEAR)) {
                return false;
            }
        }
        boolean otherYear = one.months().get(0).kind() != two.months().get(0).kind();
        return opened || otherYear;
    }

    private Cluster cluster(int from, int to) {
        Draft last = drafts.get(to - 1);
        int first = drafts.get(from).place().from();
        int end = to < drafts.size() ? drafts.get(to).place().from() : segments.size();
        int before = weekdayBefore(
                first, from == 0 ? 0 : drafts.get(from - 1).place().to());
        int after = before < 0 ? weekdayAfter(last.place().to(), end) : -1;
        int weekday = Math.max(before, after);
        List<Name> weekdays = weekday < 0 ? List.of() : segments.get(weekday).weekdays();
        int start = before < 0 ? first : before;
        int stop = after < 0 ? last.place().to() : after + 1;
        DateSpan span = new DateSpan(
                0, segments.get(start).start(), segments.get(stop - 1).end());
        String printed = text.substring(span.start(), span.end());
        return new Cluster(halves(from, to), between(from, to), weekdays, List.of(span), printed, 1);
    }

    private List<Draft> halves(int from, int to) {
        Draft last = drafts.get(to - 1);
        if (to == from + 1 && last.others().isEmpty()) {
            return List.of(last);
        }
        List<Draft> halves = new ArrayList<>();
        for (Draft draft : drafts.subList(from, to)) {
            Draft dated = draft.years().isEmpty() ? draft.years(lent(draft, last), draft.place()) : draft;
            halves.add(dated.half(true));
            if (!dated.others().isEmpty()) {
                halves.add(dated.half(false));
            }
        }
        return halves;
    }

    private String between(int from, int to) {
        Draft first = drafts.get(from);
        if (to == from + 1) {
            return first.between();
        }
        return segments.subList(first.place().to(), drafts.get(from + 1).place().from()).stream()
                .filter(segment -> segment.sign(OPENING))
                .map(Segment::sign)
                .findFirst()
                .orElse("");
    }

    /**
     * The year that a later half states, for a half of the same kind without one; at the turn of the year the one
     * before.
     */
    private static List<Num> lent(Draft draft, Draft last) {
        Name own = draft.months().get(0);
        Name other = last.months().get(0);
        if (own.kind() != other.kind()) {
            return List.of();
        }
        int turn = own.value() == 12 && other.value() == 1 ? 1 : 0;
        return last.years().stream()
                .map(year -> new Num(year.value() - turn, year.digits(), year.cost()))
                .toList();
    }

    private int weekdayBefore(int first, int free) {
        int strange = 0;
        for (int i = first - 1; i >= Math.max(free, first - REACH); i--) {
            if (!segments.get(i).weekdays().isEmpty()) {
                return i;
            }
            strange += strange(segments.get(i));
            if (strange > STRANGE) {
                break;
            }
        }
        return -1;
    }

    private int weekdayAfter(int last, int end) {
        int strange = 0;
        for (int i = last; i < Math.min(end, last + REACH); i++) {
            if (!segments.get(i).weekdays().isEmpty()) {
                return i;
            }
            strange += strange(segments.get(i));
            if (strange > 0) {
                break;
            }
        }
        return -1;
    }

    private static int strange(Segment segment) {
        boolean known = !segment.sign().isEmpty() || segment.is(Name.Kind.LINK) || segment.is(Name.Kind.YEAR);
        return known ? 0 : segment.numbers().isEmpty() ? 1 : STRANGE + 1;
    }
}

package recto.dates;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** Dates from one day to another: two days with a dash between them that are no names of one day. */
final class Ranges {
    private static final String DASHES = "-\u2010\u2011\u2012\u2013\u2014";
    private static final long LONGEST_SLASH = 3;
    /** Days between the Julian and the Gregorian calendar, from 1700 to 2100 and one to spare. */
    private static final long FIRST_OFFSET = 10;

    private static final long LAST_OFFSET = 13;

    private Ranges() {}

    static boolean is(Cluster cluster) {
        if (cluster.halves().size() != 2 || cluster.between().isEmpty()) {
            return false;
        }
        Optional<LocalDate> first = gregorian(cluster.halves().get(0));
        Optional<LocalDate> last = gregorian(cluster.halves().get(1));
        if (first.isEmpty() || last.isEmpty()) {
            return false;
        }
        long days = ChronoUnit.DAYS.between(first.get(), last.get());
        boolean twoNames = Math.abs(days) >= FIRST_OFFSET && Math.abs(days) <= LAST_OFFSET;
        boolean dash = DASHES.contains(cluster.between());
        boolean slash = cluster.between().equals("/") && days <= LONGEST_SLASH;
        return !twoNames && days > 0 && (dash || slash);
    }

    static Optional<FoundDate> of(Cluster cluster, DateHints hints) {
        Optional<FoundDate> first = half(cluster, 0, hints);
        Optional<FoundDate> last = half(cluster, 1, hints);
        if (first.isEmpty() || last.isEmpty()) {
            return first.or(() -> last);
        }
        DateReading one = first.get().best();
        DateReading two = last.get().best();
        String edtf = one.day().orElseThrow() + "/" + two.day().orElseThrow();
        DateReading best = new DateReading(
                one.calendar(),
                "from a day to a day; " + one.why(),
                Optional.of(edtf),
                edtf,
                Optional.empty(),
                one.cost() + two.cost(),
                Math.min(one.score(), two.score()));
        return Optional.of(new FoundDate(
                cluster.spans(),
                cluster.printed(),
                Optional.empty(),
                best,
                List.of(),
                first.get().flags()));
    }

    private static Optional<FoundDate> half(Cluster cluster, int index, DateHints hints) {
        List<Name> weekdays = index == 0 ? cluster.weekdays() : List.of();
        List<Draft> only = List.of(cluster.halves().get(index));
        return Decision.of(new Cluster(only, "", weekdays, cluster.spans(), cluster.printed(), cluster.trust()), hints);
    }

    private static Optional<LocalDate> gregorian(Draft draft) {
        if (draft.kind() != Name.Kind.ROMAN
                || draft.days().isEmpty()
                || draft.years().isEmpty()) {
            return Optional.empty();
        }
        return CalendarSystem.GREGORIAN.gregorian(
                draft.years().get(0).value(),
                draft.months().get(0).value(),
                draft.days().get(0).value());
    }
}

package recto.dates;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Decides on the day that a cluster means. Each day that one of its parts allows is weighed against all parts; a part
 * that says otherwise costs, and is flagged. The digits are doubted only when the parts contradict each other.
 */
final class Decision {
    private static final double CONTRADICTION = 2;
    /** A calendar that is dearer than this is not the one of the country. */
    private static final double FOREIGN = 0.9;

    private static final int MOST_READINGS = 8;

    private final Cluster cluster;
    private final List<List<Candidate>> printed;
    private List<List<Candidate>> all;

    /** A day with what speaks for it. */
    private record Weighed(LocalDate day, Candidate by, double cost, List<DateFlag> flags) {}

    private Decision(Cluster cluster, DateHints hints) {
        this.cluster = cluster;
        this.printed = cluster.halves().stream()
                .map(half -> Candidates.asPrinted(half, hints))
                .toList();
        this.all = printed;
    }

    /** The date; empty when no day makes sense. */
    static Optional<FoundDate> of(Cluster cluster, DateHints hints) {
        Decision decision = new Decision(cluster, hints);
        List<Weighed> days = decision.weighed();
        boolean contradicted = days.isEmpty() || !days.get(0).flags.isEmpty() || !hinted(days.get(0), hints);
        List<DateFlag> flags = new ArrayList<>(days.isEmpty() ? List.of() : days.get(0).flags);
        if (contradicted) {
            List<List<Candidate>> more = new ArrayList<>();
            for (int i = 0; i < decision.printed.size(); i++) {
                List<Candidate> misread = Candidates.misread(cluster.halves().get(i), hints, cluster.trust());
                more.add(Stream.concat(decision.printed.get(i).stream(), misread.stream())
                        .toList());
            }
            decision.all = more;
            days = decision.weighed();
        }
        if (days.isEmpty()) {
            return Optional.empty();
        }
        if (contradicted && !days.get(0).by.literal() && flags.isEmpty()) {
            flags.add(new DateFlag(
                    DateFlag.Kind.YEARS,
                    "printed " + cluster.printed(),
                    days.get(0).by.why()));
        }
        return Optional.of(decision.found(days, flags));
    }

    private static boolean hinted(Weighed best, DateHints hints) {
        return hints.years()
                .filter(years -> !years.contains(best.day.getYear()))
                .isEmpty();
    }

    private List<Weighed> weighed() {
        TreeMap<LocalDate, Candidate> days = new TreeMap<>();
        for (List<Candidate> half : all) {
            half.forEach(candidate ->
                    days.merge(candidate.day(), candidate, (one, two) -> one.cost() <= two.cost() ? one : two));
        }
        return days.values().stream()
                .map(candidate -> weigh(candidate))
                .sorted(Comparator.comparingDouble(Weighed::cost).thenComparing(Weighed::day))
                .toList();
    }

    private Weighed weigh(Candidate proposed) {
        LocalDate day = proposed.day();
        List<DateFlag> flags = new ArrayList<>();
        double cost = 0;
        Candidate by = proposed;
        for (List<Candidate> half : all) {
            boolean own = half.contains(proposed);
            Optional<Candidate> nearest = half.stream()
                    .filter(c -> !own || c.day().equals(day))
                    .min(Comparator.comparingDouble(c -> c.cost() + off(c, day)));
            if (nearest.isEmpty()) {
                continue;
            }
            Candidate near = nearest.get();
            cost += near.cost() + off(near, day);
            if (off(near, day) >= CONTRADICTION) {
                flags.add(disagreement(proposed, near));
            } else if (better(near, by)) {
                by = near;
            }
        }
        cost += weekday(proposed, flags);
        return new Weighed(day, by, cost, flags);
    }

    /** Of two halves that agree, the one whose calendar is exact names the day. */
    private static boolean better(Candidate near, Candidate by) {
        return near.day().equals(by.day())
                && (Candidates.uncertain(by.calendar()) && !Candidates.uncertain(near.calendar())
                        || by.calendar() == CalendarSystem.JULIAN && near.calendar() == CalendarSystem.GREGORIAN);
    }

    private static double off(Candidate candidate, LocalDate day) {
        return candidate.day().equals(day) ? 0 : CONTRADICTION;
    }

    private static DateFlag disagreement(Candidate one, Candidate two) {
        boolean hijri = one.calendar() == CalendarSystem.HIJRI || two.calendar() == CalendarSystem.HIJRI;
        return new DateFlag(hijri ? DateFlag.Kind.HIJRI : DateFlag.Kind.DOUBLE_DATE, text(one), text(two));
    }

    private double weekday(Candidate proposed, List<DateFlag> flags) {
        if (cluster.weekdays().isEmpty()) {
            return 0;
        }
        DayOfWeek real = proposed.day().getDayOfWeek();
        double agreed = cluster.weekdays().stream()
                .filter(name -> name.value() == real.getValue())
                .mapToDouble(Name::cost)
                .min()
                .orElse(Double.MAX_VALUE);
        Name printedDay = cluster.weekdays().get(0);
        if (agreed < printedDay.cost() + CONTRADICTION) {
            foreign(proposed, flags);
            return agreed;
        }
        flags.add(new DateFlag(
                DateFlag.Kind.WEEKDAY,
                english(DayOfWeek.of(printedDay.value())) + " is printed",
                text(proposed) + " is a " + english(real)));
        return printedDay.cost() + CONTRADICTION;
    }

    /** The weekday fits only another calendar than the one of the country. */
    private void foreign(Candidate proposed, List<DateFlag> flags) {
        if (cluster.halves().size() > 1 || all.get(0).isEmpty()) {
            return;
        }
        Candidate first = all.get(0).get(0);
        if (first.calendar() != proposed.calendar() && proposed.cost() - first.cost() > FOREIGN) {
            flags.add(new DateFlag(
                    DateFlag.Kind.WEEKDAY,
                    text(first) + " is a " + english(first.day().getDayOfWeek()),
                    text(proposed) + " is a " + english(proposed.day().getDayOfWeek()) + ", as printed"));
        }
    }

    private FoundDate found(List<Weighed> days, List<DateFlag> flags) {
        List<Weighed> kept = days.subList(0, Math.min(days.size(), MOST_READINGS));
        double sum = Scores.NONE;
        for (Weighed one : kept) {
            sum += Scores.weight(one.cost);
        }
        List<DateReading> readings = new ArrayList<>();
        for (Weighed one : kept) {
            boolean open = readings.isEmpty()
                    && cluster.weekdays().isEmpty()
                    && cluster.halves().size() == 1;
            readings.add(Edtf.day(one.by, one.cost, open, !flags.isEmpty()).scored(Scores.weight(one.cost) / sum));
        }
        Optional<DayOfWeek> weekday = cluster.weekdays().stream().findFirst().map(name -> DayOfWeek.of(name.value()));
        return new FoundDate(
                cluster.spans(),
                cluster.printed(),
                weekday,
                readings.get(0),
                readings.subList(1, readings.size()),
                flags);
    }

    private static String text(Candidate candidate) {
        CalendarDay said = candidate.said();
        return said.day() + "." + said.month() + "." + said.year() + " " + said.calendar() + " (" + candidate.day()
                + ")";
    }

    private static String english(DayOfWeek day) {
        String name = day.name();
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }
}

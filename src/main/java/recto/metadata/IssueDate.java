package recto.metadata;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import recto.dates.DateReading;
import recto.dates.FoundDate;
import recto.model.Box;
import recto.model.Note;

/**
 * The day of an issue, from all dates that the readings of its masthead give: a day counts the more, the more readings
 * have it, the less has to be misread for it, and when its weekday or the number of the issue agrees.
 *
 * @param day decided on
 * @param share of all that speaks for any day, 0 to 1
 * @param by the date that it was found in
 * @param prints lines that the pieces of that date are numbered by
 * @param others other days with their shares, the likeliest first
 * @param flags why the day should be looked at
 */
record IssueDate(
        LocalDate day,
        double share,
        FoundDate by,
        List<Print> prints,
        Map<LocalDate, Double> others,
        List<Note> flags) {
    /** Below this share of all that speaks for any day, a day is doubtful. */
    private static final double DOUBTFUL = 0.6;
    /** How much more a day counts whose number of issue is printed. */
    private static final double NUMBERED = 25;
    /** How much more a day counts on which the paper does not appear. */
    private static final double OFF_DAY = 0.2;
    /** How much more a day counts whose weekday is printed. */
    private static final double WEEKDAY = 2.5;
    /** Cost from which on a date is not what is printed. */
    private static final double MISREAD = 0.5;

    /** A date, and the lines of the reading that it was found in. */
    record Found(FoundDate date, List<Print> prints, double weight) {}

    /**
     * Decides.
     *
     * @param found dates of all readings
     * @param schedule days of appearance, where the title is known
     * @param numbers that may be those of the issue
     */
    static Optional<IssueDate> of(List<Found> found, Optional<Schedule> schedule, List<IssueNumber> numbers) {
        Map<LocalDate, Double> weights = new TreeMap<>();
        Map<LocalDate, Found> best = new TreeMap<>();
        Map<LocalDate, Set<Integer>> readings = new TreeMap<>();
        for (Found one : found) {
            List<DateReading> all = new ArrayList<>(one.date.alternatives());
            all.add(0, one.date.best());
            for (DateReading reading : all) {
                reading.day().ifPresent(day -> {
                    double weight = weight(one, reading, day);
                    weights.merge(day, weight, Double::sum);
                    best.merge(day, one, (a, b) -> weight(a, day) >= weight(b, day) ? a : b);
                    if (reading == one.date.best()) {
                        readings.computeIfAbsent(day, any -> new HashSet<>()).addAll(numbersOf(one));
                    }
                });
            }
        }
        schedule.ifPresent(known -> weights.replaceAll((day, weight) ->
                weight * (printed(known, day, numbers) ? NUMBERED : known.appears(day) ? 1 : OFF_DAY)));
        return weights.entrySet().stream()
                .max(Map.Entry.<LocalDate, Double>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(top -> {
                    boolean confirmed = schedule.filter(known -> printed(known, top.getKey(), numbers))
                            .isPresent();
                    int seen = readings.getOrDefault(top.getKey(), Set.of()).size();
                    return decided(top.getKey(), weights, best.get(top.getKey()), confirmed || seen > 1);
                });
    }

    /** The reading of the date that gives the day. */
    DateReading reading() {
        return by.alternatives().stream()
                .filter(reading -> reading.day().filter(day::equals).isPresent())
                .findFirst()
                .filter(reading -> by.best().day().filter(day::equals).isEmpty())
                .orElse(by.best());
    }

    /** The boxes of its words. */
    List<Box> boxes() {
        return by.spans().stream()
                .flatMap(span -> prints.get(span.piece()).boxes(span.start(), span.end()).stream())
                .distinct()
                .toList();
    }

    /** The lines in which a part of the date stands. */
    List<Print> lines() {
        return by.spans().stream()
                .map(span -> prints.get(span.piece()))
                .distinct()
                .toList();
    }

    private static Set<Integer> numbersOf(Found one) {
        Set<Integer> numbers = new HashSet<>();
        one.date
                .spans()
                .forEach(span -> numbers.add(one.prints.get(span.piece()).reading()));
        return numbers;
    }

    private static double weight(Found one, LocalDate day) {
        return one.date.best().day().filter(day::equals).isPresent() ? one.weight : one.weight / 4;
    }

    private static double weight(Found one, DateReading reading, LocalDate day) {
        boolean agrees = one.date.weekday().filter(day.getDayOfWeek()::equals).isPresent();
        return one.weight * reading.score() * Math.exp(-reading.cost()) * (agrees ? WEEKDAY : 1);
    }

    private static boolean printed(Schedule schedule, LocalDate day, List<IssueNumber> numbers) {
        int expected = schedule.number(day).orElse(0);
        return numbers.stream().anyMatch(number -> number.number() == expected && number.telling());
    }

    private static IssueDate decided(LocalDate day, Map<LocalDate, Double> weights, Found by, boolean confirmed) {
        double all = weights.values().stream().mapToDouble(Double::doubleValue).sum();
        double share = weights.get(day) / all;
        Map<LocalDate, Double> others = new TreeMap<>();
        weights.forEach((other, weight) -> {
            if (!other.equals(day)) {
                others.put(other, weight / all);
            }
        });
        return new IssueDate(day, share, by.date, by.prints, others, flags(day, share, by, confirmed));
    }

    private static List<Note> flags(LocalDate day, double share, Found by, boolean confirmed) {
        List<Note> flags = new ArrayList<>();
        boolean own = by.date.best().day().filter(day::equals).isPresent();
        boolean weekday = by.date.weekday().filter(day.getDayOfWeek()::equals).isPresent();
        if (own) {
            by.date
                    .flags()
                    .forEach(flag -> flags.add(new Note(
                            "date-"
                                    + flag.kind()
                                            .name()
                                            .toLowerCase(java.util.Locale.ROOT)
                                            .replace('_', '-'),
                            flag.first() + "; " + flag.second())));
        }
        if (share < DOUBTFUL) {
            flags.add(new Note("date-doubtful", "other days are nearly as likely; compare with the page"));
        }
        if (!own || by.date.best().cost() >= MISREAD && !weekday && !confirmed) {
            flags.add(new Note("date-misread", "the day follows only when some of what was read is taken for misread"));
        }
        if (!weekday && !confirmed) {
            flags.add(new Note(
                    "date-unconfirmed", "read once, and neither a weekday nor the number of the issue confirms it"));
        }
        return flags;
    }
}

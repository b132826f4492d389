package recto.dates;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The days that a draft may mean, each with its cost. */
final class Candidates {
    /** The moon was seen, or the sun entered its sign, a day earlier or later than the table says. */
    private static final double NEXT_DAY = 0.6;

    /** Years before newspapers, and before most of them. */
    private static final double EARLY = 1.5;

    private static final double RATHER_EARLY = 0.4;
    private static final int FIRST_NEWSPAPERS = 1600;
    private static final int MANY_NEWSPAPERS = 1750;
    private static final double OUTSIDE_YEARS = 1.5;
    private static final int MOST = 60;

    private final Draft draft;
    private final DateHints hints;
    private final Map<String, Candidate> found = new TreeMap<>();

    private Candidates(Draft draft, DateHints hints) {
        this.draft = draft;
        this.hints = hints;
    }

    /** With the digits as they stand; the nearest first. Empty for a draft without day or year, or without sense. */
    static List<Candidate> asPrinted(Draft draft, DateHints hints) {
        Candidates candidates = new Candidates(draft, hints);
        candidates.draft.years().forEach(year -> candidates.draft.days().forEach(day -> candidates.add(year, day, "")));
        return candidates.sorted();
    }

    /**
     * With one digit that was misread.
     *
     * @param trust in the digits, 0 to 1: how much dearer a misread digit is
     */
    static List<Candidate> misread(Draft draft, DateHints hints, double trust) {
        if (draft.years().isEmpty() || draft.days().isEmpty()) {
            return List.of();
        }
        Candidates candidates = new Candidates(draft, hints);
        Num year = draft.years().get(0);
        Num day = draft.days().get(0);
        double factor = 0.5 + 2 * trust;
        for (Num other : Numerals.misread(year)) {
            candidates.add(dearer(other, year, factor), day, "year " + other.value() + " for " + year.value());
        }
        for (Num other : Numerals.misread(day)) {
            if (other.day()) {
                candidates.add(year, dearer(other, day, factor), "day " + other.value() + " for " + day.value());
            }
        }
        return candidates.sorted();
    }

    private static Num dearer(Num other, Num read, double factor) {
        return new Num(other.value(), other.digits(), read.cost() + factor * (other.cost() - read.cost()));
    }

    private void add(Num year, Num day, String changed) {
        for (Name month : draft.months()) {
            CalendarChoice.Printed printed =
                    new CalendarChoice.Printed(month, year.value(), day.value(), draft.paired());
            double cost = year.cost() + day.cost() + month.cost() + draft.cost();
            for (CalendarChoice.Option option : CalendarChoice.options(printed, draft.mark(), hints)) {
                CalendarDay said = new CalendarDay(option.calendar(), year.value(), month.value(), day.value());
                add(said, cost + option.cost(), option.why() + (changed.isEmpty() ? "" : "; " + changed));
            }
        }
    }

    private void add(CalendarDay said, double cost, String why) {
        boolean literal = !why.contains(";");
        said.calendar().gregorian(said.year(), said.month(), said.day()).ifPresent(day -> {
            boolean outside = hints.years()
                    .filter(years -> !years.contains(day.getYear()))
                    .isPresent();
            double sum = cost + (outside ? OUTSIDE_YEARS : 0) + early(day.getYear());
            keep(new Candidate(day, said, sum, why, literal));
            if (uncertain(said.calendar())) {
                String seen = why + ", a day off its table";
                keep(new Candidate(day.minusDays(1), said, sum + NEXT_DAY, seen, literal));
                keep(new Candidate(day.plusDays(1), said, sum + NEXT_DAY, seen, literal));
            }
        });
    }

    /** Whether a day of the calendar may be a day off. */
    static boolean uncertain(CalendarSystem calendar) {
        return calendar == CalendarSystem.HIJRI || calendar == CalendarSystem.PERSIAN_ZODIAC;
    }

    private double early(int year) {
        if (hints.years().isPresent() || year >= MANY_NEWSPAPERS) {
            return 0;
        }
        return year < FIRST_NEWSPAPERS ? EARLY : RATHER_EARLY;
    }

    private void keep(Candidate candidate) {
        found.merge(
                candidate.day() + " " + candidate.calendar(),
                candidate,
                (one, two) -> one.cost() <= two.cost() ? one : two);
    }

    private List<Candidate> sorted() {
        List<Candidate> all = new ArrayList<>(found.values());
        all.sort(Comparator.comparingDouble(Candidate::cost).thenComparing(Candidate::day));
        return all.size() > MOST ? List.copyOf(all.subList(0, MOST)) : all;
    }
}

package recto.metadata;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import recto.metadata.Irregularity.Kind;

/**
 * Checks the sequence of the issues of each title: by their order among the items, by their days and by their numbers,
 * which go up by one and may begin anew with each year. A pure function.
 */
public final class IssueRun {
    /** Highest number of the first issue of a year that is there, where numbers begin anew. */
    private static final int RESET = 20;
    /** Fewest issues that tell on which days of the week a paper appears. */
    private static final int ENOUGH = 6;
    /**
     * Part of the issues that a day of the week has at least, of the share it had if all days of appearance were alike.
     */
    private static final double REGULAR = 0.5;

    /** Part of the issues of a title from which on their number of pages is the usual one. */
    private static final double USUAL = 0.8;

    private final List<Irregularity> found = new ArrayList<>();

    private IssueRun() {}

    /**
     * What is irregular, by title in order of the items.
     *
     * @param issues in order of the items
     */
    public static List<Irregularity> check(List<Issue> issues) {
        Map<String, List<Issue>> titles = new LinkedHashMap<>();
        issues.forEach(issue -> titles.computeIfAbsent(Fuzzy.folded(issue.title()), any -> new ArrayList<>())
                .add(issue));
        IssueRun run = new IssueRun();
        for (List<Issue> title : titles.values()) {
            run.contradictions(title);
            run.order(title);
            List<Issue> byDay = title.stream()
                    .filter(issue -> issue.day().isPresent())
                    .sorted(Comparator.comparing(issue -> issue.day().get()))
                    .toList();
            run.sequence(run.withoutDoubled(byDay));
            title.forEach(issue -> run.found.addAll(PageSequence.check(issue)));
            run.ends(title);
        }
        return List.copyOf(run.found);
    }

    /**
     * Issues that are shorter than most of their title, where no page is missing between others: those at the end may
     * be.
     */
    private void ends(List<Issue> title) {
        Map<Integer, Long> counts = title.stream()
                .collect(Collectors.groupingBy(issue -> issue.pages().size(), TreeMap::new, Collectors.counting()));
        for (Map.Entry<Integer, Long> usual : counts.entrySet()) {
            if (title.size() >= ENOUGH && usual.getValue() >= USUAL * title.size()) {
                title.stream()
                        .filter(issue -> issue.pages().size() < usual.getKey() && !gap(issue))
                        .forEach(issue -> add(
                                Kind.FEWER_PAGES_THAN_USUAL,
                                issue,
                                issue.pages().size() + " instead of " + usual.getKey() + ", as " + usual.getValue()
                                        + " of " + title.size() + " issues have"));
            }
        }
    }

    private boolean gap(Issue issue) {
        return found.stream()
                .anyMatch(other ->
                        other.kind() == Kind.PAGE_MISSING && other.item().equals(issue.id()));
    }

    private void contradictions(List<Issue> issues) {
        for (Issue issue : issues) {
            issue.flags().stream()
                    .filter(flag ->
                            flag.code().equals("date-weekday") || flag.code().endsWith("-conflict"))
                    .forEach(flag -> add(Kind.DATE_CONTRADICTED, issue, flag.message()));
        }
    }

    /** The items that stand before an issue that is older, as few as explain it. */
    private void order(List<Issue> title) {
        List<Issue> dated =
                title.stream().filter(issue -> issue.day().isPresent()).toList();
        Set<Integer> kept = rising(dated);
        for (int i = 0; i < dated.size(); i++) {
            if (!kept.contains(i)) {
                Issue issue = dated.get(i);
                String beside = i > 0 ? dated.get(i - 1).id() : dated.get(1).id();
                add(Kind.ISSUE_MISORDERED, issue, "of " + issue.day().get() + ", stands beside " + beside);
            }
        }
    }

    /** Places of the longest part of the issues whose days go up. */
    private static Set<Integer> rising(List<Issue> issues) {
        int[] length = new int[issues.size()];
        int[] before = new int[issues.size()];
        int best = -1;
        for (int i = 0; i < length.length; i++) {
            length[i] = 1;
            before[i] = -1;
            for (int k = 0; k < i; k++) {
                boolean later =
                        !issues.get(i).day().get().isBefore(issues.get(k).day().get());
                if (later && length[k] + 1 > length[i]) {
                    length[i] = length[k] + 1;
                    before[i] = k;
                }
            }
            best = best < 0 || length[i] > length[best] ? i : best;
        }
        Set<Integer> kept = new TreeSet<>();
        for (int i = best; i >= 0; i = before[i]) {
            kept.add(i);
        }
        return kept;
    }

    private List<Issue> withoutDoubled(List<Issue> byDay) {
        List<Issue> single = new ArrayList<>();
        for (Issue issue : byDay) {
            Issue last = single.isEmpty() ? issue : single.get(single.size() - 1);
            boolean same = !single.isEmpty()
                    && last.day().equals(issue.day())
                    && (last.number().equals(issue.number())
                            || last.number().isEmpty()
                            || issue.number().isEmpty());
            if (same) {
                add(Kind.ISSUE_DOUBLED, issue, "the same day and number as " + last.id());
            } else {
                single.add(issue);
            }
        }
        return single;
    }

    private void sequence(List<Issue> byDay) {
        List<Issue> numbered =
                byDay.stream().filter(issue -> issue.number().isPresent()).toList();
        if (2 * numbered.size() < byDay.size()) {
            gapsByDay(byDay);
            return;
        }
        Issue last = null;
        int passed = 0;
        for (int i = 0; i < numbered.size(); i++) {
            Issue issue = numbered.get(i);
            if (last != null && !follows(last, issue, passed)) {
                Issue next = i + 1 < numbered.size() ? numbered.get(i + 1) : null;
                boolean odd = next != null && skips(last, next) || backwards(last, issue);
                if (odd) {
                    add(
                            Kind.NUMBER_DOES_NOT_FIT,
                            issue,
                            "number " + issue.number().get() + " of "
                                    + issue.day().get() + " comes after number "
                                    + last.number().get() + " of " + last.day().get());
                    passed++;
                    continue;
                }
                missing(last, issue);
            }
            last = issue;
            passed = 0;
        }
    }

    /** Whether one issue follows another, where some between them have numbers that do not fit. */
    private static boolean follows(Issue one, Issue next, int passed) {
        return next.number().get() == one.number().get() + 1 + passed || restarts(one, next);
    }

    /** Whether the issue between two is the only one that does not fit. */
    private static boolean skips(Issue one, Issue next) {
        return next.number().get() == one.number().get() + 2;
    }

    private static boolean backwards(Issue one, Issue next) {
        return next.number().get() <= one.number().get() && !restarts(one, next);
    }

    private static boolean restarts(Issue one, Issue next) {
        return next.day().get().getYear() > one.day().get().getYear()
                && next.number().get() <= RESET
                && next.number().get() < one.number().get();
    }

    private void missing(Issue one, Issue next) {
        int from = one.number().get() + 1;
        int to = next.number().get() - 1;
        String numbers = from == to ? "number " + from : "numbers " + from + " to " + to;
        add(
                Kind.ISSUE_MISSING,
                next,
                numbers + " between " + one.day().get() + " and " + next.day().get());
    }

    private void gapsByDay(List<Issue> byDay) {
        Set<DayOfWeek> days = days(byDay);
        if (byDay.size() < ENOUGH) {
            return;
        }
        for (int i = 1; i < byDay.size(); i++) {
            LocalDate next = byDay.get(i).day().get();
            for (LocalDate day = byDay.get(i - 1).day().get().plusDays(1); day.isBefore(next); day = day.plusDays(1)) {
                if (days.contains(day.getDayOfWeek())) {
                    add(Kind.ISSUE_MISSING, byDay.get(i), "none of " + day + ", a day on which others appear");
                }
            }
        }
    }

    private static Set<DayOfWeek> days(List<Issue> byDay) {
        Map<DayOfWeek, Integer> counts = new EnumMap<>(DayOfWeek.class);
        byDay.forEach(issue -> counts.merge(issue.day().get().getDayOfWeek(), 1, Integer::sum));
        Set<DayOfWeek> days = new TreeSet<>();
        double share = (double) byDay.size() / counts.size();
        counts.forEach((day, count) -> {
            if (count >= REGULAR * share) {
                days.add(day);
            }
        });
        return days;
    }

    private void add(Kind kind, Issue issue, String message) {
        found.add(new Irregularity(kind, issue.id(), 0, message));
    }
}

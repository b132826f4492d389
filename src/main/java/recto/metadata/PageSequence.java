package recto.metadata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import recto.metadata.Irregularity.Kind;
import recto.metadata.Issue.Page;

/**
 * Checks the pages of an issue by their printed numbers and running heads. Numbers go up by one from page to page; they
 * may count through a whole year, and those that are missing on single pages are passed by.
 */
final class PageSequence {
    private final Issue issue;
    private final List<Irregularity> found = new ArrayList<>();

    private PageSequence(Issue issue) {
        this.issue = issue;
    }

    static List<Irregularity> check(Issue issue) {
        PageSequence sequence = new PageSequence(issue);
        sequence.strangers();
        sequence.folios();
        return sequence.found;
    }

    private void strangers() {
        for (Page page : issue.pages()) {
            boolean other = page.day().isPresent()
                    && issue.day().isPresent()
                    && !page.day().equals(issue.day());
            if (other) {
                add(
                        Kind.PAGE_OF_ANOTHER_ISSUE,
                        page,
                        "its running head has " + page.day().get() + ", the issue is of "
                                + issue.day().get());
            }
        }
    }

    private void folios() {
        List<Page> numbered =
                issue.pages().stream().filter(page -> page.folio().isPresent()).toList();
        Map<Integer, Page> byFolio = new TreeMap<>();
        List<Page> single = new ArrayList<>();
        for (Page page : numbered) {
            Page before = byFolio.putIfAbsent(page.folio().get(), page);
            if (before == null) {
                single.add(page);
            } else {
                add(
                        Kind.PAGE_DOUBLED,
                        page,
                        "page number " + page.folio().get() + " stands on page " + before.number() + " already");
            }
        }
        if (single.size() < 2) {
            return;
        }
        List<Page> inRange = inRange(single);
        misordered(inRange);
        gaps(inRange);
    }

    /** Without numbers far from the others, which were misread or belong elsewhere. */
    private List<Page> inRange(List<Page> pages) {
        Map<Integer, Integer> offsets = new HashMap<>();
        pages.forEach(page -> offsets.merge(page.folio().get() - page.number(), 1, Integer::sum));
        int most = offsets.entrySet().stream()
                .max(Map.Entry.<Integer, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(java.util.Comparator.reverseOrder())))
                .map(Map.Entry::getKey)
                .orElse(0);
        List<Page> near = new ArrayList<>();
        for (Page page : pages) {
            if (Math.abs(page.folio().get() - page.number() - most)
                    <= issue.pages().size()) {
                near.add(page);
            } else {
                add(
                        Kind.FOLIO_DOES_NOT_FIT,
                        page,
                        "page number " + page.folio().get() + " is printed, " + (page.number() + most) + " is due");
            }
        }
        return near;
    }

    private void misordered(List<Page> pages) {
        for (int i = 1; i < pages.size(); i++) {
            Page page = pages.get(i);
            Page before = pages.get(i - 1);
            if (page.folio().get() < before.folio().get()) {
                add(
                        Kind.PAGE_MISORDERED,
                        page,
                        "page number " + page.folio().get() + " comes after "
                                + before.folio().get());
            }
        }
    }

    private void gaps(List<Page> pages) {
        List<Page> sorted = new ArrayList<>(pages);
        sorted.sort(java.util.Comparator.comparing(page -> page.folio().get()));
        for (int i = 1; i < sorted.size(); i++) {
            Page page = sorted.get(i);
            Page before = sorted.get(i - 1);
            int gap = page.folio().get() - before.folio().get() - 1;
            long between = issue.pages().stream()
                    .filter(other -> !pages.contains(other)
                            && other.number() > Math.min(before.number(), page.number())
                            && other.number() < Math.max(before.number(), page.number()))
                    .count();
            if (gap > between) {
                add(
                        Kind.PAGE_MISSING,
                        page,
                        "between the page numbers " + before.folio().get() + " and "
                                + page.folio().get());
            }
        }
        first(sorted.get(0)).ifPresent(found::add);
    }

    /** An issue that counts its pages from 1 and begins with a later one. */
    private Optional<Irregularity> first(Page first) {
        boolean late = first.folio().get() > first.number()
                && first.folio().get() <= issue.pages().size();
        return late
                ? Optional.of(new Irregularity(
                        Kind.PAGE_MISSING,
                        issue.id(),
                        first.number(),
                        "before the page number " + first.folio().get()))
                : Optional.empty();
    }

    private void add(Kind kind, Page page, String message) {
        found.add(new Irregularity(kind, issue.id(), page.number(), message));
    }
}

package recto.endtoend;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import recto.job.RunReport;
import recto.job.RunReport.ItemReport;
import recto.job.RunReport.PageReport;
import recto.model.Note;

/**
 * What became of a scan in a run.
 *
 * @param skipped left out as no scan
 * @param refused kind of the failure of the whole file
 * @param pages how many were found
 * @param pageErrors kinds of the failures of its pages
 * @param notes codes of all notes on it and its pages
 */
record Fate(boolean skipped, Optional<String> refused, int pages, Set<String> pageErrors, Set<String> notes) {
    /** The fates of all scans of a run, by path. */
    static Map<String, Fate> of(RunReport report) {
        Map<String, Fate> fates = new TreeMap<>();
        report.skipped()
                .forEach(file -> fates.put(file.path(), new Fate(true, Optional.empty(), 0, Set.of(), Set.of())));
        report.refused()
                .forEach(file -> fates.put(
                        file.path(),
                        new Fate(false, Optional.of(file.failure().kind().code()), 0, Set.of(), Set.of())));
        report.items().forEach(item -> item(item, fates));
        return fates;
    }

    private static void item(ItemReport item, Map<String, Fate> fates) {
        for (PageReport page : item.pages()) {
            Fate before = fates.getOrDefault(page.scan(), new Fate(false, Optional.empty(), 0, Set.of(), Set.of()));
            Set<String> errors = new HashSet<>(before.pageErrors());
            page.summary()
                    .failure()
                    .ifPresent(failure -> errors.add(failure.kind().code()));
            Set<String> notes = new HashSet<>(before.notes());
            notes.addAll(page.summary().notes());
            item.notes().stream().map(Note::code).forEach(notes::add);
            fates.put(page.scan(), new Fate(false, Optional.empty(), before.pages() + 1, errors, notes));
        }
    }
}

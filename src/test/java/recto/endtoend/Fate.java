package recto.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
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
 * @param text of the item that it belongs to, in small letters
 */
record Fate(
        boolean skipped, Optional<String> refused, int pages, Set<String> pageErrors, Set<String> notes, String text) {
    /** The fates of all scans of a run, by path. */
    static Map<String, Fate> of(RunReport report, Path output) throws IOException {
        Map<String, Fate> fates = new TreeMap<>();
        report.skipped()
                .forEach(file -> fates.put(file.path(), new Fate(true, Optional.empty(), 0, Set.of(), Set.of(), "")));
        report.refused()
                .forEach(file -> fates.put(
                        file.path(),
                        new Fate(false, Optional.of(file.failure().kind().code()), 0, Set.of(), Set.of(), "")));
        for (ItemReport item : report.items()) {
            String text = Files.readString(output.resolve(item.folder()).resolve("text.txt"));
            item(item, text.toLowerCase(Locale.ROOT), fates);
        }
        return fates;
    }

    private static void item(ItemReport item, String text, Map<String, Fate> fates) {
        for (PageReport page : item.pages()) {
            Fate before = fates.getOrDefault(page.scan(), new Fate(false, Optional.empty(), 0, Set.of(), Set.of(), ""));
            Set<String> errors = new HashSet<>(before.pageErrors());
            page.summary()
                    .failure()
                    .ifPresent(failure -> errors.add(failure.kind().code()));
            Set<String> notes = new HashSet<>(before.notes());
            notes.addAll(page.summary().notes());
            item.notes().stream().map(Note::code).forEach(notes::add);
            fates.put(page.scan(), new Fate(false, Optional.empty(), before.pages() + 1, errors, notes, text));
        }
    }
}

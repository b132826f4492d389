package recto.job;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import recto.job.LedgerEntry.ItemEntry;
import recto.job.LedgerEntry.PageEntry;
import recto.model.Digest;
import recto.model.Model;
import recto.model.Note;
import recto.model.PageNumber;
import recto.model.Scan;

/** How far the work on an item has come. One thread at a time. */
final class ItemWork {
    private final PlannedItem planned;
    private final List<PageBook.PageTask> pages = new ArrayList<>();
    private final List<Optional<PageEntry>> entries = new ArrayList<>();
    private final Set<PageNumber> readNow = new HashSet<>();
    private Optional<ItemEntry> written = Optional.empty();

    ItemWork(PlannedItem planned, PageSettings settings, List<Model> models) {
        this.planned = planned;
        for (PlannedPage page : planned.pages()) {
            Task.Page task = new Task.Page(
                    planned.item().id(),
                    page.number(),
                    page.scan(),
                    page.frame().page(),
                    settings,
                    models);
            pages.add(new PageBook.PageTask(planned.item().folder(), page, task));
            entries.add(Optional.empty());
        }
    }

    PlannedItem planned() {
        return planned;
    }

    List<PageBook.PageTask> pages() {
        return pages;
    }

    PageBook.PageTask page(PageNumber number) {
        return pages.get(number.value() - 1);
    }

    /** Takes the entry of a page. */
    void enter(PageEntry entry, boolean now) {
        entries.set(entry.page().value() - 1, Optional.of(entry));
        if (now) {
            readNow.add(entry.page());
        }
    }

    /** Whether every page has an entry. */
    boolean complete() {
        return entries.stream().allMatch(Optional::isPresent);
    }

    /** The entries of all pages; only for an item that is complete. */
    List<PageEntry> entries() {
        return entries.stream().map(Optional::orElseThrow).toList();
    }

    int readNow() {
        return readNow.size();
    }

    /** Takes the entry of the item's files. */
    void written(ItemEntry entry) {
        written = Optional.of(entry);
    }

    boolean isWritten() {
        return written.isPresent();
    }

    /** What the run's report says of the item. */
    RunReport.ItemReport report() {
        List<RunReport.PageReport> reports = new ArrayList<>();
        for (PageEntry entry : entries()) {
            PlannedPage page = planned.pages().get(entry.page().value() - 1);
            reports.add(new RunReport.PageReport(
                    entry.page(),
                    page.scan().path(),
                    page.frame().page(),
                    readNow.contains(entry.page()),
                    entry.work().millis(),
                    entry.work().attempts(),
                    entry.summary()));
        }
        List<Note> notes = planned.item().scans().stream()
                .map(Scan::notes)
                .flatMap(List::stream)
                .toList();
        return new RunReport.ItemReport(
                planned.item().id(),
                written.map(ItemEntry::folder).orElse(""),
                notes,
                reports,
                written.map(ItemEntry::files).orElse(new TreeMap<String, Digest>()));
    }
}

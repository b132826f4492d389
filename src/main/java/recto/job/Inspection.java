package recto.job;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import recto.image.ImageSettings;
import recto.job.LedgerEntry.ScanEntry;
import recto.model.Contents;
import recto.model.Digest;
import recto.model.Failure;
import recto.model.FailureKind.Action;
import recto.model.Item;
import recto.model.Note;
import recto.model.PageFrame;
import recto.model.PageNumber;
import recto.model.Scan;
import recto.model.StageException;

/** Finds out which pages each item has; what the ledger knows is not asked again. */
final class Inspection {
    private final Keys keys;
    private final ImageSettings settings;
    private final Map<Digest, ScanEntry> known = new HashMap<>();
    private final List<ScanEntry> news = new ArrayList<>();

    Inspection(Keys keys, ImageSettings settings) {
        this.keys = keys;
        this.settings = settings;
    }

    /** Lets the runner inspect all scans that the ledger does not know. */
    void inspect(List<Item> items, Function<String, Optional<LedgerEntry>> ledger, Runner runner)
            throws StageException {
        Map<Digest, Task> tasks = new LinkedHashMap<>();
        for (Item item : items) {
            for (Scan scan : item.scans()) {
                if (!recall(scan, ledger)) {
                    tasks.putIfAbsent(scan.digest(), new Task.Inspect(scan, settings));
                }
            }
        }
        runner.run(tasks.values().iterator(), this::note);
    }

    private boolean recall(Scan scan, Function<String, Optional<LedgerEntry>> ledger) {
        Optional<ScanEntry> entry = ledger.apply(ScanEntry.subject(scan.digest()))
                .map(ScanEntry.class::cast)
                .filter(found -> found.key().equals(keys.of(scan, settings)));
        entry.ifPresent(found -> known.put(scan.digest(), found));
        return entry.isPresent();
    }

    private void note(Runner.Result result) {
        Scan scan = ((Task.Inspect) result.task()).scan();
        Optional<Failure> failure = Optional.empty();
        Optional<Contents> contents = Optional.empty();
        if (result.outcome() instanceof Outcome.Failed failed) {
            failure = Optional.of(failed.failure());
        } else {
            contents = Optional.of(((Outcome.Inspected) result.outcome()).contents());
        }
        ScanEntry entry = new ScanEntry(scan.digest(), keys.of(scan, settings), contents, failure);
        known.put(scan.digest(), entry);
        // A crash or a timeout may not come again: it is asked anew in the next run.
        if (failure.isEmpty() || failure.get().kind().action() == Action.NEXT) {
            news.add(entry);
        }
    }

    /** What the runner found out that is worth keeping for the next run. */
    List<ScanEntry> news() {
        return List.copyOf(news);
    }

    /** Why an item has nothing to read: none of its scans can be opened. Empty when at least one can. */
    Optional<Failure> refusal(Item item) {
        boolean any = item.scans().stream()
                .anyMatch(scan -> known.get(scan.digest()).contents().isPresent());
        return any ? Optional.empty() : known.get(item.scans().get(0).digest()).failure();
    }

    /** The item with its pages; a scan that cannot be opened among others stands as one failed page. */
    PlannedItem plan(Item item) {
        List<PlannedPage> pages = new ArrayList<>();
        List<Scan> scans = new ArrayList<>();
        for (Scan scan : item.scans()) {
            ScanEntry entry = known.get(scan.digest());
            scans.add(entry.contents().map(found -> noted(scan, found.notes())).orElse(scan));
            List<PageFrame> frames = entry.contents()
                    .map(Contents::frames)
                    .orElse(List.of(new PageFrame(new PageNumber(1), Optional.empty(), Optional.empty())));
            for (PageFrame frame : frames) {
                pages.add(new PlannedPage(new PageNumber(pages.size() + 1), scan, frame, entry.failure()));
            }
        }
        return new PlannedItem(new Item(item.id(), item.folder(), scans), pages);
    }

    private static Scan noted(Scan scan, List<Note> more) {
        List<Note> notes = new ArrayList<>(scan.notes());
        notes.addAll(more);
        return new Scan(scan.path(), scan.location(), scan.digest(), scan.bytes(), scan.mediaType(), notes);
    }
}

package recto.job;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import recto.intake.Found;
import recto.intake.Intake;
import recto.job.LedgerEntry.PageEntry;
import recto.job.RunReport.RefusedScan;
import recto.model.Failure;
import recto.model.Item;
import recto.model.Model;
import recto.model.Note;
import recto.model.PageFrame;
import recto.model.Resolution;
import recto.model.Scan;
import recto.model.Size;
import recto.model.StageException;

/** Says what a run would do: headers are read, pages are not. */
public final class Planner {
    private static final int LOW_DPI = 200;

    /** Pixels of a page whose header does not tell them: A4 at 300 dpi. */
    private static final long USUAL_PIXELS = 2480L * 3508;

    private final Path output;
    private final Settings settings;
    private final Runner runner;

    /** A planner for an output folder. */
    public Planner(Path output, Settings settings, Runner runner) {
        this.output = output;
        this.settings = settings;
        this.runner = runner;
    }

    /**
     * Plans a run.
     *
     * @param inputs files and folders with scans
     * @param models that would be used, as far as they are on this machine
     */
    public Plan plan(List<Path> inputs, List<Model> models) throws StageException {
        Map<String, LedgerEntry> ledger = Ledger.read(output);
        Keys keys = new Keys();
        Found found = new Intake(settings.intake()).find(inputs, List.of(output));
        Inspection inspection = new Inspection(keys, settings.page().image());
        inspection.inspect(found.items(), subject -> Optional.ofNullable(ledger.get(subject)), runner);
        List<Plan.PlanItem> items = new ArrayList<>();
        List<RefusedScan> refused = new ArrayList<>();
        found.refused().forEach(refusal -> refused.add(new RefusedScan(refusal.path(), refusal.failure())));
        for (Item item : found.items()) {
            Optional<Failure> refusal = inspection.refusal(item);
            if (refusal.isPresent()) {
                refused.add(new RefusedScan(item.id(), refusal.get()));
            } else {
                items.add(item(new ItemWork(inspection.plan(item), settings.page(), models), ledger, keys));
            }
        }
        return new Plan(items, refused, found.skipped(), new Rate(ledger, settings.run()).estimate(items));
    }

    private static Plan.PlanItem item(ItemWork work, Map<String, LedgerEntry> ledger, Keys keys) {
        int done = 0;
        long pixels = 0;
        List<Note> notes = new ArrayList<>();
        work.planned().item().scans().forEach(scan -> notes.addAll(scan.notes()));
        for (PageBook.PageTask page : work.pages()) {
            LedgerEntry entry =
                    ledger.get(PageEntry.subject(page.task().item(), page.task().number()));
            if (entry != null && entry.key().equals(keys.of(page.task()))) {
                done++;
            } else {
                pixels += page.planned().frame().size().map(Size::pixels).orElse(USUAL_PIXELS);
                hard(page.planned()).ifPresent(notes::add);
            }
        }
        long bytes =
                work.planned().item().scans().stream().mapToLong(Scan::bytes).sum();
        return new Plan.PlanItem(work.planned().item().id(), work.pages().size(), done, bytes, pixels, notes);
    }

    private static Optional<Note> hard(PlannedPage page) {
        if (page.failure().isPresent()) {
            Failure failure = page.failure().get();
            return Optional.of(new Note(failure.kind().code(), page.scan().path() + ": " + failure.message()));
        }
        PageFrame frame = page.frame();
        return frame.resolution()
                .map(Resolution::y)
                .filter(dpi -> dpi < LOW_DPI)
                .map(dpi -> new Note(
                        "resolution-low",
                        "page " + page.number() + " has " + Math.round(dpi)
                                + " dpi; small type needs 300 to be read well"));
    }
}

package recto.job;

import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import recto.intake.Found;
import recto.intake.Intake;
import recto.job.RunReport.RefusedScan;
import recto.job.RunReport.Totals;
import recto.model.Failure;
import recto.model.Item;
import recto.model.KnownTitle;
import recto.model.Model;
import recto.model.PageTranscript.State;
import recto.model.StageException;
import recto.transcript.Json;

/**
 * A run: scans found, pages read that do not stand already, items written, a report at the end. A run that is killed at
 * any moment leaves nothing half done, and the next one goes on where it stopped.
 */
public final class BatchJob {
    static final String REPORT = "run.json";

    private final Order order;
    private final ModelSource models;
    private final Runner runner;
    private final Consumer<Event> listener;
    private final List<String> notices = new ArrayList<>();
    private final List<RefusedScan> refused = new ArrayList<>();

    /**
     * What to do.
     *
     * @param inputs files and folders with scans
     * @param output folder
     * @param settings of the run
     * @param force whether pages that stand are read again
     * @param titles that are known beforehand
     */
    public record Order(List<Path> inputs, Path output, Settings settings, boolean force, List<KnownTitle> titles) {
        public Order {
            inputs = List.copyOf(inputs);
            titles = List.copyOf(titles);
        }
    }

    /** Gives the models that the settings ask for. */
    @FunctionalInterface
    public interface ModelSource {
        List<Model> models() throws StageException;
    }

    /** A job that reads with the runner given and tells the listener what happens. */
    public BatchJob(Order order, ModelSource models, Runner runner, Consumer<Event> listener) {
        this.order = order;
        this.models = models;
        this.runner = runner;
        this.listener = listener;
    }

    /** Runs to the end; throws only when the run as a whole cannot go on. */
    public RunReport run() throws StageException {
        String started = now();
        Keys keys = new Keys();
        Settings settings = order.settings();
        try (Ledger ledger = Ledger.open(order.output())) {
            ItemShelf.restore(order.output());
            Storage.emptyFolder(order.output().resolve(ItemShelf.WORK));
            note(settings.page(), ledger);
            Found found = new Intake(settings.intake()).find(order.inputs(), List.of(order.output()));
            List<PlannedItem> planned = plan(found, ledger, keys);
            List<Model> offered = planned.isEmpty() ? List.of() : models.models();
            Beforehand known = Beforehand.of(order, planned, ledger);
            Batch batch = new Batch(
                    new PageBook(order.output(), ledger, keys),
                    new ItemShelf(order.output(), ledger, settings, known),
                    this::tell);
            for (PlannedItem item : planned) {
                batch.add(new ItemWork(item, settings.page(), offered), order.force());
            }
            int pages = planned.stream().mapToInt(item -> item.pages().size()).sum();
            tell(new Event.Started(planned.size(), pages, pages - batch.open()));
            runner.run(batch, batch);
            ItemTable.write(order.output(), batch.works());
            RunReport report = report(started, found, offered, batch);
            Storage.write(order.output().resolve(REPORT), Json.write(report));
            return report;
        }
    }

    private List<PlannedItem> plan(Found found, Ledger ledger, Keys keys) throws StageException {
        Inspection inspection = new Inspection(keys, order.settings().page().image());
        inspection.inspect(found.items(), ledger::find, runner);
        for (LedgerEntry news : inspection.news()) {
            ledger.add(news);
        }
        found.refused().forEach(refusal -> tell(new Event.Refused(refusal.path(), refusal.failure())));
        List<PlannedItem> planned = new ArrayList<>();
        for (Item item : found.items()) {
            Optional<Failure> refusal = inspection.refusal(item);
            if (refusal.isPresent()) {
                tell(new Event.Refused(item.id(), refusal.get()));
            } else {
                planned.add(inspection.plan(item));
            }
        }
        return planned;
    }

    private static void note(PageSettings settings, Ledger ledger) throws StageException {
        LedgerEntry entry = new LedgerEntry.SettingsEntry(Keys.of(settings), settings);
        if (ledger.find(entry.subject()).isEmpty()) {
            ledger.add(entry);
        }
    }

    private void tell(Event event) {
        if (event instanceof Event.Refused refusal) {
            refused.add(new RefusedScan(refusal.subject(), refusal.failure()));
        }
        if (event instanceof Event.Said said) {
            notices.add(said.message());
        }
        listener.accept(event);
    }

    private RunReport report(String started, Found found, List<Model> offered, Batch batch) {
        return new RunReport(
                Program.name(),
                started,
                now(),
                order.settings(),
                offered.stream().map(Model::ref).toList(),
                totals(batch.works()),
                batch.works().stream().map(ItemWork::report).toList(),
                refused,
                found.skipped(),
                notices);
    }

    private Totals totals(List<ItemWork> works) {
        int written = (int) works.stream().filter(ItemWork::isWritten).count();
        int pages = works.stream().mapToInt(work -> work.pages().size()).sum();
        int readNow = works.stream().mapToInt(ItemWork::readNow).sum();
        return new Totals(
                written,
                pages,
                readNow,
                pages - readNow,
                count(works, State.BLANK),
                count(works, State.FAILED),
                refused.size());
    }

    private static int count(List<ItemWork> works, State state) {
        return (int) works.stream()
                .flatMap(work -> work.entries().stream())
                .filter(entry -> entry.summary().state() == state)
                .count();
    }

    private static String now() {
        return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    }
}

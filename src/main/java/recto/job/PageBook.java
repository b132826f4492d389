package recto.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import recto.job.LedgerEntry.PageEntry;
import recto.job.LedgerEntry.Summary;
import recto.job.LedgerEntry.Work;
import recto.model.Digest;
import recto.model.Failure;
import recto.model.FailureKind.Action;
import recto.model.Note;
import recto.model.PageOrigin;
import recto.model.PageTranscript;
import recto.model.PageTranscript.State;
import recto.model.Reading;
import recto.model.Size;
import recto.model.StageException;
import recto.model.Turn;
import recto.transcript.Json;

/** Keeps the transcripts of single pages, each in a file of its own beside the ledger, and knows which ones stand. */
final class PageBook {
    /**
     * A page and the task that reads it.
     *
     * @param folder of its item
     */
    record PageTask(String folder, PlannedPage planned, Task.Page task) {}

    static final String FOLDER = "ledger";

    private final Path output;
    private final Ledger ledger;
    private final Keys keys;

    PageBook(Path output, Ledger ledger, Keys keys) {
        this.output = output;
        this.ledger = ledger;
        this.keys = keys;
    }

    /** The entry of a page that needs no more work: same scan, settings, models and program, and its file unharmed. */
    Optional<PageEntry> standing(Task.Page task) {
        return ledger.find(PageEntry.subject(task.item(), task.number()))
                .map(PageEntry.class::cast)
                .filter(entry -> entry.key().equals(keys.of(task)))
                .filter(entry -> entry.summary()
                        .failure()
                        .filter(failure -> failure.kind().action() == Action.RETRY)
                        .isEmpty())
                .filter(entry -> unharmed(output.resolve(entry.file()), entry.digest()));
    }

    static boolean unharmed(Path file, Digest digest) {
        try {
            return Files.isRegularFile(file) && Digests.of(file).equals(digest);
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Notes a page that was worked on, or that failed. */
    PageEntry note(PageTask work, Runner.Result result) throws StageException {
        if (result.outcome() instanceof Outcome.Failed failed) {
            return store(work, failedPage(work, failed.failure()), work(result, List.of()));
        }
        Outcome.PageDone done = (Outcome.PageDone) result.outcome();
        return store(work, done.page(), work(result, done.times()));
    }

    private static Work work(Runner.Result result, List<StageTime> times) {
        String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        return new Work(now, result.millis(), result.attempts(), times);
    }

    private static PageTranscript failedPage(PageTask work, Failure failure) {
        PlannedPage page = work.planned();
        return new PageTranscript(
                page.number(),
                new PageOrigin(
                        page.scan().path(), page.scan().digest(), page.frame().page(), Turn.NONE),
                State.FAILED,
                page.frame().size(),
                page.frame().resolution(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.of(failure));
    }

    private PageEntry store(PageTask page, PageTranscript transcript, Work work) throws StageException {
        byte[] json = Json.write(transcript);
        String file = FOLDER + "/" + page.folder() + "/" + page.task().number().padded() + ".json";
        Storage.write(output.resolve(file), json);
        PageEntry entry = new PageEntry(
                page.task().item(),
                page.task().number(),
                keys.of(page.task()),
                Keys.of(page.task().settings()),
                file,
                Digests.of(json),
                summary(transcript),
                work);
        ledger.add(entry);
        return entry;
    }

    static Summary summary(PageTranscript page) {
        Optional<Reading> chosen = page.readings().stream().findFirst();
        return new Summary(
                page.state(),
                page.size().map(Size::pixels).orElse(0L),
                (int) page.words().count(),
                chosen.map(Reading::confidence).orElse(0.0),
                page.coverage(),
                chosen.map(Reading::tool).orElse(""),
                chosen.map(Reading::models).orElse(List.of()),
                page.regions().stream()
                        .filter(region -> !region.lines().isEmpty())
                        .map(region -> region.language().code() + "-"
                                + region.language().script().code())
                        .distinct()
                        .sorted()
                        .toList(),
                page.notes().stream().map(Note::code).distinct().sorted().toList(),
                page.failure());
    }
}

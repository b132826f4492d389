package recto.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import recto.align.WordRuns;
import recto.job.LedgerEntry.ItemEntry;
import recto.job.LedgerEntry.PageEntry;
import recto.job.LedgerEntry.SettingsEntry;
import recto.model.FailureKind;
import recto.model.Model;
import recto.model.PageNumber;
import recto.model.PageTranscript;
import recto.model.Scan;
import recto.model.StageException;
import recto.model.Word;
import recto.transcript.Json;
import recto.transcript.TranscriptReader;

/** Reads one page again, as it was read before, and compares the words. */
public final class PageCheck {
    private final Path output;
    private final Runner runner;

    /**
     * What a second reading showed.
     *
     * @param before words noted
     * @param now words read now
     * @param differing words noted that do not come out again at the same place
     * @param sameConditions whether program, models and scan are the ones noted
     */
    public record Comparison(int before, int now, int differing, boolean sameConditions) {
        /** Whether the same words come out at the same places. */
        public boolean same() {
            return differing == 0 && before == now;
        }
    }

    /** Gives the models for settings. */
    @FunctionalInterface
    public interface Models {
        List<Model> resolve(recto.recognition.RecognitionSettings settings) throws StageException;
    }

    /** A check in an output folder. */
    public PageCheck(Path output, Runner runner) {
        this.output = output;
        this.runner = runner;
    }

    /** Reads a page of an item again. */
    public Comparison run(String item, PageNumber number, Models models) throws StageException {
        Map<String, LedgerEntry> ledger = Ledger.read(output);
        PageEntry page = find(ledger, PageEntry.subject(item, number), PageEntry.class);
        ItemEntry written = find(ledger, ItemEntry.subject(item), ItemEntry.class);
        PageSettings settings = find(ledger, SettingsEntry.subject(page.settings()), SettingsEntry.class)
                .settings();
        PageTranscript before = read(page);
        Task.Page task = new Task.Page(
                item,
                number,
                scan(written, before),
                before.origin().page(),
                settings,
                models.resolve(settings.recognition()));
        Outcome[] outcome = new Outcome[1];
        runner.run(List.<Task>of(task).iterator(), result -> outcome[0] = result.outcome());
        if (outcome[0] instanceof Outcome.Failed failed) {
            throw new StageException(
                    failed.failure().kind(),
                    failed.failure().stage(),
                    failed.failure().message());
        }
        PageTranscript now = ((Outcome.PageDone) outcome[0]).page();
        return compare(before, now, page.key().equals(new Keys().of(task)));
    }

    private static Comparison compare(PageTranscript before, PageTranscript now, boolean sameConditions) {
        List<String> noted = words(before);
        List<String> read = words(now);
        int differing = WordRuns.between(noted, read).stream()
                .mapToInt(run -> run.leftTo() - run.leftFrom())
                .sum();
        return new Comparison(noted.size(), read.size(), differing, sameConditions);
    }

    private static List<String> words(PageTranscript page) {
        return page.words().map(PageCheck::placed).toList();
    }

    private static String placed(Word word) {
        return word.text() + " " + word.box();
    }

    private <T extends LedgerEntry> T find(Map<String, LedgerEntry> ledger, String subject, Class<T> type)
            throws StageException {
        LedgerEntry entry = ledger.get(subject);
        if (entry == null) {
            throw new StageException(
                    FailureKind.NO_PAGES, "verify", "the ledger of " + output + " knows no " + subject);
        }
        return type.cast(entry);
    }

    private PageTranscript read(PageEntry page) throws StageException {
        try {
            return Json.read(output.resolve(page.file()), PageTranscript.class);
        } catch (IOException damaged) {
            throw unreadable(page.file(), damaged);
        }
    }

    private Scan scan(ItemEntry item, PageTranscript page) throws StageException {
        Path transcript = output.resolve(item.folder()).resolve("transcript.json");
        try (TranscriptReader reader = TranscriptReader.open(transcript)) {
            Scan noted = reader.head().scans().stream()
                    .filter(scan -> scan.path().equals(page.origin().scan()))
                    .findFirst()
                    .orElseThrow(() ->
                            new IOException("it does not name " + page.origin().scan()));
            String place = item.scans().entrySet().stream()
                    .filter(entry -> entry.getValue().equals(noted.digest()))
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElseThrow(() -> new IOException("it names another scan than the ledger"));
            Path file = output.resolve(place).toAbsolutePath().normalize();
            if (!Digests.of(file).equals(noted.digest())) {
                throw new StageException(
                        FailureKind.SCAN_CHANGED,
                        "verify",
                        file + " is no longer the scan that was read: its digest is another one");
            }
            return new Scan(noted.path(), file.toString(), noted.digest(), noted.bytes(), noted.mediaType(), List.of());
        } catch (IOException damaged) {
            throw unreadable(transcript.toString(), damaged);
        }
    }

    private static StageException unreadable(String file, IOException cause) {
        return new StageException(
                FailureKind.DAMAGED, "verify", file + " cannot be read: " + cause.getMessage(), cause);
    }
}

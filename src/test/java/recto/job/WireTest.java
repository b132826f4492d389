package recto.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.image.ImageSettings;
import recto.job.LedgerEntry.ItemEntry;
import recto.job.LedgerEntry.PageEntry;
import recto.job.LedgerEntry.Summary;
import recto.job.LedgerEntry.Work;
import recto.model.Contents;
import recto.model.Coverage;
import recto.model.Digest;
import recto.model.Failure;
import recto.model.FailureKind;
import recto.model.Item;
import recto.model.KnownTitle;
import recto.model.Language;
import recto.model.Model;
import recto.model.ModelRef;
import recto.model.Note;
import recto.model.PageFrame;
import recto.model.PageNumber;
import recto.model.PageOrigin;
import recto.model.PageTranscript;
import recto.model.PageTranscript.State;
import recto.model.Resolution;
import recto.model.Scan;
import recto.model.Script;
import recto.model.Size;
import recto.model.TranscriptHead;
import recto.model.Turn;
import recto.transcript.Json;

/** What goes over the wire and into the ledger comes back as it was. */
class WireTest {
    private static final Digest DIGEST = new Digest("ab".repeat(32));
    private static final Scan SCAN =
            new Scan("a b/ş.tif", "/tmp/a b/ş.tif", DIGEST, 12, "image/tiff", List.of(new Note("x", "y")));
    private static final Model MODEL = new Model(
            "rus", "/m/rus.traineddata", DIGEST, List.of(new Language("rus", Script.CYRL)), "test", "Apache-2.0");

    @Test
    void tasksKeepTheirPlacesOnThisMachine() throws Exception {
        PageNumber one = new PageNumber(1);
        Task.Page page = new Task.Page("a", one, SCAN, one, PageSettings.DEFAULT, List.of(MODEL));
        TranscriptHead head =
                new TranscriptHead("a", "recto 1", "t", DIGEST, List.of(SCAN), List.of(MODEL), List.of(), 1);
        Task.Export export = new Task.Export(
                new Item("a", "a", List.of(SCAN)),
                head,
                List.of("p"),
                "f",
                ExportSettings.DEFAULT,
                ImageSettings.DEFAULT,
                List.of(new KnownTitle(
                        "Kaspi",
                        List.of("Каспій"),
                        Optional.of("Bakı"),
                        Optional.of("RU"),
                        Optional.of("rus"),
                        Optional.of("julian"),
                        Optional.of(LocalDate.of(1881, 1, 13)),
                        Optional.empty(),
                        List.of(new KnownTitle.Appearance(1881, 1919, List.of(DayOfWeek.MONDAY))))));
        for (Task task : List.of(page, new Task.Inspect(SCAN, ImageSettings.DEFAULT), export)) {
            assertThat(Json.read(Json.write(task), Task.class)).isEqualTo(task);
        }
    }

    @Test
    void outcomesComeBackAsTheyWere() throws Exception {
        Failure failure = new Failure(FailureKind.DAMAGED, "decode", "m");
        PageTranscript failed = new PageTranscript(
                new PageNumber(2),
                new PageOrigin("a", DIGEST, new PageNumber(1), Turn.NONE),
                State.FAILED,
                Optional.of(new Size(3, 4)),
                Optional.of(new Resolution(300, 300, Resolution.Source.FILE)),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.of(failure));
        Contents contents = new Contents(
                List.of(new PageFrame(new PageNumber(1), Optional.of(new Size(3, 4)), Optional.empty())), List.of());
        List<Outcome> outcomes = List.of(
                new Outcome.Inspected(contents),
                new Outcome.PageDone(failed, List.of(new StageTime("decode", 3, 2))),
                new Outcome.Exported(),
                new Outcome.Failed(failure));
        for (Outcome outcome : outcomes) {
            assertThat(Json.read(Json.write(outcome), Outcome.class)).isEqualTo(outcome);
        }
    }

    @Test
    void ledgerEntriesComeBackAsTheyWere() throws Exception {
        Work work = new Work("2026-01-01T00:00:00Z", 5, 1, List.of());
        Summary summary = new Summary(
                State.READ,
                100,
                3,
                0.5,
                Optional.of(new Coverage(0.5, 0.25, 0.125)),
                "tesseract 5",
                List.of(new ModelRef("rus", DIGEST)),
                List.of("rus-Cyrl"),
                List.of(),
                Optional.empty());
        List<LedgerEntry> entries = List.of(
                new PageEntry("a", new PageNumber(1), DIGEST, DIGEST, "ledger/a/0001.json", DIGEST, summary, work),
                new LedgerEntry.SettingsEntry(DIGEST, PageSettings.DEFAULT),
                new ItemEntry("a", "a", DIGEST, new TreeMap<>(), new TreeMap<>(), work),
                new LedgerEntry.ScanEntry(DIGEST, DIGEST, Optional.empty(), Optional.empty()));
        for (LedgerEntry entry : entries) {
            assertThat(Json.read(Json.write(entry), LedgerEntry.class)).isEqualTo(entry);
        }
    }

    @Test
    void aRecipeChangesOnlyWhatItNames(@TempDir Path folder) throws Exception {
        Path recipe = Files.writeString(folder.resolve("r.yaml"), "run:\n  workers: 3\n", StandardCharsets.UTF_8);
        Settings settings = Json.readYaml(recipe, Settings.DEFAULT);
        assertThat(settings.run().workers()).isEqualTo(3);
        assertThat(settings.run().deadline()).isEqualTo(RunSettings.DEFAULT.deadline());
        assertThat(settings.page()).isEqualTo(PageSettings.DEFAULT);
        assertThat(new String(Json.writeYaml(settings), StandardCharsets.UTF_8))
                .contains("max-pixels: 250000000")
                .contains("text-layer: redo");
    }
}

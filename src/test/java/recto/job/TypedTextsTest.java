package recto.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.align.LaidText;
import recto.align.Place;
import recto.align.TypedText;
import recto.job.ScriptedRecognizer.Act;
import recto.model.PageNumber;
import recto.model.StageException;
import recto.model.Transcript;

/** Texts that people typed outlive every later run. */
class TypedTextsTest {
    private static final RunSettings RUN = new RunSettings(1, 20, 1000, 64);

    @TempDir
    private Path folder;

    private Path output;
    private Path item;

    @BeforeEach
    void readAndType() throws IOException, StageException {
        for (int page = 1; page <= 3; page++) {
            ScriptedPages.write(folder.resolve("scans"), "item", page, Act.READ);
        }
        output = folder.resolve("out");
        ScriptedRun.run(folder.resolve("scans"), output, RUN);
        item = output.resolve("item");
        keep("page of height 61\n\fpage of height 62\n\fpage of height 63\n");
    }

    private void keep(String text) throws StageException {
        TypedTexts texts = new TypedTexts(item);
        Transcript transcript = texts.transcript();
        TypedText typed = new TypedText("typed", text);
        texts.keep(typed, texts.lay(typed, "letter.docx", transcript.pages()));
    }

    @Test
    void aRunThatWritesTheItemAnewKeepsTheTextAndLaysItOnAgain() throws Exception {
        Files.writeString(item.resolve("text.txt"), "altered, so that the item is written anew");
        Files.delete(item.resolve("alto/0002.xml"));
        ScriptedRun.run(folder.resolve("scans"), output, RUN);
        assertThat(item.resolve("alto/0002.xml")).exists();
        assertThat(item.resolve("typed/typed.txt")).content().startsWith("page of height 61");
        LaidText laid = new TypedTexts(item).laid().get(0);
        assertThat(laid.source()).isEqualTo("letter.docx");
        assertThat(laid.words())
                .hasSize(12)
                .allSatisfy(word -> assertThat(word.places()).hasSize(1));
        assertThat(laid.noLongerFits()).isEmpty();
    }

    @Test
    void aRunAfterItFindsEverythingDone() throws Exception {
        byte[] transcript = Files.readAllBytes(item.resolve("transcript.json"));
        assertThat(verified().findings()).isEmpty();
        ScriptedRun.run(folder.resolve("scans"), output, RUN);
        assertThat(Files.readAllBytes(item.resolve("transcript.json"))).isEqualTo(transcript);
        assertThat(Files.readString(item.resolve("transcript.json"))).contains("\"typed\":[");
        assertThat(verified().findings()).isEmpty();
    }

    @Test
    void anItemThatIsWrittenAnewHasTheSameBytesAsWithThePlacesPutIntoIt() throws Exception {
        byte[] transcript = Files.readAllBytes(item.resolve("transcript.json"));
        Files.delete(item.resolve("alto/0002.xml"));
        ScriptedRun.run(folder.resolve("scans"), output, RUN);
        assertThat(Files.readAllBytes(item.resolve("transcript.json"))).isEqualTo(transcript);
    }

    @Test
    void wordsThatLoseTheirPlacesAreListed() throws Exception {
        LaidText laid = new TypedTexts(item).laid().get(0);
        TypedText typed = new TypedTexts(item).texts().get(0);
        List<recto.model.PageTranscript> fewer =
                new TypedTexts(item).transcript().pages().subList(0, 2);
        LaidText after = new TypedTexts(item).lay(typed, "letter.docx", fewer).after(laid);
        // the pages are alike: which of two takes the place of the other is open
        assertThat(after.noLongerFits()).hasSizeGreaterThan(2);
    }

    @Test
    void anItemThatWasMovedAsideWhenARunWasKilledComesBack() throws Exception {
        Path aside = output.resolve(".work/old/item");
        Files.createDirectories(aside.getParent());
        Files.move(item, aside);
        ScriptedRun.run(folder.resolve("scans"), output, RUN);
        assertThat(item.resolve("typed/typed.txt")).content().startsWith("page of height 61");
        assertThat(new TypedTexts(item).laid()).hasSize(1);
    }

    @Test
    void verificationScoresTheTextAndFindsPagesOfItThatStandElsewhere() throws Exception {
        Verification.Verdict verdict = verified();
        assertThat(verdict.findings()).isEmpty();
        assertThat(verdict.typed()).containsOnlyKeys("item typed");
        assertThat(verdict.typed().get("item typed")).isGreaterThan(0.9);
        Files.writeString(item.resolve("typed/typed.txt"), "an altogether different wording on any subject\n");
        assertThat(verified().findings())
                .extracting(Finding::message)
                .anyMatch(message -> message.contains("does not belong"))
                .anyMatch(message -> message.contains("run `recto align` again"));
    }

    @Test
    void everyPlaceIsOnItsPage() throws Exception {
        LaidText laid = new TypedTexts(item).laid().get(0);
        for (int i = 0; i < 12; i++) {
            assertThat(laid.words().get(i).places()).extracting(Place::page).containsExactly(new PageNumber(1 + i / 4));
        }
    }

    private Verification.Verdict verified() throws StageException {
        return new Verification(output, name -> java.util.Optional.empty()).run();
    }
}

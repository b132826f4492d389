package recto.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.align.trace.Traced;
import recto.align.trace.TypedPage;
import recto.align.trace.Verdict;
import recto.model.PageTranscript;
import recto.transcript.Json;
import recto.transcript.TranscriptWriter;

class TraceCommandTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path output;
    private Path report;

    @BeforeEach
    void make() throws IOException {
        output = folder.resolve("output");
        transcript(
                "kaspi_1919-03-30",
                TypedPage.of(
                        1, "Телеграммы изъ Тифлиса.", "Вчера въ городъ при- ", "былъ поѣздъ съ бѣженцами изъ Шемахи."));
        transcript("baku", TypedPage.of(1, "Погода стоитъ теплая, море спокойно."));
        report = docx(
                "Газета писала: «Вчера в город прибыл поезд с беженцами из Шемахи» (Каспий, с. 1).",
                "Другая: «Правительство подало в отставку в ту же ночь».");
    }

    @Test
    void tracesTheQuotationsOfAWordFile() throws IOException {
        Path json = folder.resolve("trace.json");
        Path csv = folder.resolve("trace.csv");
        Path html = folder.resolve("trace.html");
        assertThat(trace(report, output, "--json", json, "--csv", csv, "--html", html))
                .isZero();
        assertThat(out.toString())
                .contains("found: kaspi_1919-03-30, page 1 (score 1.00)", "not found in what was searched")
                .contains("2 passages looked for in 2 items, 2 pages");
        TraceReport read = Json.read(json, TraceReport.class);
        assertThat(read.passages()).extracting(Traced::verdict).containsExactly(Verdict.FOUND, Verdict.NOT_FOUND);
        assertThat(read.searched()).hasSize(2);
        assertThat(read.transcripts()).containsOnlyKeys("baku", "kaspi_1919-03-30");
        assertThat(Files.readString(csv)).contains("kaspi_1919-03-30,1,0,40,");
        assertThat(Files.readString(html)).contains("прибыл", "not found in what was searched");
    }

    @Test
    void theSameTranscriptsAreIndexedOnceAndGiveTheSameBytes() throws IOException {
        Path json = folder.resolve("trace.json");
        trace(report, output, "--json", json);
        byte[] first = Files.readAllBytes(json);
        assertThat(err.toString()).contains("indexing 2 transcripts");
        err.getBuffer().setLength(0);
        trace(report, output, "--json", json);
        assertThat(err.toString()).doesNotContain("indexing");
        assertThat(Files.readAllBytes(json)).isEqualTo(first);
    }

    @Test
    void aTranscriptThatChangesIsIndexedAnew() throws IOException {
        trace(report, output);
        transcript("baku", TypedPage.of(1, "Правительство подало въ отставку въ ту же ночь."));
        assertThat(trace(report, output)).isZero();
        assertThat(out.toString()).contains("found: baku, page 1");
    }

    @Test
    void severalOutputsAreToldApartAndADamagedTranscriptIsNamed() throws IOException {
        Path other = folder.resolve("other");
        Files.createDirectories(other.resolve("x"));
        Files.writeString(other.resolve("x/transcript.json"), "{\"schema\":\"none\"}");
        assertThat(trace(report, output, other)).isEqualTo(ExitCode.SOME_FAILED.code());
        assertThat(out.toString()).contains("found: output/kaspi_1919-03-30, page 1");
        assertThat(err.toString()).contains("not searched to its end", "x/transcript.json");
    }

    @Test
    void everySentenceIsLookedForWhenAsked() throws IOException {
        Path text = Files.writeString(
                folder.resolve("a.txt"), "Погода стоит теплая, море спокойно. Этого нигде в листах не стояло.");
        assertThat(trace(text, output, "--all")).isZero();
        assertThat(out.toString()).contains("found: baku, page 1").contains("1 not found");
    }

    @Test
    void wrongArgumentsAreRefusedAtOnce() {
        assertThat(trace(folder.resolve("none.docx"), output)).isEqualTo(2);
        assertThat(trace(report, folder.resolve("none"))).isEqualTo(2);
        assertThat(trace(report)).isEqualTo(2);
        assertThat(trace(report, output, "--json", folder.resolve("none/a.json")))
                .isEqualTo(2);
        assertThat(folder.resolve("index")).doesNotExist();
    }

    private int trace(Object... arguments) {
        List<String> all = new ArrayList<>(
                List.of("trace", "--index", folder.resolve("index").toString()));
        Stream.of(arguments).map(Object::toString).forEach(all::add);
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(all.toArray(String[]::new));
    }

    private void transcript(String item, PageTranscript page) throws IOException {
        Path place = Files.createDirectories(output.resolve(item)).resolve("transcript.json");
        try (TranscriptWriter writer = TranscriptWriter.open(Files.newOutputStream(place), TypedPage.head(item, 1))) {
            writer.page(page);
            writer.finish();
        }
    }

    private Path docx(String... paragraphs) throws IOException {
        Path file = folder.resolve("report.docx");
        try (XWPFDocument document = new XWPFDocument();
                OutputStream bytes = Files.newOutputStream(file)) {
            Stream.of(paragraphs)
                    .forEach(text -> document.createParagraph().createRun().setText(text));
            document.write(bytes);
        }
        return file;
    }
}

package recto.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import recto.align.LaidText;
import recto.evaluate.TextFormats;
import recto.model.Box;
import recto.model.Digest;
import recto.model.Language;
import recto.model.Line;
import recto.model.PageNumber;
import recto.model.PageOrigin;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.Size;
import recto.model.TranscriptHead;
import recto.model.Turn;
import recto.model.Word;
import recto.transcript.TranscriptReader;
import recto.transcript.TranscriptWriter;
import recto.transcript.TypedPart;

class AlignCommandTest {
    private static final List<String> TYPED = List.of(
            "In the hills above the valley the",
            "shepherds keep their flocks through the sum-",
            "mer, and come down when the first",
            "snow lies on the pass.");
    private static final List<String> READ = List.of(
            "ln the hills abovc the va1ley the",
            "shepherds keep thcir flocks through the sum-",
            "mer, and come down when the firft",
            "fnow lies on tbe pass.");
    private static final List<String> OTHER = List.of(
            "Barley and rye were dear this year because",
            "no rain fell before the month of June",
            "and what grew was eaten by locusts.");

    @TempDir
    private Path folder;

    private Path item;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void writeItem() throws IOException {
        item = written("item", READ, OTHER);
    }

    private Path written(String name, List<String> one, List<String> two) throws IOException {
        Path place = Files.createDirectories(folder.resolve(name));
        TranscriptHead head =
                new TranscriptHead(name, "recto 0", "", new Digest("0".repeat(64)), List.of(), List.of(), List.of(), 2);
        try (OutputStream stream = Files.newOutputStream(place.resolve("transcript.json"));
                TranscriptWriter writer = TranscriptWriter.open(stream, head)) {
            writer.page(page(1, one));
            writer.page(page(2, two));
            writer.finish();
        }
        return place;
    }

    private static PageTranscript page(int number, List<String> texts) {
        List<Line> lines = new ArrayList<>();
        for (String text : texts) {
            List<Word> words = new ArrayList<>();
            for (String word : text.split(" ")) {
                words.add(new Word(word, new Box(100 * words.size(), 50 * lines.size(), 90, 40), 0.9));
            }
            lines.add(new Line(new Box(0, 50 * lines.size(), 100 * words.size(), 40), Optional.empty(), words));
        }
        Size size = new Size(1000, 400);
        Region region = new Region("r1", RegionType.TEXT, size.box(), new Language("eng", Script.LATN), lines);
        return new PageTranscript(
                new PageNumber(number),
                new PageOrigin("s.png", new Digest("1".repeat(64)), new PageNumber(number), Turn.NONE),
                PageTranscript.State.READ,
                Optional.of(size),
                Optional.empty(),
                List.of(),
                List.of(new Reading(Reading.Source.ENGINE, "", List.of(), List.of(region))),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty());
    }

    private int run(Object... args) {
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        String[] words = new String[args.length + 1];
        words[0] = "align";
        for (int i = 0; i < args.length; i++) {
            words[i + 1] = args[i].toString();
        }
        return line.execute(words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain.txt", "tei.xml", "office.docx"})
    void aTextIsLaidOnToItsPageAndWrittenInPlaceOfWhatWasRead(String name) throws Exception {
        Path text = folder.resolve(name);
        switch (name) {
            case "plain.txt" -> Files.write(text, TYPED);
            case "tei.xml" -> Files.writeString(text, tei(TYPED), UTF_8);
            default -> writeDocx(text, TYPED);
        }
        Path corrected = folder.resolve("corrected");
        assertThat(run("--text", text, "--name", "typed", "--corrected", corrected, item))
                .as(err.toString())
                .isZero();
        String page = TextFormats.read("page", Files.readAllBytes(corrected.resolve("page/0001.xml")))
                .text();
        assertThat(page).isEqualTo(String.join("\n", TYPED) + "\n");
        assertThat(TextFormats.read("alto", Files.readAllBytes(corrected.resolve("alto/0001.xml")))
                        .text())
                .isEqualTo(page);
        String json = Files.readString(item.resolve("transcript.json"), UTF_8);
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(Files.readString(Path.of("docs/transcript.schema.json"), UTF_8))
                        .validate(json, InputFormat.JSON))
                .isEmpty();
        assertThat(TypedPart.read(item.resolve("transcript.json")))
                .extracting(LaidText::name)
                .containsExactly("typed");
        assertThat(TranscriptReader.read(item.resolve("transcript.json")).pages())
                .hasSize(2);
        assertThat(out.toString()).contains("words placed");
    }

    @Test
    void aTextOfAnotherPageIsRefusedAndItsPageNamed() throws Exception {
        Path text = Files.write(folder.resolve("other.txt"), OTHER);
        assertThat(run("--text", text, "--page", "1", item)).isEqualTo(8);
        assertThat(err.toString()).contains("does not belong to page 1").contains("it fits page 2");
        assertThat(TypedPart.read(item.resolve("transcript.json"))).isEmpty();
        assertThat(item.resolve("typed")).doesNotExist();
    }

    @Test
    void differencesOfTwoReadingsAreListedTheLargestFirst() throws Exception {
        Path second = written("second", TYPED, OTHER.subList(0, 2));
        Path json = folder.resolve("differences.json");
        assertThat(run("--reading", second, item, "--json", json, "--choose")).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines.get(3)).contains("only-in-one").contains("and what grew");
        assertThat(out.toString()).contains("va1ley").contains("valley");
        assertThat(Files.readString(json)).contains("\"kind\":\"differs\"");
    }

    @Test
    void wrongArgumentsAreSaidAtOnce() {
        assertThat(run(item)).isEqualTo(2);
        assertThat(run("--text", folder.resolve("none.txt"), item)).isEqualTo(2);
        assertThat(run("--text", item.resolve("transcript.json"), "--page", "3", item))
                .isEqualTo(2);
        assertThat(run("--other-readings", folder)).isEqualTo(1);
    }

    private static String tei(List<String> lines) {
        return "<TEI xmlns=\"http://www.tei-c.org/ns/1.0\"><teiHeader><title>None</title></teiHeader><text><body><p>"
                + String.join("<lb/>", lines) + "</p></body></text></TEI>";
    }

    private static void writeDocx(Path file, List<String> lines) throws IOException {
        String word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
        StringBuilder body = new StringBuilder();
        lines.forEach(line -> body.append("<w:p><w:r><w:t>").append(line).append("</w:t></w:r></w:p>"));
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            entry(
                    zip,
                    "[Content_Types].xml",
                    "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"><Default"
                            + " Extension=\"rels\""
                            + " ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/><Override"
                            + " PartName=\"/word/document.xml\" ContentType=\"application/vnd.openxmlformats-"
                            + "officedocument.wordprocessingml.document.main+xml\"/></Types>");
            entry(
                    zip,
                    "_rels/.rels",
                    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship"
                            + " Id=\"r1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
                            + "officeDocument\" Target=\"word/document.xml\"/></Relationships>");
            entry(
                    zip,
                    "word/document.xml",
                    "<w:document xmlns:w=\"" + word + "\"><w:body>" + body + "</w:body></w:document>");
        }
    }

    private static void entry(ZipOutputStream zip, String name, String content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(("<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + content).getBytes(UTF_8));
        zip.closeEntry();
    }
}

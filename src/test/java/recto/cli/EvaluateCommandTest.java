package recto.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import recto.evaluate.Pairs;
import recto.model.Line;
import recto.model.PageTranscript;
import recto.model.RegionType;
import recto.model.Transcript;
import recto.transcript.RandomTranscripts;
import recto.transcript.TranscriptWriter;

class EvaluateCommandTest {
    private static final Path NZZ = Path.of("../shared/gt/nzz-fraktur-newspaper");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private Path truth;
    private Path read;

    @BeforeEach
    void makeFolders() throws IOException {
        truth = Files.createDirectories(folder.resolve("truth/letters")).getParent();
        read = Files.createDirectory(folder.resolve("read"));
    }

    @Test
    void printsPagesAndSetsAndTheRulesUsed() throws IOException {
        Files.writeString(truth.resolve("letters/a.gt.txt"), "nine words\nſo");
        Files.writeString(truth.resolve("letters/b.gt.txt"), "Brot");
        Files.writeString(read.resolve("a.txt"), "nine wards so");
        Files.writeString(read.resolve("b.txt"), "Brot");
        assertThat(evaluate(truth, read)).isZero();
        assertThat(out.toString())
                .containsPattern("(?m)^  a +13 +7\\.7 +33\\.3 +0\\.667 +8\\.3$")
                .containsPattern("(?m)^letters \\(2 pages\\) +17 +5\\.9 +25\\.0 +0\\.750 +6\\.3$")
                .contains("folded as well: dashes, long-s, quotes.");
    }

    @Test
    void countsAPageThatWasNotReadAsWrongAndSaysSo() throws IOException {
        Files.writeString(truth.resolve("letters/a.gt.txt"), "one two");
        Files.writeString(read.resolve("b.txt"), "three");
        assertThat(evaluate(truth, read)).isOne();
        assertThat(out.toString()).containsPattern("a \\(missing\\) +7 +100\\.0 +100\\.0 +0\\.000 +100\\.0");
        assertThat(err.toString()).contains("no ground truth for 1 of the pages read, the first: b");
    }

    @Test
    void writesTheFiguresAsJson() throws IOException {
        Path json = folder.resolve("scores.json");
        Files.writeString(truth.resolve("letters/a.gt.txt"), "abcd");
        Files.writeString(read.resolve("a.txt"), "abxd");
        assertThat(evaluate(truth, read, "--json", json, "--fold", "none", "--summary"))
                .isZero();
        assertThat(Files.readString(json))
                .startsWith("{\"normalization\":\"NFC, white space\",\"folds\":[],\"sets\":[{\"name\":\"letters\"")
                .contains("{\"errors\":1,\"total\":4,\"rate\":0.25}");
        assertThat(out.toString()).doesNotContain("  a ").contains("folded as well: nothing else.");
    }

    @Test
    void comparesTwoFilesWhateverTheirNames() throws IOException {
        Path a = Files.writeString(folder.resolve("truth.txt"), "same");
        Path b = Files.writeString(
                folder.resolve("x.hocr"), "<html><body><p><span class='ocr_line'>same</span></p></body></html>");
        assertThat(evaluate(a, b)).isZero();
        assertThat(out.toString()).containsPattern("truth \\(1 page\\) +4 +0\\.0");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void findsNoErrorsInATranscriptComparedWithItsOwnText(long seed) throws IOException {
        Transcript transcript = RandomTranscripts.of(seed);
        Path file = Files.createDirectories(read.resolve("an item.pdf")).resolve("transcript.json");
        try (OutputStream stream = Files.newOutputStream(file);
                TranscriptWriter writer = TranscriptWriter.open(stream, transcript.head())) {
            for (PageTranscript page : transcript.pages()) {
                writer.page(page);
                writeTruth(page, transcript);
            }
            writer.finish();
        }
        assertThat(evaluate(truth, read, "--fold", "none")).isZero();
        assertThat(out.toString().lines().filter(line -> line.startsWith("  ")).skip(1))
                .isNotEmpty()
                .allMatch(line -> line.matches(".* (0\\.0 +0\\.0 +1\\.000 +0\\.0 +(1\\.000|-)|0( +-)*)"));
    }

    @Test
    void refusesWrongArguments() {
        assertThat(evaluate(truth, folder.resolve("nowhere"))).isEqualTo(2);
        assertThat(evaluate(truth, read, "--fold", "vowels")).isEqualTo(2);
        assertThat(evaluate(truth, read, "--pictures", "-1")).isEqualTo(2);
        assertThat(evaluate(truth, read, "--html", folder.resolve("nowhere/report.html")))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains("there is no file or folder")
                .contains("no fold rule \"vowels\"; there are: quotes, dashes");
    }

    @Test
    void saysWhichFileIsDamaged() throws IOException {
        Files.writeString(truth.resolve("letters/a.gt.txt"), "a");
        Files.writeString(read.resolve("a.xml"), "<alto><Page>");
        assertThat(evaluate(truth, read)).isOne();
        assertThat(err.toString()).contains("a.xml is no well-formed XML");
    }

    @Test
    void comparesTheLayoutOfGroundTruthWithoutText() throws IOException {
        Path json = folder.resolve("scores.json");
        Files.writeString(truth.resolve("letters/a.xml"), """
                <PcGts><Page imageWidth="420" imageHeight="1000">
                <TextRegion id="a"><Coords points="0,0 200,0 200,1000 0,1000"/></TextRegion>
                <TextRegion id="b"><Coords points="220,0 420,0 420,1000 220,1000"/></TextRegion></Page></PcGts>""");
        Files.writeString(read.resolve("a.xml"), """
                <alto><Description><MeasurementUnit>pixel</MeasurementUnit></Description><Layout>
                <Page WIDTH="420" HEIGHT="1000"><TextBlock HPOS="0" VPOS="0" WIDTH="420" HEIGHT="1000"><TextLine>
                <String CONTENT="across"/></TextLine></TextBlock></Page></Layout></alto>""");
        assertThat(evaluate(truth, read, "--json", json)).isZero();
        assertThat(out.toString())
                .containsPattern("(?m)^ +area +span$")
                .containsPattern("(?m)^letters \\(1 page\\) +0\\.976 +1$");
        assertThat(Files.readString(json))
                .contains("\"spanningTwoColumns\":1,\"merging\":1")
                .doesNotContain("\"text\"", "readingOrder");
    }

    @Test
    void addsUpByLanguage() throws IOException {
        String page =
                "<PcGts><Page primaryLanguage='%s'><TextRegion><TextLine><TextEquiv><Unicode>%s</Unicode></TextEquiv>"
                        + "</TextLine></TextRegion></Page></PcGts>";
        Files.writeString(truth.resolve("letters/a.xml"), String.format(Locale.ROOT, page, "German", "Brot"));
        Files.writeString(truth.resolve("letters/b.xml"), String.format(Locale.ROOT, page, "French", "pain"));
        Files.writeString(truth.resolve("letters/c.gt.txt"), "Wein");
        Files.writeString(read.resolve("a.txt"), "Brof");
        Files.writeString(read.resolve("b.txt"), "pain");
        Files.writeString(read.resolve("c.txt"), "Wein");
        assertThat(evaluate(truth, read, "--language", "de")).isZero();
        assertThat(out.toString())
                .containsPattern("(?m)^deu \\(2 pages\\) +8 +12\\.5 ")
                .containsPattern("(?m)^fra \\(1 page\\) +4 +0\\.0 ");
        assertThat(evaluate(truth, read)).isZero();
        assertThat(out.toString()).containsPattern("(?m)^not stated \\(1 page\\) +4 +0\\.0 ");
    }

    @Test
    void writesAPageForPeopleWithPicturesFromTheScans() throws IOException {
        Files.writeString(truth.resolve("letters/a.gt.txt"), "one two");
        Files.writeString(truth.resolve("letters/a.xml"), """
                <PcGts><Page imageFilename="scan of a.png" imageWidth="200" imageHeight="100"><TextRegion>
                <Coords points="0,0 199,0 199,99 0,99"/><TextLine><Coords points="20,20 179,20 179,39 20,39"/>
                <TextEquiv><Unicode>one two</Unicode></TextEquiv></TextLine></TextRegion></Page></PcGts>""");
        BufferedImage scan = new BufferedImage(400, 200, BufferedImage.TYPE_BYTE_GRAY);
        ImageIO.write(scan, "png", truth.resolve("letters/scan of a.png").toFile());
        Files.writeString(read.resolve("a.txt"), "one tvo");
        Path html = folder.resolve("report.html");
        assertThat(evaluate(truth, read, "--html", html)).isZero();
        assertThat(Files.readString(html))
                .contains("one t<del>w</del>o", "one t<ins>v</ins>o")
                .containsOnlyOnce("<img alt=\"the line on the scan\" src=\"data:image/png;base64,");
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void writesThePageWithoutPicturesWhereAScanCannotBeRead() throws IOException {
        Files.writeString(truth.resolve("letters/a.gt.txt"), "one two");
        Files.writeString(truth.resolve("letters/a.png"), "no picture");
        Files.writeString(read.resolve("a.txt"), "one tvo");
        Path html = folder.resolve("report.html");
        assertThat(evaluate(truth, read, "--html", html)).isZero();
        assertThat(Files.readString(html)).contains("one t<del>w</del>o").endsWith("</html>\n");
    }

    @Test
    void findsTheLayoutOfGroundTruthWholeInItself() {
        Path set = Path.of("../shared/gt/gbn-newspaper-layout-only");
        assumeTrue(Files.isDirectory(set), "skipped: there is no " + set);
        assertThat(evaluate(set, set, "--summary")).isZero();
        assertThat(out.toString()).containsPattern("\\(6 pages\\) +1\\.000 +0");
    }

    /** Another program measured this output before: 16.6 % of characters, 30.7 % of words, F1 0.842. */
    @Test
    void agreesWithFiguresThatWereMeasuredBefore() {
        assumeTrue(Files.isDirectory(NZZ), "skipped: there is no " + NZZ);
        assertThat(evaluate(NZZ, NZZ, "--suffix", ".abbyy11.txt")).isZero();
        assertThat(out.toString())
                .containsPattern("nzz-fraktur-newspaper \\(12 pages\\) +177478 +16\\.6 +30\\.7 +0\\.842");
    }

    private void writeTruth(PageTranscript page, Transcript transcript) throws IOException {
        String scan = Pairs.withoutEnding(page.origin().scan());
        long ofScan = transcript.pages().stream()
                .filter(other -> other.origin().scan().equals(page.origin().scan()))
                .count();
        String key =
                ofScan == 1 ? scan : Pairs.pageKey(scan, page.origin().page().value());
        Path file = truth.resolve(key + ".gt.txt");
        Files.createDirectories(file.getParent());
        Files.writeString(
                file,
                page.regions().stream()
                        .filter(region -> region.type() != RegionType.NOTICE)
                        .flatMap(region -> region.lines().stream())
                        .map(Line::text)
                        .collect(Collectors.joining("\n")));
    }

    private int evaluate(Path gt, Path ocr, Object... more) {
        CommandLine line = new CommandLine(new EvaluateCommand());
        line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        String[] args = new String[2 + more.length];
        args[0] = gt.toString();
        args[1] = ocr.toString();
        for (int at = 0; at < more.length; at++) {
            args[2 + at] = more[at].toString();
        }
        return line.execute(args);
    }
}

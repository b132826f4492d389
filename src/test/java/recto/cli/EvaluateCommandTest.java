package recto.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import recto.evaluate.Pairs;
import recto.model.Line;
import recto.model.PageTranscript;
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
                .allMatch(line -> line.matches(".* (0\\.0 +0\\.0 +1\\.000 +0\\.0|0 +- +- +- +-)"));
    }

    @Test
    void refusesWrongArguments() {
        assertThat(evaluate(truth, folder.resolve("nowhere"))).isEqualTo(2);
        assertThat(evaluate(truth, read, "--fold", "vowels")).isEqualTo(2);
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

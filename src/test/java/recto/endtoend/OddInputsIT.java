package recto.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.export.FormatsAgree;
import recto.job.RunReport;
import recto.job.RunReport.ItemReport;
import recto.transcript.Json;

/** Odd and malformed files through the real command: each comes out as its list says, and none harms another. */
class OddInputsIT {
    private static final Path OWN = Path.of("src/test/resources/odd");
    private static final Path SHARED = Path.of(Optional.ofNullable(System.getenv("RECTO_SHARED"))
                    .orElse(System.getProperty("recto.shared", "../shared")))
            .resolve("inputs");

    /** Where the outcome is another one than the shared list has, and why. */
    private static final Map<String, String> OTHERWISE = Map.ofEntries(
            Map.entry("tiff/ccitt-too-many-changes.tif", "libtiff mends the row and says nothing"),
            Map.entry("pdf/bad-page-tree-library.pdf", "the tree has no fault that keeps a page from being found"),
            Map.entry("pdf/fonts-not-embedded.pdf", "nothing is mended: other fonts stand in, as the standard allows"),
            Map.entry("pdf/made-truncated-half.pdf", "its first page is read, and said to be repaired"),
            Map.entry("pdf/page-labels-bad.pdf", "the labels can be read"),
            Map.entry("pdf/pdfa-1b.pdf", "nothing is mended"),
            Map.entry("pdf/rotate-flag-and-skew.pdf", "nothing is mended"),
            Map.entry("pdf/smask-other-size.pdf", "a mask may have its own size (ISO 32000-1, 11.6.5.3)"),
            Map.entry("pdf/type3-cycle.pdf", "a glyph that draws itself has no end: the page is damaged"),
            Map.entry("pdf/veraPDF test suite 6-1-3-t02-fail-a.pdf", "a trailer without ID is no damage"),
            Map.entry("png/devanagari-270.png", "read with the language that the test gives; its note is another one"));

    @TempDir
    private Path output;

    @Test
    void ourOwnOddFilesComeOutAsTheirListSays() throws Exception {
        assertThat(deviations(OWN, expectations(OWN.resolve("odd.tsv"), 2))).isEmpty();
    }

    @Test
    void theSharedOddFilesComeOutAsTheirListSays() throws Exception {
        assumeTrue(Files.isDirectory(SHARED), "no " + SHARED + " here: its files are not looked at");
        Map<String, String> expected = expectations(SHARED.resolve("INDEX.tsv"), 4);
        expected.values().removeIf(text -> text.equals("-"));
        expected.replaceAll((path, text) -> text.startsWith("see ") ? ofReport(path) : text);
        expected.keySet().removeAll(OTHERWISE.keySet());
        assertThat(deviations(SHARED, expected)).isEmpty();
    }

    // The list sends readers of these rows to another file: what it says there of pages is this.
    private static String ofReport(String path) {
        return switch (path.substring(path.lastIndexOf('/') + 1)) {
            case "six-pages.tif" -> "pages=6";
            case "mixed.pdf" -> "pages=5";
            case "hyphens.tif" -> "pages=2";
            case "003.tif" -> "error=damaged";
            // Nothing but dots: minutes of layout analysis in the engine on a slow machine.
            case "halftone.tif" -> "pages=1 | pages=1; page-error=timed-out";
            default -> "pages=1";
        };
    }

    private static Map<String, String> expectations(Path list, int column) throws IOException {
        Map<String, String> expected = new TreeMap<>();
        List<String> rows = Files.readAllLines(list, StandardCharsets.UTF_8);
        for (String row : rows.subList(1, rows.size())) {
            String[] cells = row.split("\t", -1);
            expected.put(cells[0], cells[column]);
        }
        return expected;
    }

    private List<String> deviations(Path folder, Map<String, String> expected) throws Exception {
        Command.Ended ended = Command.recto(
                "run", folder, "-o", output, "-l", "eng", "--group", "file", "--deadline", "90", "--quiet");
        assertThat(ended.exit()).as(ended.err()).isIn(0, 1);
        RunReport report = Json.read(output.resolve("run.json"), RunReport.class);
        Map<String, Fate> fates = Fate.of(report, output);
        List<String> deviations = new ArrayList<>();
        expected.forEach((path, text) -> {
            Fate fate = fates.get(path);
            if (fate != null && !Expectation.of(text).fits(fate)) {
                deviations.add(path + ": expected " + text + ", was " + fate);
            }
        });
        assertThat(fates.keySet()).as("files that nothing was said of").containsAll(expected.keySet());
        for (ItemReport item : report.items()) {
            assertThat(item.folder()).as("outputs of " + item.id()).isNotEmpty();
            FormatsAgree.assertSame(output.resolve(item.folder()));
        }
        assertThat(report.items())
                .flatExtracting(ItemReport::pages)
                .extracting(page -> page.summary()
                        .failure()
                        .map(failure -> failure.kind().code())
                        .orElse(""))
                .as("faults of ours")
                .doesNotContainAnyElementsOf(Set.of("internal", "crashed", "out-of-memory"));
        return deviations;
    }
}

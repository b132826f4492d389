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
        expected.replaceAll((path, text) -> text.startsWith("see ") ? "pages=" + pagesOfReport(path) : text);
        assertThat(deviations(SHARED, expected)).isEmpty();
    }

    private static int pagesOfReport(String path) {
        return path.contains("six-pages") ? 6 : path.contains("mixed.pdf") ? 5 : 1;
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
                "run", folder, "-o", output, "-l", "eng", "--group", "file", "--deadline", "120", "--quiet");
        assertThat(ended.exit()).as(ended.err()).isIn(0, 1);
        RunReport report = Json.read(output.resolve("run.json"), RunReport.class);
        Map<String, Fate> fates = Fate.of(report);
        List<String> deviations = new ArrayList<>();
        expected.forEach((path, text) -> {
            Fate fate = fates.get(path);
            if (fate == null || !Expectation.of(text).fits(fate)) {
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

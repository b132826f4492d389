package recto.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.PageFrame;
import recto.model.PageView;
import recto.model.StageException;

/** Every odd file of the project opens or fails as {@code odd.tsv} says; what the text is, others test. */
class OddInputsTest {
    private static final Path ODD = Path.of("src/test/resources/odd");
    private static final Set<String> OTHERS = Set.of("name-mismatch");

    static Stream<String> rows() throws IOException {
        return Files.readAllLines(ODD.resolve("odd.tsv")).stream()
                .skip(1)
                .filter(row -> !row.startsWith("names") && !row.endsWith("skipped"));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void opensOrFailsAsTheTableSays(String row) throws Exception {
        String[] cells = row.split("\t");
        List<String> seen = new ArrayList<>();
        try (OpenScan scan = Samples.open(ODD.resolve(cells[0]))) {
            scan.contents().notes().forEach(note -> seen.add("warn=" + note.code()));
            List<PageFrame> frames = scan.contents().frames();
            seen.add("pages=" + frames.size());
            for (PageFrame frame : frames.subList(0, Math.min(5, frames.size()))) {
                page(scan, frame, seen);
            }
        } catch (StageException e) {
            seen.add("error=" + e.failure().kind().code());
        }
        assertThat(Stream.of(cells[2].split("\\|")).anyMatch(wanted -> seen.containsAll(outcomes(wanted))))
                .as(seen + " fits " + cells[2])
                .isTrue();
    }

    private static void page(OpenScan scan, PageFrame frame, List<String> seen) {
        try {
            PageView view = scan.page(frame.page());
            view.notes().forEach(note -> seen.add("warn=" + note.code()));
            assertThat(scan.facsimile(frame.page()).bytes()).isNotEmpty();
        } catch (StageException e) {
            seen.add("error=" + e.failure().kind().code());
            seen.add("page-error=" + e.failure().kind().code());
        }
    }

    private static Set<String> outcomes(String wanted) {
        Set<String> found = new TreeSet<>();
        Matcher matcher =
                Pattern.compile("(?:pages|warn|error|page-error)=[a-z0-9-]+").matcher(wanted);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        found.removeIf(outcome -> OTHERS.stream().anyMatch(outcome::endsWith));
        return found;
    }
}

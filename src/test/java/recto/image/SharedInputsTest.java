package recto.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.Note;
import recto.model.PageFrame;
import recto.model.PageView;
import recto.model.StageException;

/** Every odd file of the shared collection opens or fails as its index says. */
class SharedInputsTest {
    private static final Set<String> OURS = Set.of(
            "repaired",
            "resolution-assumed",
            "truncated",
            "image-damaged",
            "attachments",
            "signed",
            "xfa-form",
            "bad-page-labels",
            "animation");

    /** Where the outcome is another one than the index has, and why. */
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
            Map.entry("pdf/veraPDF test suite 6-1-3-t02-fail-a.pdf", "a trailer without ID is no damage"));

    private static final int MOST_PAGES = 3;

    static Stream<String> rows() throws IOException {
        Path index = Samples.sharedOrNull("inputs/INDEX.tsv");
        if (index == null) {
            return Stream.of("");
        }
        return Files.readAllLines(index).stream().skip(1).filter(SharedInputsTest::ours);
    }

    private static boolean ours(String row) {
        String path = row.split("\t")[0];
        boolean picture = path.matches("(pdf|tiff|jpeg|png|gif|bmp|jp2|webp|reports|names)/.*");
        return picture && !path.matches(".*\\.(txt|tsv)");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void opensOrFailsAsExpected(String row) throws Exception {
        Assumptions.assumeFalse(row.isEmpty(), "the folder of shared scans is not there");
        String[] cells = row.split("\t");
        Outcome outcome = outcome(Samples.shared("inputs/" + cells[0]));
        String reason = OTHERWISE.getOrDefault(cells[0], "");
        if (reason.isEmpty()) {
            check(outcome, cells[4]);
        }
    }

    private static void check(Outcome outcome, String expect) {
        Set<String> errors = all("(?:page-)?error=([a-z-]+)", expect);
        Set<String> pages = all("pages=(\\d+)", expect);
        if (errors.isEmpty() && pages.isEmpty()) {
            return;
        }
        if (outcome.failure != null && outcome.read == 0) {
            assertThat(errors).as(outcome.toString()).contains(outcome.failure);
            return;
        }
        if (!pages.isEmpty()) {
            assertThat(pages).as(outcome.toString()).contains(Integer.toString(outcome.pages));
        } else {
            assertThat(errors).as(outcome.toString()).isEmpty();
        }
        Set<String> warnings = all("warn=([a-z-]+)", expect);
        warnings.retainAll(OURS);
        assertThat(outcome.notes).as(outcome.toString()).containsAll(warnings);
    }

    private static Set<String> all(String pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    private static Outcome outcome(Path file) throws Exception {
        Outcome outcome = new Outcome();
        try (OpenScan scan = Samples.open(file)) {
            outcome.take(scan.contents().notes());
            List<PageFrame> frames = scan.contents().frames();
            outcome.pages = frames.size();
            for (PageFrame frame : frames.subList(0, Math.min(MOST_PAGES, frames.size()))) {
                read(scan, frame, outcome);
            }
        } catch (StageException e) {
            outcome.failure = e.failure().kind().code();
        }
        return outcome;
    }

    private static void read(OpenScan scan, PageFrame frame, Outcome outcome) {
        try {
            PageView view = scan.page(frame.page());
            view.text()
                    .forEach(reading -> reading.words()
                            .forEach(
                                    word -> assertThat(view.image().size().box().contains(word.box()))
                                            .isTrue()));
            outcome.take(view.notes());
            outcome.read++;
            if (frame.page().value() == 1) {
                assertThat(scan.facsimile(frame.page()).bytes()).isNotEmpty();
            }
        } catch (StageException e) {
            outcome.failure = e.failure().kind().code();
        }
    }

    private static final class Outcome {
        private final List<String> notes = new ArrayList<>();
        private int pages;
        private int read;
        private String failure;

        void take(List<Note> more) {
            more.forEach(note -> notes.add(note.code()));
        }

        @Override
        public String toString() {
            return pages + " pages, " + read + " read, failure " + failure + ", notes " + notes;
        }
    }
}

package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.Line;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.Word;

class LeftoversTest {
    private static final String[] TEXT = {
        "The harbour master closed the inner gate at noon",
        "and wrote into his book that the water had risen",
        "above the mark of the great flood of last spring.",
        "No ship was to leave before the following morning."
    };
    private static final PageImage PAGE = Pages.set(0, TEXT);

    private static Attempt without(Attempt whole, int line, int from, int to) {
        List<Region> regions = new ArrayList<>();
        int at = 0;
        for (Region region : whole.regions()) {
            List<Line> lines = new ArrayList<>();
            for (Line each : region.lines()) {
                List<Word> words = new ArrayList<>(each.words());
                if (at++ == line) {
                    words.subList(from, Math.min(to, words.size())).clear();
                }
                if (!words.isEmpty()) {
                    lines.add(each.with(words));
                }
            }
            regions.add(region.with(lines));
        }
        return new Attempt(whole.copy(), whole.pieces(), regions, "");
    }

    private static List<String> lines(Attempt attempt) {
        return attempt.regions().stream()
                .flatMap(region -> region.lines().stream())
                .map(Line::text)
                .toList();
    }

    private static Attempt again(int line, int from, int to) throws Exception {
        try (EngineShelf shelf = new EngineShelf()) {
            PageReader reader = new PageReader(shelf, PAGE, RealModels.here("eng"));
            Attempt whole = reader.read(List.of(Piece.whole(0)), Copy.PLAIN);
            assertThat(lines(whole)).containsExactly(TEXT);
            Leftovers leftovers = new Leftovers(reader, Pages.layout(PAGE), PAGE.size(), false);
            return leftovers.in(without(whole, line, from, to));
        }
    }

    @ParameterizedTest(name = "line {0}, words from {1} to {2}")
    @CsvSource({"0,8,9", "1,0,1", "2,3,6", "1,0,99", "3,0,99"})
    void whatWasLeftOutIsReadAndPutWhereItStands(int line, int from, int to) throws Exception {
        Attempt mended = again(line, from, to);
        assertThat(lines(mended)).containsExactly(TEXT);
        assertThat(mended.reason()).isEqualTo("read by themselves, since left out: 1");
    }

    @Test
    void aWholeReadingIsLeftAlone() throws Exception {
        assertThat(again(0, 0, 0).reason()).isEmpty();
    }

    @Test
    void strokesThatAreNoLettersStayUnread() throws Exception {
        PageImage page = Pages.set(0, TEXT[0], "", TEXT[1]);
        int row = 340;
        for (int stroke = 0; stroke < 6; stroke++) {
            for (int y = row; y < row + 28; y++) {
                int start = y * page.stride() + 600 + stroke * 40 + (y - row) / 2;
                Arrays.fill(page.pixels(), start, start + 7, (byte) 0);
            }
        }
        try (TesseractRecognizer reader = RealModels.reader("eng")) {
            Recognition read = reader.read(page, Pages.layout(page));
            Optional<String> reason = read.steps().stream()
                    .filter(step -> step.name().equals("recognise"))
                    .map(step -> step.reason())
                    .findFirst();
            assertThat(reason.orElseThrow()).doesNotContain("left out");
        }
    }
}

package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Box;
import recto.model.Language;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Word;

class FolioLinesTest {
    /** Words of 80 pixels, 10 apart; where there is a {@code |}, 200 apart. */
    private static Line line(int y, String text) {
        List<Word> words = new ArrayList<>();
        int x = 100;
        for (String word : text.split(" ")) {
            if (word.equals("|")) {
                x += 190;
            } else {
                words.add(new Word(word, new Box(x, y, 80, 30), 0.9));
                x += 90;
            }
        }
        return new Line(new Box(100, y, x - 100, 30), Optional.empty(), words);
    }

    private static Region region(Line... lines) {
        Box box = Stream.of(lines).map(Line::box).reduce(Box::union).orElseThrow();
        return new Region("r1", RegionType.TEXT, box, Language.UNKNOWN, List.of(lines));
    }

    private static Region page(String first, String last) {
        List<Line> lines = new ArrayList<>(List.of(line(100, first)));
        for (int i = 1; i < 12; i++) {
            lines.add(line(100 + 50 * i, "some words of a line"));
        }
        lines.add(line(700, last));
        return region(lines.toArray(Line[]::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"12", "— 12 —", "-12-", "(٤٢)", "xiv", "XIV.", "[7]"})
    void takesANumberAloneAboveOrBelowAPageForItsFolio(String number) {
        assertThat(FolioLines.typed(List.of(page(number, "more words"))))
                .extracting(Region::type)
                .containsExactly(RegionType.FOLIO, RegionType.TEXT);
        assertThat(FolioLines.typed(List.of(page("more words", number))))
                .extracting(Region::type)
                .containsExactly(RegionType.TEXT, RegionType.FOLIO);
    }

    @ParameterizedTest
    @CsvSource({
        "12 | Of the Nations, RUNNING_HEAD",
        "Of the Nations | 12., RUNNING_HEAD",
        "Of the Nations 12, TEXT",
        "Spring | 1848, TEXT",
        "civil, TEXT",
        "il, TEXT",
        "12 Nations, TEXT"
    })
    void takesANumberAtTheMarginAndWordsFarFromItForARunningHead(String text, RegionType type) {
        assertThat(FolioLines.typed(List.of(page(text, "more words"))).get(0).type())
                .isEqualTo(type);
    }

    @Test
    void losesNoLineAndMovesNone() {
        Region page = page("12", "14");
        assertThat(FolioLines.typed(List.of(page)).stream()
                        .flatMap(region -> region.lines().stream())
                        .toList())
                .isEqualTo(page.lines());
    }

    @Test
    void leavesNumbersAloneThatStandBesideOtherLinesOrOnAPageOfAFewLines() {
        Region column = page("12", "14");
        Region beside = region(line(100, "beside"), line(700, "this"));
        assertThat(FolioLines.typed(List.of(column, beside))).isEqualTo(List.of(column, beside));
        Region few = region(line(100, "12"), line(150, "words"));
        assertThat(FolioLines.typed(List.of(few))).isEqualTo(List.of(few));
    }
}

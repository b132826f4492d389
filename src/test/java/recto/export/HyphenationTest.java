package recto.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.Box;
import recto.model.Language;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.Word;

class HyphenationTest {
    private static Line line(String... words) {
        Box box = new Box(10, 10, 200, 20);
        return new Line(
                box,
                Optional.empty(),
                Stream.of(words).map(word -> new Word(word, box, 0.9)).toList());
    }

    private static Region region(String script, Line... lines) {
        Language language = new Language("und", Script.valueOf(script));
        return new Region("r1", RegionType.TEXT, new Box(0, 0, 300, 100), language, List.of(lines));
    }

    @ParameterizedTest
    @CsvSource({
        "LATF, Neuig-, keiten, Neuigkeiten",
        "LATF, Neuig=, keiten, Neuigkeiten",
        "LATN, pre-, pared, prepared",
        "LATN, pre\u00AC, pared, prepared",
        "CYRL, министер-, ства, министерства",
        "ARMN, հայ\u058A, րենիք, հայրենիք",
        "GEOR, ქარ-, თული, ქართული",
        "LATN, Neuig=, keiten, ",
        "LATN, Garten-, und, ",
        "LATN, Anglo-, Saxon, ",
        "LATN, 1914-, 1918, ",
        "LATN, 1914-, biz, ",
        "LATN, '-', keiten, ",
        "LATN, Paris, est, "
    })
    void putsTogetherWhatAHyphenDivides(String script, String first, String second, String whole) {
        Line one = line("a", first);
        Line two = line(second, "b");
        Hyphenation hyphenation = Hyphenation.of(List.of(region(script, one, two)));
        assertThat(hyphenation.whole(one)).isEqualTo(Optional.ofNullable(whole));
        assertThat(hyphenation.begun(two)).isEqualTo(Optional.ofNullable(whole));
    }

    @Test
    void goesOnInTheNextColumnButNotInAnotherKindOfText() {
        Line end = line("Deutsch-");
        Line next = line("land", "ist");
        Region column = region("LATN", end);
        assertThat(Hyphenation.of(List.of(column, region("LATN", next))).whole(end))
                .contains("Deutschland");
        Region folio = new Region("r2", RegionType.FOLIO, new Box(0, 0, 9, 9), Language.UNKNOWN, List.of(next));
        assertThat(Hyphenation.of(List.of(column, folio)).whole(end)).isEmpty();
    }

    @Test
    void leavesAWordInThreePartsAsItStands() {
        Line one = line("Donau-");
        Line two = line("dampf-");
        Line three = line("schiff");
        Hyphenation hyphenation = Hyphenation.of(List.of(region("LATN", one, two, three)));
        assertThat(hyphenation.whole(one)).contains("Donaudampf-");
        assertThat(hyphenation.whole(two)).isEmpty();
        assertThat(hyphenation.begun(three)).isEmpty();
    }
}

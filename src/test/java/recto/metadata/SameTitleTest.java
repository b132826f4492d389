package recto.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.Box;
import recto.model.MetadataValue;
import recto.model.MetadataValue.Place;
import recto.model.PageNumber;

class SameTitleTest {
    @ParameterizedTest
    @CsvSource({
        "gornyj listok, Горный Листокъ",
        "kaspi, Каспій",
        "dag cicegi, طاغ چيچكى",
        "mtis niavi, მთის ნიავი",
        "lernayin aghbyur, Լեռնային Աղբյուր",
        "thaler bote, Thaler Bote.",
        "bakinski rabochi, Бакинскій рабочій"
    })
    void knowsATransliteration(String name, String printed) {
        assertThat(SameTitle.of(name, printed)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"kaspi, Кавказъ", "gornyj listok, Бакинскія Извѣстія", "dag cicegi, قومونیست", "nn, Der Bote"})
    void tellsOtherTitlesApart(String name, String printed) {
        assertThat(SameTitle.of(name, printed)).isFalse();
    }

    @Test
    void thePrintedTitleStandsBeforeTheNameThatTransliteratesIt() {
        List<MetadataValue> values = ItemMetadata.of(List.of(named("gornyj listok"), printed("Горный Листокъ")));
        assertThat(values.get(0).value()).isEqualTo("Горный Листокъ");
        assertThat(values.get(0).flags()).isEmpty();
    }

    @Test
    void anotherPrintedTitleIsAConflict() {
        List<MetadataValue> values = ItemMetadata.of(List.of(named("kaspi"), printed("Бакинскія Извѣстія")));
        assertThat(values.get(0).value()).isEqualTo("kaspi");
        assertThat(values.get(0).flags()).extracting("code").containsExactly("title-conflict");
    }

    private static MetadataValue named(String title) {
        return new MetadataValue("title", title, title, NameMetadata.NAMES, "pattern of a title in a name", 0.5);
    }

    private static MetadataValue printed(String title) {
        return new MetadataValue(
                "title",
                title,
                title,
                "page 1",
                Optional.of(new Place(new PageNumber(1), List.of(new Box(1, 1, 9, 9)))),
                "largest letters of the masthead",
                0.4,
                List.of(),
                List.of());
    }
}

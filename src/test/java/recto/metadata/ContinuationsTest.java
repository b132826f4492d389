package recto.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.MetadataValue;
import recto.model.PageTranscript;
import recto.model.Script;

class ContinuationsTest {
    private static PageTranscript page(int number, String saying) {
        return new Sheets("eng", Script.LATN)
                .body("The committee met and resolved nothing")
                .line(saying, 900, 2650, 24)
                .page(number);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            continued-on   | 4 | (Continued on Page 4.)
            continued-from | 1 | Continued from page 1
            continued-on   | 8 | Continued on 8th page.
            continued-on   | 3 | (Fortsetzung auf Seite 3.)
            continued-on   | 3 | Schluß siehe S. 3
            continued-from | 1 | Fortsetzung von Seite 1
            continued-on   | 2 | (La suite à la page 2.)
            continued-on   | 2 | Suite à la 2e page
            continued-on   | 4 | (Продолженіе на 4-й стр.)
            continued-on   | 3 | Окончание см. на стр. 3
            continued-from | 1 | Начало на 1 стр.
            continued-on   | 2 | Dokończenie na str. 2
            continued-on   | 3 | (Davamı 3-cü səhifədə)
            continued-on   | 4 | بقیه در صفحه ۴
            """)
    void readsWhereAnArticleGoesOn(String name, String number, String saying) {
        List<MetadataValue> values = Continuations.of(page(2, saying));
        assertThat(values)
                .extracting(MetadataValue::name, MetadataValue::value, MetadataValue::asFound)
                .containsExactly(tuple(name, number, saying));
        assertThat(values.get(0).place().orElseThrow().boxes()).allMatch(box -> box.y() == 2650 && box.height() == 24);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The meeting was continued on Monday",
                "as the report of Mr. Smith continued on page 4 of the record of the house said so",
                "Suite de Page",
                "(To be continued.)",
                "Die Fortsetzung folgt"
            })
    void readsNothingElse(String line) {
        assertThat(Continuations.of(page(1, line))).isEmpty();
    }

    @Test
    void leadsToThePageWithThatNumberAndFlagsWhatIsNotAnswered() {
        List<MetadataValue> pages = Stream.of(
                        new Sheets("eng", Script.LATN)
                                .line("153", 1800, 60, 30)
                                .body("The committee met")
                                .line("Continued on page 154", 900, 2650, 24)
                                .page(1),
                        new Sheets("eng", Script.LATN)
                                .line("154", 100, 60, 30)
                                .body("and resolved nothing")
                                .line("Continued from page 153", 900, 2600, 24)
                                .line("Continued on page 155", 900, 2650, 24)
                                .page(2))
                .flatMap(page -> PageMetadata.of(page, List.of()).stream())
                .toList();

        List<MetadataValue> on = ItemMetadata.of(pages).stream()
                .filter(value -> value.name().equals("continued-on"))
                .toList();

        assertThat(on).extracting(MetadataValue::value).containsExactly("2", "155");
        assertThat(on.get(0).flags()).isEmpty();
        assertThat(on.get(1).flags()).extracting(flag -> flag.code()).containsExactly("continuation-open");
    }
}

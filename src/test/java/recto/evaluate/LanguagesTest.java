package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguagesTest {
    @ParameterizedTest
    @CsvSource({
        "German, deu",
        "de, deu",
        "deu, deu",
        "de-CH, deu",
        "deu_latf, deu",
        "frk, deu",
        "Azerbaijani, aze",
        "Ottoman Turkish, ota",
        "Middle Low Saxon, middle low saxon",
    })
    void haveOneNameEach(String stated, String code) {
        assertThat(Languages.of(stated)).contains(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "und", "zxx", "mul"})
    void areNotKnownWhereNoneIsStated(String stated) {
        assertThat(Languages.of(stated)).isEmpty();
    }

    @Test
    void ofAPageIsThatOfMostOfItsText() {
        PageText page = new PageText("p", List.of(region("fra", "ab"), region("deu", "abc"), region("fra", "ab")));
        assertThat(page.language()).contains("fra");
        assertThat(PageText.ofText("p", "a").language()).isEmpty();
    }

    private static RegionText region(String language, String text) {
        return new RegionText(
                Optional.empty(),
                Optional.empty(),
                Optional.of(language),
                List.of(new LineText(Optional.empty(), text)));
    }
}

package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.Digest;
import recto.model.Language;
import recto.model.Model;
import recto.model.Script;

class PeriodTest {
    private static Model model(String name) {
        Language language = new Language(name.equals("rus_old") ? "rus" : name, Script.CYRL);
        return new Model(name, "/models/" + name, new Digest("0".repeat(64)), List.of(language), "", "");
    }

    @ParameterizedTest
    @CsvSource({
        "rus, Въ городЬ былъ пожаръ и сгорЬлъ домъ, true",
        "rus, В городе был пожар и сгорел дом, false",
        "rus, Россія и Англія заключили союзъ вчера, true",
        "rus, объект подъезд съёмка, false",
        "rus, въ Рижскомь Утрь будуть телеграммы собственныхь, true",
        "rus, семь и восемь это пятнадцать церковь тетрадь кровь, false",
        "bul, Въ градътъ имаше пожаръ, false"
    })
    void finalHardSignsBetrayTheOldRussianSpelling(String name, String text, boolean old) {
        assertThat(Period.of(model(name), text).isPresent()).isEqualTo(old);
    }

    @ParameterizedTest
    @CsvSource({"rus_old, true", "ukr, false"})
    void itsModelIsTakenWhereItIsThere(String there, boolean taken) {
        Period period = Period.of(model("rus"), "былъ домъ и садъ").orElseThrow();
        assertThat(period.model(List.of(model("rus"), model(there))).isPresent())
                .isEqualTo(taken);
        assertThat(period.unread(model("rus")).code()).isEqualTo("old-letters");
    }
}

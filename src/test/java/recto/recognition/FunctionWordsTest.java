package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FunctionWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    eng      | The boats that were in the harbour had not been seen by any of them
                    fra      | Les bateaux qui sont dans le port ne sont pas pour nous
                    deu      | Das Schiff ist nicht mehr in dem Hafen, und die Leute sind auf der Insel
                    deu      | und daß die Leute nicht mit dem Schiff
                    tur      | Bu gemi için bir liman ve çok daha sonra olarak
                    aze      | Bu gəmi üçün bir liman və çox daha sonra olan yol ilə
                    rus      | Въ городѣ было что-то не такъ, какъ и у насъ
                    ukr      | Це було не так, як що та й він із нами
                    bel      | Гэта было так, што яны не былі пры ім
                    aze_cyrl | Бу ҝәми үчүн бир лиман вә чох даһа сонра олан јол илә
                    fas      | این کتاب را از آن خانه برای ما است که
                    ara      | هذا الكتاب الذي كان في البيت إلى أن ذلك
                    ota      | بو كتاب ایچون بر مكتب ایله اولان و ایدی
                    ces      | Tato loď není jako ty, které jsou při břehu, protože by se
                    """)
    void tellTheLanguageOfASentence(String language, String text) {
        Map<String, Double> shares = FunctionWords.shares(text);
        String most = shares.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
        assertThat(most).as(shares.toString()).isEqualTo(language);
    }

    @ParameterizedTest
    @CsvSource({"IŞIK,isik", "İLƏ,ile", "Straße,strasse", "Łódź,lodz", "Ѣхать,ехать"})
    void foldTheSameInEveryLocale(String word, String folded) {
        assertThat(FunctionWords.folded(word)).isEqualTo(folded);
    }
}

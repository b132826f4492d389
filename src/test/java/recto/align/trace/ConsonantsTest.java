package recto.align.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConsonantsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Шемаха Şamaxı Shamakhi شماخی",
                "Каспий Каспій Kaspi კასპი",
                "Нахичевань Naxçıvan Nakhchivan نخجوان",
                "Тифлис Tiflis თიფლისი Թիֆլիս تفليس",
                "Ереван Երևան",
            })
    void aNameHasTheSameConsonantsInEveryScript(String names) {
        assertThat(Stream.of(names.split(" ")).map(Consonants::of).distinct()).hasSize(1);
    }

    @Test
    void otherNamesHaveOthers() {
        assertThat(Stream.of("Шуша", "Гянджа", "Ленкорань", "Карабах").map(Consonants::of))
                .doesNotHaveDuplicates();
    }

    @Test
    void takesNamesAndNumbersAndNoSmallWords() {
        assertThat(Name.of("In Shamakhi 12,000 people and 3 houses; در شماخی ۱۹۱۸"))
                .extracting(Name::key)
                .contains("SMK", "12000", "1918")
                .doesNotContain("3");
    }
}

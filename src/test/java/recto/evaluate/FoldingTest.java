package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class FoldingTest {
    @ParameterizedTest
    @CsvSource({
        "quotes, „Was?“ «Oui» ‘l’an’, \"\"\"Was?\"\" \"\"Oui\"\" 'l'an'\"",
        "dashes, Zei⸗tung 1914—18 −5, Zei-tung 1914-18 -5",
        "long-s, Waſſer, Wasser",
        "case, ISTANBUL Ü, istanbul ü",
        "arabic-marks, مُحَمَّدٌ كـــتاب, محمد كتاب",
        "cyrillic-i, Россїя и міръ, Россія и міръ",
        "ligatures, ﬁnal ﬂeur oﬃce, final fleur office",
    })
    void takesAwayTheDifferenceThatItIsNamedFor(String code, String text, String folded) {
        String expected = folded.startsWith("\"")
                ? folded.substring(1, folded.length() - 1).replace("\"\"", "\"")
                : folded;
        assertThat(new Folding(Set.of(Fold.of(code))).apply(text)).isEqualTo(expected);
    }

    @Test
    void composesAndFoldsWhiteSpaceAlways() {
        assertThat(Folding.NONE.apply("  Mu\u0308ll\u00A0und\n\n\tStaub\u200B "))
                .isEqualTo("Müll und Staub");
    }

    @Test
    void namesItsRulesInOneOrder() {
        assertThat(Folding.USUAL.codes()).containsExactly("dashes", "long-s", "quotes");
    }

    @Test
    void namesTheKnownRulesWhenOneIsUnknown() {
        assertThatThrownBy(() -> Fold.of("s"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("quotes, dashes, long-s");
    }

    @ParameterizedTest
    @EnumSource(Fold.class)
    void changesNothingTheSecondTime(Fold fold) {
        Folding folding = new Folding(Set.of(fold));
        String once = folding.apply("„ſﬁ“ – İI ї مُ \u1E9E ‚a‛ ⸗");
        assertThat(folding.apply(once)).isEqualTo(once);
    }
}

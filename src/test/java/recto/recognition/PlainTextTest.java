package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainTextTest {
    @Test
    void composesLettersAndSplitsAtAnySpace() {
        assertThat(PlainText.words("e\u0301te\u0301\u00a0ici\n")).containsExactly("\u00e9t\u00e9", "ici");
    }

    @Test
    void dropsControlsAndMarksOfDirection() {
        assertThat(PlainText.words("a\u0000b\u000c\u200f\u202bc\ufeff")).containsExactly("ab", "c");
    }

    @Test
    void keepsJoinersThatPersianIsSpeltWith() {
        assertThat(PlainText.words("می\u200cشود")).containsExactly("می\u200cشود");
    }

    @Test
    void makesNoWordOfNothing() {
        assertThat(PlainText.words(" \u200e ")).isEmpty();
    }
}

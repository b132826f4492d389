package recto.align.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LetterFoldTest {
    @ParameterizedTest
    @CsvSource({
        "Ȧccéñts, accents",
        "ſie Weiſſe, sieweisse",
        "Straße STRASSE, strassestrasse",
        "ﬁn ﬄ œuvre, finffloeuvre",
        "İstanbul ırmak, istanbulirmak",
        "Тифлисъ Ёлка, тифлиселка",
        "Въ сѣверномъ краѣ, всеверномкрае",
        "Россія Ѳома, россияфома",
        "և եւ, եւեւ",
        "جَرِيدَة, جريده",
        "ﺟﺮﻳﺪﺓ جـــريدة, جريدهجريده",
        "کتاب كتاب, كتابكتاب",
        "١٩١٨ ۱۹۱۸ १९१८, 191819181918",
        "Gar- ten, garten",
        "№ 67, no67",
    })
    void leavesWhatSpellingPrintAndReadersDoNotChange(String text, String folded) {
        assertThat(Letters.of(text)).hasToString(folded);
    }

    @Test
    void everyLetterLeadsBackToItsCharacter() {
        Letters letters = Letters.of("a ﬁ, ß");
        assertThat(letters).hasToString("afiss");
        assertThat(new int[] {
                    letters.origin(0), letters.origin(1), letters.origin(2), letters.origin(3), letters.origin(4)
                })
                .containsExactly(0, 2, 2, 5, 5);
    }
}

package recto.align.bitext;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SentencesTest {
    @Test
    void abbreviationsOfTheLanguageDoNotEndSentences() {
        assertThat(new Sentences("deu").of("Hr. Prof. Meyer kam am 3. d. M. nach Wien. Er blieb bis z. B. Sonntag."))
                .containsExactly("Hr. Prof. Meyer kam am 3. d. M. nach Wien.", "Er blieb bis z. B. Sonntag.");
        assertThat(new Sentences("rus").of("Въ 1918 г. Баку былъ взятъ. Въ т. ч. ул. Николаевская."))
                .containsExactly("Въ 1918 г. Баку былъ взятъ.", "Въ т. ч. ул. Николаевская.");
    }

    @Test
    void initialsDoNotEndSentences() {
        assertThat(new Sentences("eng").of("Mr. G. O. Smith left. J. Brown stayed."))
                .containsExactly("Mr. G. O. Smith left.", "J. Brown stayed.");
        assertThat(new Sentences("hye").of("Ս. Վրացեան գրեց։ Նա գնաց։"))
                .containsExactly("Ս. Վրացեան գրեց։", "Նա գնաց։");
    }

    @Test
    void noLetterIsLost() {
        String text = "  A. b?! «C.» d. E… 12. 3.  F";
        assertThat(String.join("", new Sentences("und").of(text)).replace(" ", ""))
                .isEqualTo(text.replace(" ", ""));
        assertThat(new Sentences("und").of(" \n ")).isEmpty();
    }

    @Test
    void runningTextHasParagraphsAndLinesAreJoined() {
        assertThat(PlainSentences.running("One is\nhere. Two.\n\n \nThree.", "eng"))
                .extracting(Sentence::text, Sentence::paragraph)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("One is here.", 0),
                        org.assertj.core.groups.Tuple.tuple("Two.", 0),
                        org.assertj.core.groups.Tuple.tuple("Three.", 1));
        assertThat(PlainSentences.lines("One. Two.\n\nThree\n"))
                .extracting(Sentence::text)
                .containsExactly("One. Two.", "Three");
    }
}

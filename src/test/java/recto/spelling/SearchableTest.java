package recto.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Language;
import recto.model.Script;

class SearchableTest {
    private static final Language RUSSIAN = new Language("rus", Script.CYRL);
    private static final Language GERMAN = new Language("deu", Script.LATF);

    private static List<String> rules(Searchable searchable) {
        return searchable.edits().stream().map(edit -> edit.rule().code()).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "rus, CYRL, объявленіе о побѣдѣ, объявление о победе",
        "rus, CYRL, Въ ѲЕОДОСІИ РАЗСКАЗЪ, В ФЕОДОСИИ РАССКАЗ",
        "rus, CYRL, русскаго синяго горячаго чужаго хорошаго, русского синего горячего чужого хорошего",
        "rus, CYRL, благо Чикаго много его, благо Чикаго много его",
        "rus, CYRL, безплатный безъ возстаніе изслѣдованіе, бесплатный без восстание исследование",
        "rus, CYRL, еѵангеліе мѵро, евангелие миро",
        "rus, CYRL, Николай ІІ и ХІХ вѣкъ, Николай ІІ и ХІХ век",
        "rus, CYRL, подъѣздъ, подъезд",
        "ukr, CYRL, її і він, її і він",
        "bul, CYRL, градътъ бѣше пѫть царь, градът беше път цар",
        "deu, LATF, Waſſerﬂuth und Buͤcher, Wasserfluth und Bücher",
        "fra, LATN, œuvre ﬁn ﬆyle, œuvre fin style",
        "ara, ARAB, \uFEF3\uFEEE\uFEE1 كتــاب, يوم كتاب",
        "fas, ARAB, كتاب زندگي, کتاب زندگی",
        "ara, ARAB, كتابي, كتابي",
        "heb, HEBR, \uFB2E\u200F\u05D1, \u05D0\u05B7\u05D1",
        "hye, ARMN, ա\uFB13և, ամնև",
        "aze, LATN, gǝlǝn Ǝli, gələn Əli"
    })
    void foldsWhatTheLanguageWritesOtherwiseToday(String code, String script, String printed, String searched) {
        Language language = new Language(code, Script.valueOf(script));
        assertThat(Searchable.of(printed, language).text()).isEqualTo(searched);
    }

    @Test
    void joinsDividedWordsBeforeItLooksAtTheirEnds() {
        Searchable searchable = Searchable.of("онъ подъ-\nѣхалъ къ\nдому.", RUSSIAN);
        assertThat(searchable.text()).isEqualTo("он подъехал\nк\nдому.");
        assertThat(rules(searchable))
                .containsExactly(
                        "final-hard-sign",
                        "line-end-hyphen",
                        "old-letter",
                        "final-hard-sign",
                        "line-end-hyphen",
                        "final-hard-sign");
    }

    @Test
    void joinsOverTwoLineEndsAndTheGapBetweenColumns() {
        assertThat(Searchable.of("die Staats-\nan-\n\ngehörigkeit,\nund", GERMAN)
                        .text())
                .isEqualTo("die Staatsangehörigkeit,\nund");
        assertThat(Searchable.of("Garten-\nund Feld=\n\nbau im", GERMAN).text())
                .isEqualTo("Garten-\nund Feldbau\n\nim");
    }

    @Test
    void eachPartHasTheRulesOfItsOwnLanguage() {
        Language ukrainian = new Language("ukr", Script.CYRL);
        Searchable searchable = Searchable.of("мір мір", place -> place < 4 ? ukrainian : RUSSIAN);
        assertThat(searchable.text()).isEqualTo("мір мир");
    }

    @Test
    void leadsEachPlaceBackToThePrintedText() {
        String printed = "ﬁ Waſ-\nſer am";
        Searchable searchable = Searchable.of(printed, GERMAN);
        assertThat(searchable.text()).isEqualTo("fi Wasser\nam");
        assertThat(searchable.offsets()).containsExactly(0, 0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13);
        assertThat(searchable.source(searchable.text().length())).isEqualTo(printed.length());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void offsetsNeverFallAndUnchangedLettersAreThoseOfThePrint(long seed) {
        String signs = "абвъѣіґ -\n\n=ſﬁـكu\u0364\u00ADzsго\uD83D\uDE00\uFEF3И";
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            StringBuilder printed = new StringBuilder();
            int length = random.nextInt(60);
            for (int i = 0; i < length; i++) {
                printed.appendCodePoint(signs.codePointAt(random.nextInt(signs.length())));
            }
            check(printed.toString(), Searchable.of(printed.toString(), round % 2 == 0 ? RUSSIAN : GERMAN));
        }
    }

    private static void check(String printed, Searchable searchable) {
        int[] offsets = searchable.offsets();
        assertThat(offsets).hasSize(searchable.text().length() + 1).isSorted();
        for (int i = 0; i < searchable.text().length(); i++) {
            int from = offsets[i];
            boolean edited = searchable.edits().stream().anyMatch(edit -> edit.from() <= from && from < edit.to());
            if (!edited) {
                assertThat(searchable.text().charAt(i)).isEqualTo(printed.charAt(from));
            }
        }
        int end = 0;
        for (Edit edit : searchable.edits()) {
            assertThat(edit.from()).isGreaterThanOrEqualTo(end);
            end = edit.to();
        }
    }

    @Test
    void aSecondTimeChangesNothing() {
        String once = Searchable.of("Въ старомъ дѣлѣ раз-\nсказано о Ѳеодорѣ.", RUSSIAN)
                .text();
        assertThat(Searchable.of(once, RUSSIAN).text()).isEqualTo(once);
    }
}

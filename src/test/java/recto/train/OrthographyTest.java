package recto.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The spellings on the right are those of print before 1918. */
class OrthographyTest {
    private static final Path RULES = Path.of("models/rus_old/orthography.tsv");
    private static final Set<String> WORDS = Set.of(
            "белый",
            "добрый",
            "синий",
            "хороший",
            "старый",
            "старая",
            "сильный",
            "видеть",
            "видел",
            "смотреть",
            "умереть",
            "стол",
            "вода",
            "река",
            "место",
            "отец",
            "сердце",
            "сердцем",
            "сердца",
            "девушка",
            "больший",
            "большой",
            "русский",
            "земля",
            "летел",
            "отца");

    private static Orthography rules;

    @BeforeAll
    static void read() throws IOException {
        rules = Orthography.read(RULES, WORDS);
    }

    @ParameterizedTest
    @CsvSource({
        "человек, человѣкъ",
        "в, въ",
        "снег, снѣгъ",
        "хлеб, хлѣбъ",
        "дети, дѣти",
        "дело, дѣло",
        "неделя, недѣля",
        "звезда, звѣзда",
        "победа, побѣда",
        "медведь, медвѣдь",
        "отделение, отдѣленіе",
        "место, мѣсто",
        "вместе, вмѣстѣ",
        "месяц, мѣсяцъ",
        "совет, совѣтъ",
        "неизвестно, неизвѣстно",
        "уездный, уѣздный",
        "приехал, пріѣхалъ",
        "вера, вѣра",
        "вернулся, вернулся",
        "верх, верхъ",
        "вечер, вечеръ",
        "вечный, вѣчный",
        "весна, весна",
        "телега, телега",
        "тело, тѣло",
        "реклама, реклама",
        "река, рѣка",
        "сестра, сестра",
        "север, сѣверъ",
        "лето, лѣто",
        "лететь, летѣть",
        "день, день",
        "смерть, смерть",
        "одежда, одежда",
        "Россия, Россія",
        "история, исторія",
        "русского, русскаго",
        "доброго, добраго",
        "синего, синяго",
        "хорошего, хорошаго",
        "видел, видѣлъ",
        "умереть, умереть",
        "сильнее, сильнѣе",
        "сильнейший, сильнѣйшій",
        "столе, столѣ",
        "воде, водѣ",
        "реке, рѣкѣ",
        "отце, отцѣ",
        "сердце, сердце",
        "рассказ, разсказъ",
        "восстание, возстаніе",
        "бесконечный, безконечный",
        "исследование, изслѣдованіе",
        "Федор, Ѳедоръ",
        "арифметика, ариѳметика",
        "кафедра, каѳедра",
        "синод, сѵнодъ",
        "где, гдѣ",
        "две, двѣ",
        "мне, мнѣ",
        "апрель, апрѣль",
        "Сергей, Сергѣй",
        "НЕТ, НѢТЪ",
        "Север, Сѣверъ",
        "из-за, изъ-за",
        "ещё, еще"
    })
    void wordsAreSpelledAsInOldPrint(String modern, String old) {
        assertThat(rules.spellings(modern).get(0)).isEqualTo(old);
    }

    @ParameterizedTest
    @CsvSource({"старые, старыя, старые", "все, все, всѣ", "они, они, онѣ", "мир, міръ, миръ", "ее, ее, ея"})
    void whereBothWereInUseBothAreGiven(String modern, String one, String other) {
        assertThat(rules.spellings(modern)).containsExactly(one, other);
    }

    @Test
    void withoutRulesWordsStayAsTheyAre() {
        assertThat(Orthography.none().spellings("Снег")).containsExactly("Снег");
    }

    @Test
    void aLineThatIsNoRuleIsNamed(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("rules.tsv");
        for (String wrong : List.of("teapot\tx", "root\t^$", "rule\t(", "rule\ta\tb\tmaybe", "word\tx")) {
            Files.writeString(file, "# rules\n" + wrong + "\n");
            assertThatThrownBy(() -> Orthography.read(file, Set.of()))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("line 2");
        }
    }

    /** The motto of all emblems of the time, names of newspapers, and what their pages print. */
    @ParameterizedTest
    @CsvSource({
        "Bütün, Bytyn",
        "ölkələrin, ɵlkələrin",
        "proletarları, proletarlarь",
        "birləşin, birləşin",
        "Azərbaycan, Azərbajçan",
        "Gənc, Gənç",
        "işçi, işci",
        "Yeni, Jeni",
        "yol, jol",
        "Ədəbiyyat, Ədəbijjat",
        "QIZIL, QЬZЬL",
        "İLİN, ILIN",
        "jurnal, ƶurnal",
        "ağac, aƣaç",
        "sonra, soꞑra"
    })
    void azerbaijaniIsPutIntoTheLatinLettersOf1929(String today, String then) throws IOException {
        Orthography rules = Orthography.read(Path.of("models/aze_yanalif/orthography.tsv"), Set.of());
        assertThat(rules.spellings(today)).contains(then);
    }

    @ParameterizedTest
    @CsvSource({
        "ata, آتا",
        "dağ, داغ",
        "su, سو",
        "kitab, كتاب",
        "həyat, حیات",
        "gəldi, گلدی",
        "qardaş, قارداش",
        "yeni, یڭی",
        "bir, بر",
        "və, و"
    })
    void azerbaijaniIsPutIntoArabicLetters(String today, String then) throws IOException {
        Orthography rules = Orthography.read(Path.of("models/aze_arab/orthography.tsv"), Set.of());
        assertThat(rules.spellings(today)).contains(then);
    }

    @ParameterizedTest
    @CsvSource({"եւ, և", "արեւ, արև", "թեւեր, թևեր", "մեծ, մեծ"})
    void twoArmenianLettersAreOneSign(String apart, String joined) throws IOException {
        Orthography rules = Orthography.read(Path.of("models/hye_yev/orthography.tsv"), Set.of());
        assertThat(rules.spellings(apart)).containsExactly(joined);
    }
}

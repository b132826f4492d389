package recto.align.bitext;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CognatesTest {
    @ParameterizedTest
    @CsvSource({
        "Шемаха, Şamaxı",
        "Шемаха, Shamakhi",
        "Şamaxı, شماخی",
        "Тифлис, Tiflis",
        "Երեւան, Erevan",
        "Ստեփանակերտ, Stepanakert",
        "Бакинский, Bakı",
        "expédition, Expedition",
        "1.250, '1,250'",
        "١٩١٨, 1918"
    })
    void namesAndNumbersMeetOverScripts(String left, String right) {
        assertThat(pairs(left, right)).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({"Шемаха, Baku", "Brot, pain", "1918, 1919", "und, et"})
    void strangersDoNot(String left, String right) {
        assertThat(pairs(left, right)).isEmpty();
    }

    @Test
    void lettersThatStandForEachOtherAreLearnt() {
        LetterDistance exact = LetterDistance.exact();
        List<String[]> names = java.util.stream.Stream.generate(() -> new String[] {"karabah", "garabag"})
                .limit(30)
                .toList();
        assertThat(exact.learnt(names).fit("kuba", "guba")).isGreaterThan(exact.fit("kuba", "guba"));
        assertThat(exact.learnt(names).fit("kuba", "tuba")).isEqualTo(exact.fit("kuba", "tuba"));
    }

    @Test
    void oneDayOfTwoCalendarsIsOneToken() {
        assertThat(new Tokens("rus").of("25 октября 1917 г. (7 ноября 1917 г.)"))
                .filteredOn(token -> token.startsWith("@"))
                .contains("@1917-11-07");
        assertThat(new Tokens("eng").of("on 7 November 1917")).contains("@1917-11-07");
    }

    @Test
    void numbersAreComparedByTheirValue() {
        assertThat(new Tokens("und").of("8847,60 m; 1'250; ٣٤")).contains("8847.6", "1250", "34");
    }

    private static List<Cognates.Pair> pairs(String left, String right) {
        Tokens tokens = new Tokens("und");
        Side l = Side.of(List.of(left), tokens);
        Side r = Side.of(List.of(right), tokens);
        return new Cognates(l, r).by(LetterDistance.exact());
    }
}

package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoringTest {
    private final Scoring scoring = new Scoring(Folding.USUAL);

    /** The first six pairs stand with these values in the tests of the program dinglehopper. */
    @ParameterizedTest
    @CsvSource({
        "Foo, Foo, 0, 3",
        "Foo, Bar, 3, 3",
        "Foo, Food, 1, 3",
        "Fnord, Food, 2, 5",
        "Müll, Mull, 1, 4",
        "Schlyñ, Schlym̃, 1, 6",
        "Waſſer, Wasser, 0, 6",
        "ə̈ä, əä, 1, 2",
    })
    void countsErrorsInCharactersAsPeopleSeeThem(String truth, String read, long errors, long total) {
        assertThat(score(truth, read).characters()).isEqualTo(new ErrorRate(errors, total));
    }

    @Test
    void countsWordsInOrderAndRegardlessOfOrder() {
        TextScore score = score("one two three\nfour five", "four five one two there");
        assertThat(score.words()).isEqualTo(new ErrorRate(5, 5));
        assertThat(score.overlap()).isEqualTo(new WordOverlap(4, 5, 5));
        assertThat(score.overlap().f1()).hasValue(0.8);
    }

    @Test
    void countsAWordAsOftenAsBothTextsHaveIt() {
        assertThat(score("the the cat", "the cat cat the the").overlap()).isEqualTo(new WordOverlap(3, 3, 5));
    }

    @Test
    void takesLineEndsForSpaces() {
        assertThat(score("one two\nthree", "one\ntwo   three\n").characters().errors())
                .isZero();
    }

    @Test
    void countsAllOfAMissingPage() {
        PageScore page = scoring.missing(PageText.ofText("p", "one two"));
        assertThat(page.missing()).isTrue();
        TextScore score = page.scores().text().orElseThrow();
        assertThat(score.characters()).isEqualTo(new ErrorRate(7, 7));
        assertThat(score.words()).isEqualTo(new ErrorRate(2, 2));
        assertThat(score.flexible().errors()).isEqualTo(7);
    }

    @Test
    void hasNoRateWithoutGroundTruth() {
        TextScore score = score("", "noise");
        assertThat(score.characters()).isEqualTo(new ErrorRate(5, 0));
        assertThat(score.characters().rate()).isEmpty();
        assertThat(score("", "").overlap().f1()).isEmpty();
    }

    @Test
    void weighsPagesOfASetByTheirLength() {
        SetScore set = new SetScore("s", List.of(page("abcdefghi", "abcdefghi"), page("x", "y")));
        assertThat(set.total().text().orElseThrow().characters().rate().orElseThrow())
                .isCloseTo(0.1, Offset.offset(1e-9));
    }

    /** Two pages that have nothing in common are the most work. By CPU time, so that a busy machine does not matter. */
    @Test
    void comparesPagesOfFortyThousandCharactersInSeconds() {
        Random random = new Random(7);
        PageText truth = PageText.ofText("p", randomPage(random));
        PageText read = PageText.ofText("p", randomPage(random));
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long before = clock.getCurrentThreadCpuTime();
        PageScore score = scoring.score(truth, read);
        assertThat(score.scores().text().orElseThrow().characters().total()).isGreaterThan(39_000);
        assertThat((clock.getCurrentThreadCpuTime() - before) / 1e9)
                .as("CPU seconds")
                .isLessThan(10);
    }

    private static String randomPage(Random random) {
        StringBuilder page = new StringBuilder();
        while (page.length() < 40_000) {
            page.append((char) ('a' + random.nextInt(26)));
            page.append(random.nextInt(6) == 0 ? " " : "").append(random.nextInt(50) == 0 ? "\n" : "");
        }
        return page.toString();
    }

    private TextScore score(String truth, String read) {
        return page(truth, read).scores().text().orElseThrow();
    }

    private PageScore page(String truth, String read) {
        return scoring.score(PageText.ofText("p", truth), PageText.ofText("p", read));
    }
}

package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderScoreTest {
    private static final List<String> LINES = List.of(
            "Aus Paris wird gemeldet", "die Kammer habe gestern", "Wetter: kalt und trüb", "Brot kostet zwölf Rappen");

    @Test
    void isOneInOrderAndZeroInReverse() {
        assertThat(OrderScore.ofRanks(List.of(0, 1, 2, 3), 4)).isEqualTo(new OrderScore(6, 6, 4, 4));
        assertThat(OrderScore.ofRanks(List.of(3, 2, 1, 0), 4)).isEqualTo(new OrderScore(0, 6, 4, 4));
        assertThat(OrderScore.ofRanks(List.of(0, 2, 1), 5).share()).hasValue(2 / 3.0);
        assertThat(OrderScore.ofRanks(List.of(1, 1), 2).share()).isEmpty();
    }

    /** 4 lines in each of 2 columns: 28 pairs, of which 3 + 2 + 1 are turned around. */
    @Test
    void fallsToThreeQuartersWhereTwoColumnsAreReadAcross() {
        assertThat(OrderScore.ofRanks(List.of(0, 4, 1, 5, 2, 6, 3, 7), 8).share())
                .hasValue(22 / 28.0);
    }

    @Test
    void followsLinesOfTextWhereverTheyWereRead() {
        assertThat(order(LINES, LINES)).isEqualTo(new OrderScore(6, 6, 4, 4));
        assertThat(order(LINES, List.of(LINES.get(2), LINES.get(3), LINES.get(0), LINES.get(1))))
                .isEqualTo(new OrderScore(2, 6, 4, 4));
    }

    @Test
    void followsColumnsThatWereReadAcross() {
        assertThat(order(LINES, List.of(LINES.get(0) + " " + LINES.get(2), LINES.get(1) + " " + LINES.get(3))))
                .isEqualTo(new OrderScore(5, 6, 4, 4));
    }

    @Test
    void followsMisreadLinesAndLeavesOutShortOnesAndThoseThatWereNotRead() {
        List<String> truth = new ArrayList<>(LINES);
        truth.add(0, "Nr. 5");
        List<String> read = List.of("Brof koftet zwölf Rappen", "Aus Parls wird gemeldet", "Nr. 5");
        assertThat(order(truth, read)).isEqualTo(new OrderScore(0, 1, 2, 5));
    }

    @Test
    void takesEqualLinesInTheirOrder() {
        List<String> truth = List.of("und so weiter", LINES.get(0), "und so weiter", LINES.get(1), "und so weiter");
        assertThat(order(truth, truth).share()).hasValue(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void isTheSameForAPermutationAndForItsInverse(long seed) {
        List<Integer> ranks = new ArrayList<>(IntStream.range(0, 30).boxed().toList());
        Collections.shuffle(ranks, new Random(seed));
        List<Integer> inverse = IntStream.range(0, 30).mapToObj(ranks::indexOf).toList();
        List<Integer> reverse = new ArrayList<>(ranks);
        Collections.reverse(reverse);
        OrderScore score = OrderScore.ofRanks(ranks, 30);
        assertThat(OrderScore.ofRanks(inverse, 30)).isEqualTo(score);
        assertThat(OrderScore.ofRanks(reverse, 30).right()).isEqualTo(score.pairs() - score.right());
    }

    private static OrderScore order(List<String> truth, List<String> read) {
        return new Scoring(Folding.USUAL)
                .score(PageText.ofText("p", String.join("\n", truth)), PageText.ofText("p", String.join("\n", read)))
                .scores()
                .order()
                .orElseThrow();
    }
}

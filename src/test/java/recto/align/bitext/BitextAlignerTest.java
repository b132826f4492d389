package recto.align.bitext;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BitextAlignerTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void everySentenceIsInOneBeadAndInOrder(long seed) {
        List<BitextSide> texts = new MadeTexts(seed).texts(20 + (int) seed * 10);
        List<Bead> beads = align(texts.get(0), texts.get(1));
        assertThat(beads.stream()
                        .flatMap(bead ->
                                IntStream.range(bead.leftFrom(), bead.leftTo()).boxed()))
                .containsExactlyElementsOf(numbers(texts.get(0)));
        assertThat(beads.stream()
                        .flatMap(bead -> IntStream.range(bead.rightFrom(), bead.rightTo())
                                .boxed()))
                .containsExactlyElementsOf(numbers(texts.get(1)));
    }

    @ParameterizedTest
    @ValueSource(longs = {7, 8, 9})
    void aTextAlignedWithItselfIsItself(long seed) {
        BitextSide text = new MadeTexts(seed).texts(50).get(0);
        assertThat(align(text, text))
                .allMatch(bead -> bead.left() == 1 && bead.right() == 1 && bead.leftFrom() == bead.rightFrom())
                .hasSameSizeAs(text.sentences());
    }

    @ParameterizedTest
    @ValueSource(longs = {10, 11, 12})
    void exchangedSidesGiveTheSamePairs(long seed) {
        List<BitextSide> texts = new MadeTexts(seed).texts(60);
        List<List<Integer>> there = align(texts.get(0), texts.get(1)).stream()
                .filter(Bead::isPair)
                .map(bead -> List.of(bead.leftFrom(), bead.leftTo(), bead.rightFrom(), bead.rightTo()))
                .toList();
        List<List<Integer>> back = align(texts.get(1), texts.get(0)).stream()
                .filter(Bead::isPair)
                .map(bead -> List.of(bead.rightFrom(), bead.rightTo(), bead.leftFrom(), bead.leftTo()))
                .toList();
        assertThat(there).isEqualTo(back);
    }

    @Test
    void theSameTextsGiveTheSameBeads() {
        List<BitextSide> texts = new MadeTexts(13).texts(50);
        assertThat(align(texts.get(0), texts.get(1))).isEqualTo(align(texts.get(0), texts.get(1)));
    }

    @Test
    void aPassageThatIsMissingIsLeftAlone() {
        MadeTexts made = new MadeTexts(14);
        List<String> left = new ArrayList<>();
        List<String> right = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            String[] pair = made.pair();
            left.add(pair[0]);
            if (i < 50 || i >= 65) {
                right.add(pair[1]);
            }
        }
        long alone = align(MadeTexts.side("left", left), MadeTexts.side("right", right)).stream()
                .filter(bead -> bead.right() == 0 && bead.leftFrom() >= 49 && bead.leftFrom() <= 65)
                .count();
        assertThat(alone).isBetween(13L, 17L);
    }

    @Test
    void aSideWithoutSentencesLeavesTheOtherAlone() {
        BitextSide some = MadeTexts.side("left", List.of("one.", "two."));
        BitextSide none = MadeTexts.side("right", List.of());
        assertThat(align(some, none)).hasSize(2).noneMatch(Bead::isPair);
        assertThat(align(none, some)).hasSize(2).noneMatch(Bead::isPair);
        assertThat(align(none, none)).isEmpty();
    }

    @Test
    void marksAndSpacesAloneAreNoTrouble() {
        BitextSide odd = MadeTexts.side("left", List.of("—", "1ª", "\uD835\uDD38", "x".repeat(9_000)));
        assertThat(align(odd, MadeTexts.side("right", List.of("…", "2")))).isNotEmpty();
    }

    @Test
    void longTextsAreAlignedInABand() {
        List<BitextSide> texts = new MadeTexts(15).texts(1_500);
        List<Bead> beads =
                Assertions.assertTimeoutPreemptively(Duration.ofMinutes(3), () -> align(texts.get(0), texts.get(1)));
        assertThat(beads.stream()
                        .filter(Bead::isPair)
                        .mapToDouble(Bead::score)
                        .average()
                        .orElse(0))
                .isGreaterThan(0.9);
    }

    @Test
    void aDictionaryMakesSurer() {
        BitextSide left = MadeTexts.side("left", List.of("bab dod fef", "gag kok lel"));
        BitextSide right = MadeTexts.side("right", List.of("zuz xyx vyv", "cuc huh jyj"));
        Dictionary known = Dictionary.of(List.of("bab\tzuz", "dod\txyx", "# nothing", "", "gag kok\tcuc huh"));
        assertThat(BitextAligner.align(left, right, known).beads().get(0).score())
                .isGreaterThan(align(left, right).get(0).score());
    }

    private static List<Bead> align(BitextSide left, BitextSide right) {
        return BitextAligner.align(left, right, Dictionary.EMPTY).beads();
    }

    private static List<Integer> numbers(BitextSide side) {
        return IntStream.range(0, side.sentences().size()).boxed().toList();
    }
}

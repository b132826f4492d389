package recto.align;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import recto.align.WordRuns.Difference;

class WordRunsTest {
    @Test
    void findsChangedAddedAndLeftOutWords() {
        List<String> left = List.of("one", "two", "three", "four");
        assertThat(WordRuns.between(left, left)).isEmpty();
        assertThat(WordRuns.between(left, List.of("one", "tow", "three", "four")))
                .containsExactly(new Difference(1, 2, 1, 2));
        assertThat(WordRuns.between(left, List.of("two", "three", "four", "five")))
                .containsExactly(new Difference(0, 1, 0, 0), new Difference(4, 4, 3, 4));
        assertThat(WordRuns.between(List.of(), List.of("a"))).containsExactly(new Difference(0, 0, 0, 1));
    }

    static Stream<Long> seeds() {
        return IntStream.range(0, 200).mapToObj(Long::valueOf);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void outsideTheRunsBothSidesAreEqual(long seed) {
        Random random = new Random(seed);
        List<String> left = words(random);
        List<String> right = words(random);
        List<String> rebuilt = new ArrayList<>();
        int at = 0;
        for (Difference run : WordRuns.between(left, right)) {
            rebuilt.addAll(left.subList(at, run.leftFrom()));
            assertThat(rebuilt).hasSize(run.rightFrom());
            rebuilt.addAll(right.subList(run.rightFrom(), run.rightTo()));
            at = run.leftTo();
        }
        rebuilt.addAll(left.subList(at, left.size()));
        assertThat(rebuilt).isEqualTo(right);
    }

    @Test
    void standsTwoLongTextsWithoutACommonWord() {
        List<String> left = IntStream.range(0, 5000).mapToObj(i -> "l" + i).toList();
        List<String> right = IntStream.range(0, 5000).mapToObj(i -> "r" + i).toList();
        assertThat(WordRuns.between(left, right).stream()
                        .mapToInt(run -> run.leftTo() - run.leftFrom())
                        .sum())
                .isEqualTo(5000);
    }

    private static List<String> words(Random random) {
        return random.ints(random.nextInt(30), 0, 5).mapToObj(Integer::toString).toList();
    }
}

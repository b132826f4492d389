package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class EditDistanceTest {
    @ParameterizedTest
    @CsvSource({
        "kitten, sitting, 3",
        "intention, execution, 5",
        "Saturday, Sunday, 3",
        "'', abc, 3",
        "abc, '', 3",
        "abc, abc, 0"
    })
    void knowsTheExamplesOfTheTextbooks(String a, String b, int distance) {
        assertThat(EditDistance.between(symbols(a), symbols(b))).isEqualTo(distance);
    }

    @ParameterizedTest
    @MethodSource("randomTriples")
    void equalsThePlainTableAndIsAMetric(int[] a, int[] b, int[] c) {
        int distance = EditDistance.between(a, b);
        assertThat(distance).isEqualTo(table(a, b)[a.length][b.length]);
        assertThat(EditDistance.between(b, a)).isEqualTo(distance);
        assertThat(EditDistance.between(a, a)).isZero();
        assertThat(distance).isLessThanOrEqualTo(EditDistance.between(a, c) + EditDistance.between(c, b));
    }

    @ParameterizedTest
    @MethodSource("randomTriples")
    void findsThePartWithTheLeastDistance(int[] pattern, int[] text, int[] unused) {
        EditDistance.Part part = EditDistance.nearestPart(pattern, text);
        int[] found = Arrays.copyOfRange(text, part.start(), part.end());
        assertThat(EditDistance.between(pattern, found)).isEqualTo(part.distance());
        assertThat(part.distance()).isEqualTo(leastOfAllParts(pattern, text));
    }

    @Test
    void findsAWordWithinALine() {
        assertThat(EditDistance.nearestPart(symbols("sitting"), symbols("the kitten was siting there")))
                .isEqualTo(new EditDistance.Part(1, 15, 21));
    }

    static Stream<Arguments> randomTriples() {
        Random random = new Random(20);
        return IntStream.range(0, 200)
                .mapToObj(round -> Arguments.of(random(random, round), random(random, round), random(random, round)));
    }

    /** Lengths on both sides of one, two and three blocks of 64; alphabets of 2 to 20 symbols. */
    private static int[] random(Random random, int round) {
        int alphabet = 2 + round % 19;
        return random.ints(random.nextInt(1 + round), 0, alphabet).toArray();
    }

    private static int leastOfAllParts(int[] pattern, int[] text) {
        int least = pattern.length;
        for (int start = 0; start < text.length; start++) {
            int[][] table = table(pattern, Arrays.copyOfRange(text, start, text.length));
            least = Math.min(least, Arrays.stream(table[pattern.length]).min().orElseThrow());
        }
        return least;
    }

    private static int[][] table(int[] a, int[] b) {
        int[][] table = new int[a.length + 1][b.length + 1];
        for (int row = 0; row <= a.length; row++) {
            for (int column = 0; column <= b.length; column++) {
                table[row][column] = row == 0 || column == 0 ? row + column : cell(table, row, column);
                if (row > 0 && column > 0 && a[row - 1] == b[column - 1]) {
                    table[row][column] = Math.min(table[row][column], table[row - 1][column - 1]);
                }
            }
        }
        return table;
    }

    private static int cell(int[][] table, int row, int column) {
        return 1 + Math.min(table[row - 1][column - 1], Math.min(table[row - 1][column], table[row][column - 1]));
    }

    private static int[] symbols(String text) {
        return text.chars().toArray();
    }
}

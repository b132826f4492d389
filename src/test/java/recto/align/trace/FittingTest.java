package recto.align.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import recto.align.trace.Fitting.Fit;

class FittingTest {
    static LongStream seeds() {
        return LongStream.range(0, 60);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theDistanceIsThatOfThePlainTable(long seed) {
        Random random = new Random(seed);
        Letters pattern = letters(random, 1 + random.nextInt(200));
        Letters text = letters(random, random.nextInt(500));
        Fit fit = new Fitting(pattern).best(text, 0, text.length());
        assertThat(fit.distance()).isEqualTo(plainBest(pattern, text));
        assertThat(plain(pattern, text.part(fit.from(), fit.to()))).isEqualTo(fit.distance());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theAlignmentHasThatManyDifferences(long seed) {
        Random random = new Random(seed);
        Letters pattern = letters(random, 1 + random.nextInt(150));
        Letters text = letters(random, 400);
        Fit fit = new Fitting(pattern).best(text, 0, text.length());
        assertThat(LetterAlignment.of(pattern, text.part(fit.from(), fit.to()), fit.distance()))
                .filteredOn(column -> !column.equal())
                .hasSize(fit.distance());
    }

    @Test
    void findsAPatternThatStandsThereAndItsPlace() {
        Letters text = Letters.of("Der Kaiser kam nach Wien und ging");
        Fit fit = new Fitting(Letters.of("kam nach Wien")).best(text, 0, text.length());
        assertThat(fit).isEqualTo(new Fit(0, 9, 20));
    }

    @Test
    void looksOnlyInTheRangeThatItIsGiven() {
        Letters text = Letters.of("wien wien");
        assertThat(new Fitting(Letters.of("wien")).best(text, 2, 8)).isEqualTo(new Fit(0, 4, 8));
        assertThat(new Fitting(Letters.of("wien")).best(text, 5, 5).distance()).isEqualTo(4);
    }

    private static Letters letters(Random random, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append("abc".charAt(random.nextInt(3)));
        }
        return Letters.of(text);
    }

    /** The table of Sellers (1980), row by row. */
    private static int plainBest(Letters pattern, Letters text) {
        int[] row = new int[text.length() + 1];
        for (int i = 1; i <= pattern.length(); i++) {
            row = next(row, pattern.at(i - 1), text, i);
        }
        return java.util.Arrays.stream(row).min().orElseThrow();
    }

    private static int plain(Letters pattern, Letters text) {
        int[] row = java.util.stream.IntStream.rangeClosed(0, text.length()).toArray();
        for (int i = 1; i <= pattern.length(); i++) {
            row = next(row, pattern.at(i - 1), text, i);
        }
        return row[text.length()];
    }

    private static int[] next(int[] above, char letter, Letters text, int first) {
        int[] row = new int[above.length];
        row[0] = first;
        for (int j = 1; j < row.length; j++) {
            int both = above[j - 1] + (text.at(j - 1) == letter ? 0 : 1);
            row[j] = Math.min(both, Math.min(above[j], row[j - 1]) + 1);
        }
        return row;
    }
}

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

class LineMatchingTest {
    private static final List<String> COLUMNS = List.of(
            "Aus Paris wird gemeldet", "die Kammer habe gestern", "Wetter: kalt und trüb", "Brot kostet zwölf Rappen");

    @Test
    void isZeroForTheSameLinesInAnotherOrder() {
        assertThat(distance(COLUMNS, List.of(COLUMNS.get(2), COLUMNS.get(3), COLUMNS.get(0), COLUMNS.get(1))))
                .isZero();
    }

    @Test
    void isZeroWhenTwoColumnsWereReadAcross() {
        assertThat(distance(
                        COLUMNS, List.of(COLUMNS.get(0) + " " + COLUMNS.get(2), COLUMNS.get(1) + " " + COLUMNS.get(3))))
                .isZero();
    }

    @Test
    void isZeroWhenALineWasReadInTwoHalves() {
        assertThat(distance(
                        List.of("Die Kammer trat gestern zusammen"), List.of("gestern zusammen", "Die Kammer trat")))
                .isZero();
    }

    @Test
    void countsWhatWasMisreadAndWhatWasInvented() {
        List<String> read = new ArrayList<>(List.of(COLUMNS.get(1).replace("gestern", "geftern"), COLUMNS.get(0)));
        read.add("|||||");
        assertThat(distance(COLUMNS.subList(0, 2), read)).isEqualTo(1 + 5);
    }

    @Test
    void countsAWrongLastLetterOnce() {
        assertThat(distance(List.of("Die Kammer trat"), List.of("Die Kammer traf")))
                .isOne();
        assertThat(distance(List.of("Die Kammer trat"), List.of("Oie Kammer traff")))
                .isEqualTo(3);
    }

    @Test
    void countsWholeLinesThatWereNotRead() {
        assertThat(distance(COLUMNS, COLUMNS.subList(0, 3)))
                .isEqualTo(COLUMNS.get(3).length());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void isTheNumberOfWrongLettersWhateverTheOrder(long seed) {
        Random random = new Random(seed);
        List<String> lines =
                IntStream.range(0, 40).mapToObj(line -> randomLine(random)).toList();
        List<String> read = new ArrayList<>(
                lines.stream().map(line -> "#" + line.substring(1)).toList());
        Collections.shuffle(read, random);
        assertThat(distance(lines, read)).isEqualTo(40);
    }

    private static String randomLine(Random random) {
        return random.ints(30 + random.nextInt(30), 'a', 'z' + 1)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static long distance(List<String> expected, List<String> read) {
        return LineMatching.of(symbols(expected), symbols(read), ' ').errors();
    }

    private static List<int[]> symbols(List<String> lines) {
        return lines.stream().map(line -> line.chars().toArray()).toList();
    }
}

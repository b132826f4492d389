package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageComparisonTest {
    @Test
    void marksWhatDiffersAndShowsTheTextAsItWasWritten() {
        LinePair line = compare("Waſſer „kalt“", "Wasser \"kaft\"").lines().get(0);
        assertThat(line.truth())
                .containsExactly(new Run("Waſſer „ka", false), new Run("l", true), new Run("t“", false));
        assertThat(line.read())
                .containsExactly(new Run("Wasser \"ka", false), new Run("f", true), new Run("t\"", false));
        assertThat(line.errors()).isOne();
    }

    @Test
    void marksThePlaceWhereTheOtherSideHasMore() {
        LinePair line =
                compare("Zeitung von heute", "Zeitng von hheute").lines().get(0);
        assertThat(line.truth())
                .containsExactly(
                        new Run("Zeit", false),
                        new Run("u", true),
                        new Run("ng von ", false),
                        new Run("", true),
                        new Run("heute", false));
        assertThat(line.read())
                .containsExactly(
                        new Run("Zeit", false),
                        new Run("", true),
                        new Run("ng von ", false),
                        new Run("h", true),
                        new Run("heute", false));
    }

    @Test
    void showsALineThatWasReadInTwoHalvesElsewhere() {
        PageComparison page = compare(
                "Die Kammer trat gestern zusammen\nWetter: kalt und trüb",
                "gestern zusammen\nWetter: kalt und trüb\nDie Kammer trat");
        assertThat(page.lines()).allMatch(line -> line.errors() == 0);
        assertThat(page.notThere()).isEmpty();
    }

    @Test
    void showsWhatWasInventedBesideALineAndWhatStandsAlone() {
        PageComparison page = compare("Die Kammer trat gestern zusammen", "xyz\n| Die Kammer trat gestern zusammen ~~");
        assertThat(page.lines().get(0).read())
                .containsExactly(
                        new Run("|", true), new Run(" Die Kammer trat gestern zusammen ", false), new Run("~~", true));
        assertThat(page.lines().get(0).errors()).isEqualTo(3);
        assertThat(page.notThere()).containsExactly("xyz");
    }

    @Test
    void showsALineThatWasReadBadlyBetweenItsNeighbours() {
        PageComparison page = compare(
                "Aus Paris wird gemeldet\nWetter: kalt und trüb\nBrot kostet zwölf Rappen",
                "Aus Paris wird gemeldet\nVV.,tt ~r ko|l n# l'üd\nBrot kostet zwölf Rappen");
        assertThat(text(page.lines().get(1).read())).isEqualTo("VV.,tt ~r ko|l n# l'üd");
        assertThat(page.notThere()).isEmpty();
    }

    @Test
    void hasNothingReadForAMissingPage() {
        PageComparison page = new Scoring(Folding.USUAL).compare(PageText.ofText("p", "eins zwei"), Optional.empty());
        assertThat(page.score().missing()).isTrue();
        assertThat(page.lines().get(0).read()).isEmpty();
        assertThat(page.lines().get(0).errors()).isEqualTo(9);
    }

    /** Nothing is lost or doubled on either side, and what is not marked is the same on both. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void showsAllOfBothSides(long seed) {
        Random random = new Random(seed);
        String truth = randomPage(random, 12);
        String read = misread(truth, random);
        PageComparison page = compare(truth, read);
        assertThat(page.lines().stream().map(line -> text(line.truth())).collect(Collectors.joining("\n")))
                .isEqualTo(truth);
        String shown = page.lines().stream().map(line -> text(line.read())).collect(Collectors.joining())
                + String.join("", page.notThere());
        assertThat(sortedLetters(shown)).isEqualTo(sortedLetters(read));
        assertThat(page.lines())
                .allSatisfy(line -> assertThat(unmarked(line.read()))
                        .isEqualTo(line.read().isEmpty() ? "" : unmarked(line.truth())));
    }

    private static String randomPage(Random random, int lines) {
        return IntStream.range(0, lines)
                .mapToObj(line -> IntStream.range(0, 2 + random.nextInt(6))
                        .mapToObj(word -> randomWord(random))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }

    private static String randomWord(Random random) {
        return random.ints(1 + random.nextInt(9), 'a', 'z' + 1)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static String misread(String page, Random random) {
        List<String> lines = page.lines()
                .map(line -> random.nextInt(4) == 0 ? randomPage(random, 1) : line)
                .map(line -> random.nextInt(3) == 0 ? line.replace('e', 'c').replace("n", "ii") : line)
                .map(line -> random.nextInt(5) == 0 ? line.replaceFirst(" ", "\n") : line)
                .collect(Collectors.toList());
        Collections.shuffle(lines, random);
        return String.join(random.nextBoolean() ? "\n" : " ", lines);
    }

    private static String unmarked(List<Run> runs) {
        return runs.stream()
                .filter(run -> !run.differs())
                .map(Run::text)
                .collect(Collectors.joining())
                .replace(" ", "");
    }

    private static String sortedLetters(String text) {
        char[] letters = text.replaceAll("\\s", "").toCharArray();
        Arrays.sort(letters);
        return new String(letters);
    }

    private static String text(List<Run> runs) {
        return runs.stream().map(Run::text).collect(Collectors.joining());
    }

    private static PageComparison compare(String truth, String read) {
        return new Scoring(Folding.USUAL).compare(PageText.ofText("p", truth), Optional.of(PageText.ofText("p", read)));
    }
}

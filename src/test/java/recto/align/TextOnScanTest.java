package recto.align;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.Box;
import recto.model.PageNumber;

class TextOnScanTest {
    static LongStream seeds() {
        return LongStream.range(0, 6);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aTextLaidOnItselfIsTheIdentity(long seed) {
        List<List<String>> lines = new MadeTexts(seed).lines(60);
        LaidText laid = MadeTexts.laid(lines, lines);
        assertThat(laid.words()).hasSize(420);
        for (int i = 0; i < laid.words().size(); i++) {
            PlacedWord word = laid.words().get(i);
            assertThat(word.sure()).isEqualTo(1);
            assertThat(word.read()).isEmpty();
            assertThat(word.places()).hasSize(1);
            assertThat(word.places().get(0).words()).containsExactly(i, i + 1);
            assertThat(word.places().get(0).box()).isEqualTo(new Box(100 * (i % 7), 50 * (i / 7), 90, 40));
        }
        assertThat(laid.fit().score()).isEqualTo(1);
        assertThat(laid.typedOnly()).isEmpty();
        assertThat(laid.readOnly()).isEmpty();
        assertThat(laid.moved()).isEmpty();
        assertThat(laid.doubled()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyWordOfBothSidesIsPlacedOrListed(long seed) {
        MadeTexts texts = new MadeTexts(seed);
        List<List<String>> page = texts.lines(50);
        List<List<String>> typed = new ArrayList<>(page.subList(10, 45));
        typed.addAll(5, texts.lines(4));
        LaidText laid = MadeTexts.laid(typed, texts.misread(page, 0.15));
        BitSet read = new BitSet();
        BitSet written = new BitSet();
        for (PlacedWord word : laid.words()) {
            word.places()
                    .forEach(place ->
                            read.set(place.words().get(0), place.words().get(1)));
            if (word.places().stream().anyMatch(Place::isRead)) {
                written.set(word.at().get(0), word.at().get(1));
            }
        }
        laid.readOnly().forEach(run -> read.set(run.words().get(0), run.words().get(1)));
        laid.typedOnly()
                .forEach(
                        passage -> written.set(passage.at().get(0), passage.at().get(1)));
        assertThat(read.cardinality()).isEqualTo(350);
        assertThat(laid.words())
                .allSatisfy(word -> assertThat(
                                written.get(word.at().get(0), word.at().get(1)).cardinality())
                        .isEqualTo(word.at().get(1) - word.at().get(0)));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void linesThatAreNotTypedAreListed(long seed) {
        MadeTexts texts = new MadeTexts(seed);
        List<List<String>> page = texts.lines(40);
        List<List<String>> typed = new ArrayList<>(page);
        typed.remove(20);
        typed.remove(7);
        LaidText laid = MadeTexts.laid(typed, texts.misread(page, 0.1));
        BitSet listed = new BitSet();
        laid.readOnly()
                .forEach(run -> listed.set(run.words().get(0), run.words().get(1)));
        assertThat(listed.get(49, 56).cardinality()).isGreaterThan(5);
        assertThat(listed.get(140, 147).cardinality()).isGreaterThan(5);
        assertThat(laid.words().stream().filter(word -> word.places().isEmpty()).count())
                .isLessThan(5);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void passagesInEachOthersPlaceAreFoundAndSaid(long seed) {
        MadeTexts texts = new MadeTexts(seed);
        List<List<String>> page = texts.lines(40);
        int length = 2 + texts.random().nextInt(8);
        int first = texts.random().nextInt(10);
        int second = 20 + texts.random().nextInt(10);
        List<List<String>> typed = Stream.of(
                        page.subList(0, first),
                        page.subList(second, second + length),
                        page.subList(first + length, second),
                        page.subList(first, first + length),
                        page.subList(second + length, 40))
                .flatMap(List::stream)
                .toList();
        LaidText laid = MadeTexts.laid(typed, texts.misread(page, 0.1));
        assertThat(laid.moved()).isNotEmpty();
        // Of two passages and what is between them, the one with the fewest letters has moved, or two of them.
        assertThat(laid.moved())
                .anyMatch(pair -> page.subList(first, second + length).stream()
                        .anyMatch(line -> pair.typed().text().contains(String.join(" ", line.subList(2, 5)))));
        assertThat(laid.words().stream().filter(word -> word.places().isEmpty()).count())
                .isLessThan(5);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aPassageThatIsTypedTwiceIsSaid(long seed) {
        MadeTexts texts = new MadeTexts(seed);
        List<List<String>> page = texts.lines(40);
        List<List<String>> typed = new ArrayList<>(page);
        typed.addAll(30, page.subList(3, 7));
        LaidText laid = MadeTexts.laid(typed, texts.misread(page, 0.05));
        assertThat(laid.doubled()).hasSize(1);
        PairedPassage pair = laid.doubled().get(0);
        assertThat(pair.typed().words()).isBetween(24, 30);
        assertThat(pair.read().words().get(0)).isBetween(19, 23);
        assertThat(MadeTexts.laid(page, typed).doubled()).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void anotherTextDoesNotBelong(long seed) {
        MadeTexts texts = new MadeTexts(seed);
        LaidText laid = MadeTexts.laid(texts.lines(40), texts.lines(40));
        assertThat(laid.fit().belongs()).isFalse();
        assertThat(laid.fit().score()).isLessThan(0.1);
    }

    @Test
    void wordsMayBeDividedOtherwise() {
        LaidText laid = MadeTexts.laid(
                List.of(List.of("Der", "Gartenbau", "in", "dem", "Lande", "blüht", "immerfort")),
                List.of(List.of("Der", "Garten-"), List.of("bau", "indem", "Lan", "de", "blüht", "immerfort")));
        List<PlacedWord> words = laid.words();
        assertThat(words.get(1).places()).extracting(Place::box).containsExactly(box(1, 0), box(0, 1));
        assertThat(words.get(1).places())
                .extracting(place -> place.part().orElse(""))
                .containsExactly("Garten", "bau");
        assertThat(words.get(2).places()).extracting(Place::box).containsExactly(new Box(100, 50, 36, 40));
        assertThat(words.get(3).places()).extracting(Place::box).containsExactly(new Box(136, 50, 54, 40));
        assertThat(words.get(4).places()).extracting(Place::box).containsExactly(new Box(200, 50, 190, 40));
        assertThat(words.get(4).read()).contains("Lan de");
    }

    @Test
    void pagesOfTheTextAreFoundOnPagesOfTheItem() {
        MadeTexts texts = new MadeTexts(7);
        List<List<String>> one = texts.lines(20);
        List<List<String>> two = texts.lines(20);
        TypedText typed = new TypedText(
                "made",
                MadeTexts.typed(two).text() + "\f" + MadeTexts.typed(one).text());
        Fit fit = TextOnScan.of(typed, MadeTexts.ORIGIN, List.of(MadeTexts.page(1, one), MadeTexts.page(2, two)))
                .fit();
        assertThat(fit.typed())
                .extracting(page -> page.page().orElseThrow())
                .containsExactly(new PageNumber(2), new PageNumber(1));
        assertThat(fit.score()).isGreaterThan(0.95);
    }

    @Test
    void anEmptyTextOrPageIsNoFault() {
        List<List<String>> lines = new MadeTexts(1).lines(3);
        assertThat(MadeTexts.laid(List.of(), lines).words()).isEmpty();
        assertThat(MadeTexts.laid(lines, List.of()).typedOnly()).hasSize(1);
        assertThat(MadeTexts.laid(List.of(), List.of()).fit().belongs()).isFalse();
    }

    private static Box box(int x, int line) {
        return new Box(100 * x, 50 * line, 90, 40);
    }
}

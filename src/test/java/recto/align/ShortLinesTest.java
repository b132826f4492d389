package recto.align;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.Box;
import recto.model.Line;
import recto.model.PageTranscript;
import recto.model.Word;

/** What is too short to be found by itself anywhere in a text, and is found by what stands around it. */
class ShortLinesTest {
    static LongStream seeds() {
        return LongStream.range(0, 6);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void linesOfTwoWordsAreFoundWhereEachStandsBeforeTheOneAboveIt(long seed) {
        MadeTexts texts = new MadeTexts(seed);
        List<List<String>> page =
                texts.lines(24).stream().map(line -> line.subList(0, 2)).toList();
        List<List<String>> typed = new ArrayList<>(page);
        for (int at = 0; at < 24; at += 2) {
            typed.set(at, page.get(at + 1));
            typed.set(at + 1, page.get(at));
        }
        LaidText laid = MadeTexts.laid(typed, texts.misread(page, 0.05));
        int right = 0;
        for (int word = 0; word < 48; word++) {
            int line = word / 2 % 2 == 0 ? word / 2 + 1 : word / 2 - 1;
            Box box = new Box(100 * (word % 2), 50 * line, 90, 40);
            right += laid.words().get(word).places().stream()
                            .anyMatch(place -> place.box().equals(box))
                    ? 1
                    : 0;
        }
        assertThat(right).isGreaterThan(38);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theWordsAtTheEndsOfMovedPassagesGoWithThem(long seed) {
        MadeTexts texts = new MadeTexts(seed);
        List<List<String>> page = texts.lines(30);
        List<List<String>> typed = new ArrayList<>(page);
        for (int line = 0; line < 3; line++) {
            typed.set(4 + line, page.get(20 + line));
            typed.set(20 + line, page.get(4 + line));
        }
        LaidText laid = MadeTexts.laid(typed, texts.misread(page, 0.1));
        int right = 0;
        for (int word = 0; word < 210; word++) {
            int line = word / 7;
            int there = line >= 4 && line < 7 ? line + 16 : line >= 20 && line < 23 ? line - 16 : line;
            right += laid.words().get(word).places().stream()
                            .anyMatch(place -> place.box().y() == 50 * there)
                    ? 1
                    : 0;
        }
        assertThat(right).isGreaterThan(204);
    }

    @Test
    void aLineThatWasNotReadHasTheInkThatWasNot() {
        Box ink = new Box(300, 52, 120, 36);
        PageTranscript page = MadeTexts.page(
                1,
                List.of(line(0, "In the hills above"), line(2, "the shepherds keep their")),
                List.of(new Box(500, 55, 8, 8), ink));
        LaidText laid = TextOnScan.of(
                new TypedText("made", "In the hills above\nNo. 157\nthe shepherds keep their\n"),
                MadeTexts.ORIGIN,
                List.of(page));
        assertThat(laid.words().subList(4, 6)).allSatisfy(word -> {
            assertThat(word.places()).hasSize(1);
            assertThat(ink.contains(word.places().get(0).box().middle())).isTrue();
            assertThat(word.sure()).isLessThan(0.5);
        });
        assertThat(laid.typedOnly()).extracting(TypedPassage::text).containsExactly("No. 157");
    }

    private static Line line(int row, String text) {
        List<Word> words = new ArrayList<>();
        for (String word : text.split(" ")) {
            words.add(new Word(word, new Box(100 * words.size(), 50 * row, 90, 40), 0.9));
        }
        return new Line(new Box(0, 50 * row, 400, 40), Optional.empty(), words);
    }
}

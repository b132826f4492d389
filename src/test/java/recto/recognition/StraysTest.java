package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import recto.model.Baseline;
import recto.model.Box;
import recto.model.Line;
import recto.model.Word;

class StraysTest {
    private static final int HEIGHT = 20;

    /** Words from left to right, each after a gap. */
    private static Line line(Object... gapsTextsAndConfidences) {
        List<Word> words = new ArrayList<>();
        int x = 100;
        for (int i = 0; i < gapsTextsAndConfidences.length; i += 3) {
            String text = (String) gapsTextsAndConfidences[i + 1];
            x += (int) gapsTextsAndConfidences[i];
            Box box = new Box(x, 50, 10 * text.length(), HEIGHT);
            words.add(new Word(text, box, (double) gapsTextsAndConfidences[i + 2]));
            x = box.right();
        }
        Box box = words.stream().map(Word::box).reduce(Box::union).orElseThrow();
        return new Line(box, Optional.of(new Baseline(box.x(), 68, box.right(), 68)), words);
    }

    private static String left(Line line) {
        return Strays.without(line).map(Line::text).orElse("");
    }

    @Test
    void leavesOutWhatIsShortAndDoubtfulAndFarOff() {
        assertThat(left(line(0, "eet", 0.23, 82, "of", 0.95, 12, "Propaganda", 0.96, 60, "ak", 0.5, 40, "_", 0.0)))
                .isEqualTo("of Propaganda");
    }

    @Test
    void keepsWhatIsNear() {
        assertThat(left(line(0, "„", 0.4, 12, "Ja,", 0.6, 12, "gewiß", 0.9, 29, "j", 0.3)))
                .isEqualTo("„ Ja, gewiß j");
    }

    @Test
    void keepsWhatIsReadWithConfidenceAndWhatIsLong() {
        assertThat(left(line(0, "14.", 0.7, 200, "Seelandschaft", 0.9, 300, "3000", 0.2)))
                .isEqualTo("14. Seelandschaft 3000");
    }

    @Test
    void keepsOneWordOfALine() {
        assertThat(left(line(0, "No", 0.3))).isEqualTo("No");
        assertThat(left(line(0, "No", 0.3, 90, "12", 0.3))).isEqualTo("12");
    }

    @Test
    void worksFromRightToLeft() {
        Word first = new Word("\u0643\u062A\u0627\u0628", new Box(400, 50, 60, HEIGHT), 0.9);
        Word far = new Word("\u0627", new Box(300, 50, 10, HEIGHT), 0.3);
        Line line = new Line(new Box(300, 50, 160, HEIGHT), Optional.empty(), List.of(first, far));
        assertThat(Strays.without(line).orElseThrow().words()).containsExactly(first);
    }

    @Test
    void takesALineOfSnippetsForNone() {
        assertThat(Strays.without(line(0, "gS", 0.2, 12, ":s", 0.5, 12, "Ses", 0.5)))
                .isEmpty();
        assertThat(left(line(0, "in", 0.5, 12, "der", 0.5, 12, "Au", 0.5))).isEqualTo("in der Au");
    }

    @Test
    void makesBoxAndBaselineThoseOfWhatIsLeft() {
        Line left = Strays.without(line(0, "x", 0.1, 50, "Mimili", 0.9)).orElseThrow();
        assertThat(left.box()).isEqualTo(new Box(160, 50, 60, HEIGHT));
        assertThat(left.baseline()).contains(new Baseline(160, 68, 220, 68));
    }

    @Test
    void changesNothingElse() {
        Line line = line(0, "Hochwichtigen", 0.9, 12, "Theil", 0.8);
        assertThat(Strays.without(line).orElseThrow()).isSameAs(line);
    }
}

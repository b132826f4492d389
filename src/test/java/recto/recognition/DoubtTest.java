package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.Box;
import recto.model.Language;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Word;

class DoubtTest {
    private static Line line(String text, double confidence) {
        Box box = new Box(10, 10, 200, 20);
        return new Line(box, Optional.empty(), List.of(new Word(text, box, confidence)));
    }

    private static Region region(Line... lines) {
        return new Region("r1", RegionType.TEXT, new Box(0, 0, 300, 100), Language.UNKNOWN, List.of(lines));
    }

    @ParameterizedTest
    @CsvSource({
        "fS, 0.1, false",
        "ee, 0.59, false",
        "of, 0.61, true",
        "Sir:, 0.96, true",
        "abcdef, 0.5, false",
        "abcdefg, 0.5, true",
        "abcdefghijkl, 0.29, false",
        "abcdefghijklm, 0.29, true",
        "abcdefghijklmnopqrstuvwxyz, 0.24, false"
    })
    void takesAFewDoubtfulCharactersForNoText(String text, double confidence, boolean kept) {
        Region marked = Doubt.marked(List.of(region(line(text, confidence)))).get(0);
        assertThat(marked.type()).isEqualTo(kept ? RegionType.TEXT : RegionType.UNREAD);
        assertThat(marked.lines()).hasSize(kept ? 1 : 0);
    }

    @Test
    void leavesOutDoubtfulLinesAmongOthers() {
        Region marked = Doubt.marked(List.of(region(line("legible", 0.9), line("~I", 0.2))))
                .get(0);
        assertThat(marked.lines()).extracting(Line::text).containsExactly("legible");
    }
}

package recto.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EdgesTest {
    /** In cells; the margin around letters is six tenths of it. */
    private static final int LETTER = 10;

    private static Strip line(int left, int top, int right) {
        return new Strip(new Rect(left, top, right, top + LETTER), LETTER, 20, 1, top + LETTER);
    }

    private static List<Rect> around(List<Strip> block, Strip... others) {
        List<Strip> all = Stream.concat(block.stream(), Stream.of(others)).toList();
        Sheet sheet = new Sheet(new Bitmap(600, 600), 1, LETTER, new Turning(0, 300, 300));
        return new Edges(new Anatomy(sheet, null, List.of(), List.of(), List.of(), all)).around(block);
    }

    /** The first line is short; beside it stands the end of another block, two cells higher. */
    @Test
    void aLineBesideTheFirstOneCutsNothingOffIt() {
        List<Rect> slices = around(List.of(line(0, 100, 140), line(0, 120, 300)), line(160, 98, 300));
        assertThat(slices.get(0).top()).isEqualTo(94);
    }

    @Test
    void aLineBesideTheLastOneCutsNothingOffIt() {
        List<Rect> slices = around(List.of(line(0, 100, 300), line(0, 120, 140)), line(160, 122, 300));
        assertThat(slices.get(slices.size() - 1).bottom()).isEqualTo(136);
    }

    @Test
    void theEdgeStandsHalfWayToTheLinesAboveAndBelow() {
        List<Rect> slices = around(List.of(line(0, 100, 300), line(0, 120, 300)), line(0, 84, 300), line(0, 138, 300));
        assertThat(slices.get(0).top()).isEqualTo(97);
        assertThat(slices.get(slices.size() - 1).bottom()).isEqualTo(134);
    }
}

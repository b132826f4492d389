package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import recto.model.Box;
import recto.model.Language;
import recto.model.Layout;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Size;
import recto.model.Word;

class CuttingTest {
    private static final Size PAGE = new Size(1000, 1400);

    private static Layout layout(int columns, double letter, Layout.Part... parts) {
        List<Integer> order = IntStream.range(0, parts.length)
                .map(i -> parts.length - 1 - i)
                .boxed()
                .toList();
        return new Layout(List.of(parts), order, 0, letter, columns, List.of(), List.of());
    }

    private static Layout.Part part(RegionType type, Box box) {
        return new Layout.Part(new Region("r1", type, box, Optional.empty(), Language.UNKNOWN, List.of()), 20);
    }

    private static List<Integer> modes(List<Piece> pieces) {
        return pieces.stream().map(Piece::segmentation).toList();
    }

    @Test
    void readsColumnsOneByOneAndPicturesNot() {
        Layout layout = layout(
                2,
                20,
                part(RegionType.TEXT, new Box(100, 100, 350, 1200)),
                part(RegionType.PICTURE, new Box(500, 100, 350, 300)),
                part(RegionType.TEXT, new Box(500, 500, 350, 800)));
        Cutting cutting = Cutting.of(layout, PAGE, false);
        assertThat(modes(cutting.pieces())).containsOnly(Piece.COLUMN).hasSize(3);
        assertThat(cutting.pieces()).extracting(Piece::isFurniture).containsExactly(false, true, false);
        assertThat(cutting.otherwise()).isEmpty();
        assertThat(Cutting.of(layout, PAGE, true)
                        .pieces()
                        .get(0)
                        .part()
                        .orElseThrow()
                        .region()
                        .box()
                        .y())
                .isEqualTo(500);
    }

    @Test
    void readsSmallPrintAsBlocks() {
        Layout layout = layout(3, 9, part(RegionType.TEXT, new Box(100, 100, 350, 1200)));
        assertThat(modes(Cutting.of(layout, PAGE, false).pieces())).containsExactly(Piece.BLOCK);
    }

    @Test
    void tellsWhatShareOfTheLettersAReadingHas() {
        Layout plain = layout(1, 20, part(RegionType.TEXT, new Box(100, 100, 800, 1200)));
        List<Layout.Mark> marks = Stream.of(
                        new Box(150, 200, 12, 20),
                        new Box(170, 200, 12, 20),
                        new Box(190, 200, 12, 20),
                        new Box(150, 300, 12, 20),
                        // Too large for a letter, and outside the text.
                        new Box(150, 400, 80, 90),
                        new Box(20, 200, 12, 20))
                .map(box -> new Layout.Mark(box, 100))
                .toList();
        Layout layout = new Layout(plain.parts(), plain.fromRight(), 0, 20, 1, marks, List.of());
        Box box = new Box(145, 195, 70, 30);
        Line line = new Line(box, Optional.empty(), List.of(new Word("now", box, 0.9)));
        Region region = new Region("r1", RegionType.TEXT, box, Language.UNKNOWN, List.of(line));

        Cutting cutting = Cutting.of(layout, PAGE, false);

        assertThat(cutting.covered(new Attempt(Copy.PLAIN, List.of(), List.of(region), "")))
                .isEqualTo(0.75);
        assertThat(cutting.covered(new Attempt(Copy.PLAIN, List.of(), List.of(), "")))
                .isZero();
    }

    @Test
    void readsAPageOfOneColumnAsBlocksAndOtherwiseAsAPage() {
        Layout layout = layout(1, 20, part(RegionType.TEXT, new Box(100, 100, 800, 1200)));
        Cutting cutting = Cutting.of(layout, PAGE, false);
        assertThat(modes(cutting.pieces())).containsExactly(Piece.BLOCK);
        assertThat(modes(cutting.otherwise())).containsExactly(Piece.PAGE);
    }

    @Test
    void readsWhatWasCutOutOfAPageAsAPageAndOtherwiseAsBlocks() {
        Layout layout = layout(1, 20, part(RegionType.TEXT, new Box(10, 10, 960, 1360)));
        Cutting cutting = Cutting.of(layout, PAGE, false);
        assertThat(modes(cutting.pieces())).containsExactly(Piece.PAGE);
        assertThat(modes(cutting.otherwise())).containsExactly(Piece.BLOCK);
    }

    @Test
    void leavesAPageWithoutKnownTextToTheEngine() {
        Layout layout = layout(1, 0, part(RegionType.PICTURE, new Box(10, 10, 960, 1360)));
        Cutting cutting = Cutting.of(layout, PAGE, false);
        assertThat(modes(cutting.pieces())).containsExactly(Piece.PAGE);
        assertThat(cutting.otherwise()).isEmpty();
    }
}

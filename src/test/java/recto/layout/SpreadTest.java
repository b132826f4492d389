package recto.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Box;
import recto.model.Layout;
import recto.model.PageImage;
import recto.model.RegionType;

/** Two facing pages on one image. */
class SpreadTest {
    private static final int WIDTH = 4200;
    private static final int HEIGHT = 3000;
    private static final Box LEFT = new Box(200, 300, 1700, 2400);
    private static final Box RIGHT = new Box(2300, 300, 1700, 2400);

    private static Layout analyse(PageImage page) {
        return new LayoutAnalysis(LayoutSettings.DEFAULT).analyse(page);
    }

    private static DrawnPage spread(int columns) {
        DrawnPage page = new DrawnPage(WIDTH, HEIGHT, columns);
        for (Box leaf : List.of(LEFT, RIGHT)) {
            page.line(leaf.x(), 150, leaf.right(), 2 * DrawnPage.LETTER);
            page.columns(columns, leaf, columns > 2);
        }
        return page;
    }

    /** Where the parts lie that are read: true on the left page. */
    private static List<Boolean> sides(List<Layout.Part> parts) {
        return parts.stream()
                .filter(part -> part.region().type() != RegionType.SEPARATOR)
                .map(part -> part.region().box().right() <= WIDTH / 2)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void readsOnePageAfterTheOther(int columns) {
        Layout layout = analyse(spread(columns).image());

        assertThat(layout.leaves()).hasSize(2);
        assertThat(layout.leaves().get(0).right()).isBetween(LEFT.right(), RIGHT.x());
        assertThat(layout.leaves().get(1))
                .isEqualTo(new Box(
                        layout.leaves().get(0).right(),
                        0,
                        WIDTH - layout.leaves().get(0).right(),
                        HEIGHT));
        assertThat(sides(layout.parts()))
                .isSortedAccordingTo((a, b) -> Boolean.compare(b, a))
                .contains(true, false);
        assertThat(sides(layout.inOrder(true))).isSorted().contains(true, false);
        assertThat(layout.columns()).isEqualTo(columns);
        assertThat(layout.parts().stream().map(part -> part.region().id()))
                .isEqualTo(IntStream.rangeClosed(1, layout.parts().size())
                        .mapToObj(i -> "r" + i)
                        .toList());
    }

    @Test
    void tellsPlacesOnTheWholeImage() {
        Layout layout = analyse(spread(2).image());

        List<Box> boxes = new ArrayList<>();
        layout.parts()
                .forEach(part -> boxes.add(part.region()
                        .outline()
                        .orElseThrow()
                        .box(spread(2).image().size())));
        assertThat(boxes).anyMatch(box -> box.contains(new Box(RIGHT.x() + 20, 1500, 400, 400)));
        assertThat(boxes).anyMatch(box -> box.contains(new Box(RIGHT.right() - 420, 1500, 400, 400)));
        assertThat(layout.marks().stream()
                        .mapToInt(mark -> mark.box().right())
                        .max()
                        .orElseThrow())
                .isBetween(RIGHT.right() - 10, RIGHT.right() + 10);
    }

    @Test
    void findsTheSameFoldInOneBitAPixel() {
        Layout grey = analyse(spread(2).image());
        Layout bilevel = analyse(spread(2).bilevel());

        assertThat(bilevel.leaves()).isEqualTo(grey.leaves());
        assertThat(bilevel.leaves().get(0).right() % 8).isZero();
    }

    @Test
    void leavesAWidePageWholeWhoseLinesCrossTheMiddle() {
        DrawnPage page = spread(2);
        page.line(1500, 2800, 2700, DrawnPage.LETTER);

        assertThat(analyse(page.image()).leaves()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6})
    void leavesAWidePageOfEvenColumnsWhole(int columns) {
        DrawnPage page = new DrawnPage(WIDTH, HEIGHT, columns);
        page.columns(columns, new Box(200, 200, 3800, 2500), false);

        assertThat(analyse(page.image()).leaves()).isEmpty();
    }

    @Test
    void leavesAWideImageWholeThatHasTextOnOneSideOnly() {
        DrawnPage page = new DrawnPage(WIDTH, HEIGHT, 7);
        page.text(LEFT.x(), LEFT.y(), LEFT.right(), LEFT.bottom());

        assertThat(analyse(page.image()).leaves()).isEmpty();
    }

    @Test
    void leavesAStripThatWasCutOutOfAPageWhole() {
        DrawnPage page = new DrawnPage(WIDTH, 1200, 8);
        page.text(LEFT.x(), 100, LEFT.right(), 1100);
        page.text(RIGHT.x(), 100, RIGHT.right(), 1100);

        assertThat(analyse(page.image()).leaves()).isEmpty();
    }
}

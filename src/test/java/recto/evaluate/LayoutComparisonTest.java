package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import recto.evaluate.LayoutScore.Faults;
import recto.evaluate.LayoutScore.Overlap;
import recto.evaluate.PageText.Frame;
import recto.model.Box;
import recto.model.Size;

/** Pages are 1000 pixels high, so that a line is taken to be 10 high where ground truth has none. */
class LayoutComparisonTest {
    private static final Box LEFT = new Box(0, 100, 200, 800);
    private static final Box RIGHT = new Box(220, 100, 200, 800);

    @Test
    void countsPixelsThatBothHave() {
        LayoutScore score = score(page(new Box(0, 0, 100, 100)), page(new Box(50, 0, 100, 50)));
        assertThat(score.area()).isEqualTo(new Overlap(2500, 10_000, 5000));
        assertThat(score.area().precision()).hasValue(0.5);
        assertThat(score.area().recall()).hasValue(0.25);
        assertThat(score.area().f1()).hasValue(2 * 2500 / 15_000.0);
    }

    @Test
    void countsPixelsOfOverlappingRegionsOnce() {
        LayoutScore score = score(page(new Box(0, 0, 100, 100)), page(new Box(0, 0, 60, 100), new Box(40, 0, 60, 100)));
        assertThat(score.area().f1()).hasValue(1);
    }

    @Test
    void findsARegionThatSharesHalfOfBoth() {
        assertThat(score(page(new Box(0, 0, 100, 100)), page(new Box(0, 0, 100, 50)))
                        .regions())
                .isEqualTo(new Overlap(1, 1, 1));
        assertThat(score(page(new Box(0, 0, 100, 100)), page(new Box(0, 0, 100, 49)))
                        .regions())
                .isEqualTo(new Overlap(0, 1, 1));
    }

    @Test
    void namesWhatIsMergedSplitMissedAndInvented() {
        PageText truth = page(
                new Box(0, 0, 100, 100),
                new Box(0, 110, 100, 100),
                new Box(0, 300, 100, 100),
                new Box(0, 500, 100, 50));
        PageText read = page(
                new Box(0, 0, 100, 210), new Box(0, 300, 50, 100), new Box(50, 300, 50, 100), new Box(0, 700, 100, 20));
        assertThat(score(truth, read).faults()).isEqualTo(new Faults(0, 1, 1, 1, 1));
    }

    /** Left edge, top, width and height of what was read of two columns, and whether it takes in both. */
    @ParameterizedTest
    @CsvSource({
        "0, 100, 420, 800, 1",
        "0, 100, 200, 800, 0",
        "0, 100, 260, 800, 0",
        "0, 100, 261, 800, 1",
        "159, 300, 102, 300, 1",
        "160, 300, 102, 300, 0",
        "0, 400, 420, 10, 1",
        "0, 400, 420, 9, 0",
        "0, 60, 420, 49, 0",
    })
    void findsRegionsThatSpanTwoColumns(int x, int y, int width, int height, int spanning) {
        PageText read = page(new Box(x, y, width, height), new Box(220, 100, 200, 800));
        assertThat(score(page(LEFT, RIGHT), read).faults().spanning()).isEqualTo(spanning);
    }

    @Test
    void takesPartsOfALineForNoColumns() {
        PageText dateline = page(new Box(0, 50, 100, 15), new Box(150, 50, 100, 15), LEFT, RIGHT);
        assertThat(score(dateline, page(new Box(0, 50, 420, 15), LEFT, RIGHT)).faults())
                .isEqualTo(new Faults(0, 1, 0, 0, 0));
    }

    @Test
    void takesParagraphsBelowEachOtherForNoColumns() {
        PageText paragraphs = page(new Box(0, 0, 200, 400), new Box(0, 410, 200, 400));
        assertThat(score(paragraphs, page(new Box(0, 0, 200, 810))).faults()).isEqualTo(new Faults(0, 1, 0, 0, 0));
    }

    @Test
    void bringsTheTwoPageImagesToOneSize() {
        Size half = new Size(210, 500);
        PageText read = page(half, new Box(0, 50, 100, 400), new Box(110, 50, 100, 400));
        LayoutScore score = score(page(LEFT, RIGHT), read);
        assertThat(score.area().f1()).hasValue(1);
        assertThat(score.faults()).isEqualTo(new Faults(0, 0, 0, 0, 0));
    }

    @Test
    void comparesNoImagesOfDifferentShapesAndNoTextWithoutPlaces() {
        PageText truth = page(LEFT);
        assertThat(LayoutComparison.of(truth, page(new Size(1000, 420), LEFT))).isEmpty();
        assertThat(LayoutComparison.of(truth, PageText.ofText("p", "a line"))).isEmpty();
        assertThat(LayoutComparison.of(PageText.ofText("p", "a line"), truth)).isEmpty();
    }

    @Test
    void countsAllOfAMissingPage() {
        LayoutScore score = score(page(LEFT, RIGHT), new PageText("p", List.of()));
        assertThat(score.area()).isEqualTo(new Overlap(0, 320_000, 0));
        assertThat(score.faults().missed()).isEqualTo(2);
    }

    @Test
    void tellsTheOrderOfRegionsByTheLinesReadInThem() {
        PageText read = new PageText(
                "p",
                List.of(
                        lines(new Box(230, 110, 180, 10), new Box(230, 130, 180, 10)),
                        lines(new Box(5, 110, 180, 10))));
        assertThat(comparison(page(LEFT, RIGHT), read).order()).isEqualTo(new OrderScore(0, 2, 3, 3));
        assertThat(comparison(page(RIGHT, LEFT), read).order()).isEqualTo(new OrderScore(2, 2, 3, 3));
    }

    @Test
    void hasNoErrorRatesWithoutTextAndNoOrderThatIsNotStated() {
        PageText truth = new PageText(
                "p",
                new Frame(Optional.empty(), Optional.empty(), false),
                page(LEFT).regions());
        Scores scores = new Scoring(Folding.USUAL)
                .score(truth, new PageText("p", List.of(lines(LEFT))))
                .scores();
        assertThat(scores.text()).isEmpty();
        assertThat(scores.order()).isEmpty();
        assertThat(scores.layout()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void isWholeForThePageItselfAndTheSameFromEitherSide(long seed) {
        Random random = new Random(seed);
        PageText a = randomPage(random);
        PageText b = randomPage(random);
        LayoutScore same = score(a, a);
        assertThat(same.area().f1()).hasValue(1);
        assertThat(same.regions().f1()).hasValue(1);
        assertThat(same.faults().missed() + same.faults().invented()).isZero();
        assertThat(score(a, b).area().f1()).isEqualTo(score(b, a).area().f1());
        assertThat(score(a, b).regions().shared())
                .isEqualTo(score(b, a).regions().shared());
        assertThat(score(a, b).faults().missed()).isEqualTo(score(b, a).faults().invented());
        assertThat(score(a, b).faults().merging())
                .isEqualTo(score(b, a).faults().split());
    }

    private static PageText randomPage(Random random) {
        List<Box> boxes = new ArrayList<>();
        for (int at = 0; at < 8; at++) {
            boxes.add(new Box(
                    random.nextInt(300), random.nextInt(800), 20 + random.nextInt(100), 20 + random.nextInt(150)));
        }
        return page(boxes.toArray(Box[]::new));
    }

    private static RegionText lines(Box... boxes) {
        return new RegionText(
                Optional.of(Stream.of(boxes).reduce(Box::union).orElseThrow()),
                Stream.of(boxes)
                        .map(box -> new LineText(Optional.of(box), "text"))
                        .toList());
    }

    private static PageText page(Box... boxes) {
        return page(new Size(420, 1000), boxes);
    }

    private static PageText page(Size size, Box... boxes) {
        return new PageText(
                "p",
                new Frame(Optional.of(size), Optional.empty(), true),
                Stream.of(boxes)
                        .map(box -> new RegionText(Optional.of(box), List.of()))
                        .toList());
    }

    private static LayoutComparison comparison(PageText truth, PageText read) {
        return LayoutComparison.of(truth, read).orElseThrow();
    }

    private static LayoutScore score(PageText truth, PageText read) {
        return comparison(truth, read).score();
    }
}

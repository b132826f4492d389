package recto.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Box;
import recto.model.Layout;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Resolution;
import recto.model.Size;

class LayoutAnalysisTest {
    private static Layout analyse(PageImage page) {
        return new LayoutAnalysis(LayoutSettings.DEFAULT).analyse(page);
    }

    private static List<Layout.Part> text(Layout layout) {
        return layout.parts().stream()
                .filter(part -> part.region().type().isText())
                .toList();
    }

    /** Number of the text region that holds a point; each point that is asked for lies in one only. */
    private static int regionOf(Layout layout, int x, int y) {
        List<Layout.Part> parts = text(layout);
        List<Integer> holding = java.util.stream.IntStream.range(0, parts.size())
                .filter(i -> parts.get(i).region().outline().orElseThrow().contains(x, y))
                .boxed()
                .toList();
        assertThat(holding).as("regions that hold " + x + "," + y).hasSize(1);
        return holding.get(0);
    }

    private static Box middle(Layout.Mark mark) {
        Box box = mark.box();
        return new Box(box.x() + box.width() / 2, box.y() + box.height() / 2, 1, 1);
    }

    private static int middle(Box box) {
        return box.x() + box.width() / 2;
    }

    @ParameterizedTest
    @CsvSource({"2,false", "2,true", "3,false", "3,true", "4,true", "5,false", "7,true", "10,true"})
    void findsColumnsFromLeftToRight(int count, boolean ruled) {
        DrawnPage page = new DrawnPage(3800, 3000, count);
        List<Box> columns = page.columns(count, new Box(100, 150, 3600, 2600), ruled);

        Layout layout = analyse(page.image());

        assertThat(layout.columns()).isEqualTo(count);
        assertThat(text(layout)).hasSize(count);
        for (int i = 0; i < count; i++) {
            Box column = columns.get(i);
            assertThat(regionOf(layout, column.x() + 20, column.y() + 600)).isEqualTo(i);
            assertThat(regionOf(layout, column.right() - 20, column.y() + 600)).isEqualTo(i);
            assertThat(text(layout).get(i).region().box().contains(column)).isTrue();
        }
    }

    @Test
    void readsColumnsFromTheRightWhereTheScriptRunsSo() {
        DrawnPage page = new DrawnPage(2400, 2400, 5);
        List<Box> columns = page.columns(3, new Box(100, 150, 2200, 2000), false);

        Layout layout = analyse(page.image());

        List<Layout.Part> fromRight = layout.inOrder(true);
        assertThat(columns.stream()
                        .map(box -> fromRight.indexOf(text(layout).get(regionOf(layout, middle(box), box.y() + 610)))))
                .containsExactly(2, 1, 0);
    }

    @Test
    void seesOneColumnOnABookPage() {
        DrawnPage page = new DrawnPage(2000, 3000, 6);
        page.text(200, 200, 1800, 2800);

        Layout layout = analyse(page.image());

        assertThat(layout.columns()).isOne();
        assertThat(text(layout)).hasSize(1);
        assertThat(layout.letterHeight()).isBetween(24.0, 44.0);
    }

    @Test
    void readsAHeadingAcrossColumnsBeforeThem() {
        DrawnPage page = new DrawnPage(2400, 2600, 7);
        page.line(300, 150, 2100, 2 * DrawnPage.LETTER);
        List<Box> columns = page.columns(3, new Box(100, 300, 2200, 2200), false);

        Layout layout = analyse(page.image());

        assertThat(text(layout).get(0).region().type()).isEqualTo(RegionType.HEADING);
        assertThat(regionOf(layout, middle(columns.get(0)), 900)).isEqualTo(1);
        assertThat(regionOf(layout, middle(columns.get(2)), 900)).isEqualTo(3);
    }

    @Test
    void readsWhatStandsAboveARuleBeforeWhatStandsBelow() {
        DrawnPage page = new DrawnPage(2400, 2600, 8);
        List<Box> upper = page.columns(2, new Box(100, 150, 2200, 1100), true);
        page.fill(90, 1310, 2220, 5);
        List<Box> lower = page.columns(2, new Box(100, 1370, 2200, 1100), true);

        Layout layout = analyse(page.image());

        assertThat(List.of(
                        regionOf(layout, middle(upper.get(0)), 640),
                        regionOf(layout, middle(upper.get(1)), 640),
                        regionOf(layout, middle(lower.get(0)), 1900),
                        regionOf(layout, middle(lower.get(1)), 1900)))
                .containsExactly(0, 1, 2, 3);
        assertThat(layout.regions()).extracting(Region::type).contains(RegionType.SEPARATOR);
    }

    @Test
    void setsAPictureApartFromTheTextAroundIt() {
        DrawnPage page = new DrawnPage(2400, 2600, 9);
        page.text(100, 150, 1175, 1000);
        Box picture = page.picture(150, 1050, 950, 700);
        page.text(100, 1800, 1175, 2500);
        page.text(1225, 150, 2300, 2500);

        Layout layout = analyse(page.image());

        List<Region> pictures = layout.regions().stream()
                .filter(region -> region.type() == RegionType.PICTURE)
                .toList();
        assertThat(pictures).hasSize(1);
        assertThat(pictures.get(0).box().union(picture).width()).isLessThan(picture.width() + 30);
        assertThat(text(layout)).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-3, -1, 0.5, 1, 2, 3})
    void keepsColumnsApartOnASkewedPage(double degrees) {
        DrawnPage page = new DrawnPage(2600, 3200, 10);
        List<Box> columns = page.columns(4, new Box(200, 250, 2200, 2700), true);

        Layout layout = analyse(page.turned(degrees));

        assertThat(layout.skewDegrees()).isCloseTo(degrees, org.assertj.core.data.Offset.offset(0.15));
        for (int i = 0; i < columns.size(); i++) {
            Box column = columns.get(i);
            for (int y : new int[] {column.y() + 610, column.bottom() - 610}) {
                int[] left = page.turnedPoint(column.x() + 15, y, degrees);
                int[] right = page.turnedPoint(column.right() - 15, y, degrees);
                assertThat(regionOf(layout, left[0], left[1])).isEqualTo(i);
                assertThat(regionOf(layout, right[0], right[1])).isEqualTo(i);
            }
        }
    }

    @Test
    void findsTheSameRegionsAmongSpecks() {
        DrawnPage page = new DrawnPage(2400, 2600, 11);
        List<Box> columns = page.columns(3, new Box(150, 150, 2100, 2300), true);
        page.specks(3000);

        Layout layout = analyse(page.image());

        assertThat(text(layout)).hasSize(3);
        assertThat(regionOf(layout, middle(columns.get(1)), 1270)).isEqualTo(1);
    }

    @Test
    void readsOneBitAndEightBitPagesAlike() {
        DrawnPage page = new DrawnPage(2400, 2600, 12);
        page.columns(3, new Box(150, 150, 2100, 2300), false);

        assertThat(text(analyse(page.bilevel()))).hasSameSizeAs(text(analyse(page.image())));
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24})
    void accountsForEveryMarkAboveSpeckSize(long seed) {
        DrawnPage page = new DrawnPage(2400, 2600, seed);
        page.line(300, 120, 2100, 90);
        page.columns((int) (seed % 4) + 1, new Box(150, 300, 2100, 1500), seed % 2 == 0);
        page.picture(300, 1900, 600, 500);
        page.fill(0, 0, 30, 2600);
        page.specks(500);
        PageImage image = page.image();

        Layout layout = analyse(image);

        List<Region> regions =
                CoverageLedger.of(layout, image.size(), layout.regions()).regions();
        assertThat(layout.marks())
                .hasSizeGreaterThan(1000)
                .allMatch(
                        mark -> regions.stream().anyMatch(region -> region.box().contains(middle(mark))));
        assertThat(layout.regions()).allMatch(region -> image.size().box().contains(region.box()));
        assertThat(analyse(image)).isEqualTo(layout);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "3,2000", "2000,3", "200,200"})
    void findsNothingOnABlankPageOfAnySize(int width, int height) {
        Layout layout = analyse(new DrawnPage(width, height, 1).image());

        assertThat(layout.parts()).isEmpty();
        assertThat(layout.columns()).isOne();
        assertThat(layout.letterHeight()).isZero();
    }

    @Test
    void findsNoTextOnABlackPage() {
        byte[] black = new byte[1000 * 1000];

        Layout layout = analyse(
                new PageImage(new Size(1000, 1000), 8, black, new Resolution(300, 300, Resolution.Source.ASSUMED)));

        assertThat(text(layout)).isEmpty();
    }
}

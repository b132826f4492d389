package recto.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Region;
import recto.model.RegionType;

class FramedOrderTest {
    /** Numbers of the text regions that hold the middles of boxes. */
    private static List<Integer> numbers(DrawnPage page, Box... boxes) {
        List<Region> regions = new LayoutAnalysis(LayoutSettings.DEFAULT)
                .analyse(page.image()).parts().stream()
                        .map(Layout.Part::region)
                        .filter(region -> region.type().isText())
                        .toList();
        return Stream.of(boxes).map(box -> numberOf(regions, box)).toList();
    }

    private static int numberOf(List<Region> regions, Box box) {
        int y = box.y() + (box.height() / 2 / DrawnPage.LINE) * DrawnPage.LINE + DrawnPage.LETTER / 2;
        return (int) regions.stream()
                .takeWhile(region -> !region.outline().orElseThrow().contains(box.x() + box.width() / 2, y))
                .count();
    }

    private static void frame(DrawnPage page, Box box) {
        page.fill(box.x(), box.y(), box.width(), 5);
        page.fill(box.x(), box.bottom(), box.width() + 5, 5);
        page.fill(box.x(), box.y(), 5, box.height());
        page.fill(box.right(), box.y(), 5, box.height());
    }

    @Test
    void readsAnAdvertisementInAFrameInOneGo() {
        DrawnPage page = new DrawnPage(2500, 3000, 41);
        Box left = page.text(150, 150, 840, 1300);
        frame(page, new Box(900, 150, 1400, 1150));
        Box first = page.text(950, 200, 1550, 1250);
        Box second = page.text(1640, 200, 2250, 1250);
        frame(page, new Box(130, 1500, 1270, 1200));
        Box third = page.text(180, 1550, 720, 2650);
        Box fourth = page.text(800, 1550, 1350, 2650);
        Box right = page.text(1450, 1500, 2300, 2700);

        assertThat(numbers(page, left, first, second, third, fourth, right)).isSorted();
    }

    @Test
    void goesOnBelowAPictureInTheSameColumn() {
        DrawnPage page = new DrawnPage(2500, 3000, 42);
        Box upperLeft = page.text(150, 150, 1175, 1000);
        Box upperRight = page.text(1230, 150, 2300, 1000);
        page.picture(600, 1200, 1200, 700);
        Box lowerLeft = page.text(150, 2050, 1175, 2800);
        Box lowerRight = page.text(1230, 2050, 2300, 2800);

        assertThat(numbers(page, upperLeft, lowerLeft, upperRight, lowerRight)).containsExactly(0, 1, 2, 3);
    }

    @Test
    void readsWhatStandsAboveAWornRuleFirst() {
        DrawnPage page = new DrawnPage(2500, 3000, 43);
        Box upperLeft = page.text(150, 150, 1175, 1300);
        Box upperRight = page.text(1230, 150, 2300, 1300);
        page.fill(140, 1420, 760, 5);
        page.fill(880, 1440, 770, 5);
        page.fill(1660, 1421, 650, 5);
        Box lowerLeft = page.text(150, 1540, 700, 2800);
        Box lowerMiddle = page.text(760, 1540, 1500, 2800);
        Box lowerRight = page.text(1560, 1540, 2300, 2800);

        assertThat(numbers(page, upperLeft, upperRight, lowerLeft, lowerMiddle, lowerRight))
                .containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void seesAPictureThoughOthersOfItsHeightStandFarAway() {
        DrawnPage page = new DrawnPage(3600, 2600, 44);
        page.columns(4, new Box(100, 150, 3400, 1500), true);
        for (int x : new int[] {100, 1000, 1900, 2800}) {
            page.picture(x, 1900, 250, 250);
        }

        assertThat(new LayoutAnalysis(LayoutSettings.DEFAULT)
                        .analyse(page.image())
                        .regions())
                .filteredOn(region -> region.type() == RegionType.PICTURE)
                .hasSize(4);
    }

    /** A rule of which print has left pieces shorter than letters. */
    private static void wornRule(DrawnPage page, int from, int to, int y) {
        for (int x = from; x < to - 28; x += 45) {
            page.fill(x, y + x % 2, 28, 4);
        }
    }

    @Test
    void readsColumnsAboveAWornRuleOverSomeOfThemBeforeThoseBelow() {
        DrawnPage page = new DrawnPage(2600, 2600, 45);
        Box upperLeft = page.text(150, 150, 840, 1200);
        Box upperMiddle = page.text(900, 150, 1640, 1150);
        wornRule(page, 150, 860, 1290);
        wornRule(page, 1000, 1640, 1296);
        Box lowerLeft = page.text(150, 1390, 840, 2450);
        Box lowerMiddle = page.text(900, 1370, 1640, 2450);
        page.fill(869, 140, 4, 1130);
        page.fill(869, 1330, 4, 1130);
        page.fill(1669, 140, 4, 2320);
        Box right = page.text(1700, 150, 2450, 2450);

        assertThat(numbers(page, upperLeft, upperMiddle, lowerLeft, lowerMiddle, right))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void readsAnAdvertisementAboveTheLastColumnsOfAnArticleBeforeTheArticle() {
        DrawnPage page = new DrawnPage(2600, 2600, 46);
        Box above = page.text(150, 150, 840, 1000);
        page.fill(150, 1100, 690, 4);
        Box first = page.text(150, 1200, 840, 2300);
        frame(page, new Box(920, 150, 1530, 900));
        Box framed = page.text(1000, 200, 2400, 980);
        Box second = page.text(900, 1200, 1640, 2300);
        Box third = page.text(1700, 1200, 2450, 2300);
        page.fill(869, 140, 4, 2170);
        page.fill(1669, 1150, 4, 1160);
        page.fill(150, 2400, 2300, 4);
        Box below = page.text(150, 2450, 2450, 2560);

        assertThat(numbers(page, above, framed, first, second, third, below)).isSorted();
    }

    @Test
    void keepsALineOfATitleApartFromTheBoxAboveItsEnd() {
        DrawnPage page = new DrawnPage(2600, 2600, 47);
        page.line(150, 150, 1500, 110);
        Box price = page.text(1900, 140, 2450, 420);
        page.line(150, 480, 2450, 60);
        page.columns(3, new Box(150, 700, 2300, 1800), true);
        Box end = new Box(1900, 480, 550, 60);

        assertThat(numbers(page, price, end)).doesNotHaveDuplicates();
    }
}

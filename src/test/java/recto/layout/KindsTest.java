package recto.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import recto.model.Box;
import recto.model.Region;
import recto.model.RegionType;

class KindsTest {
    private static List<Region> regions(DrawnPage page) {
        return new LayoutAnalysis(LayoutSettings.DEFAULT).analyse(page.image()).regions();
    }

    /** The type of the text that holds the middle of the first line of a box. */
    private static RegionType typeAt(List<Region> regions, Box box) {
        return regions.stream()
                .filter(region -> region.type().isText()
                        && region.edge().contains(box.x() + box.width() / 4, box.y() + DrawnPage.LETTER / 2))
                .findFirst()
                .orElseThrow()
                .type();
    }

    private static void frame(DrawnPage page, Box box) {
        page.fill(box.x(), box.y(), box.width(), 5);
        page.fill(box.x(), box.bottom(), box.width() + 5, 5);
        page.fill(box.x(), box.y(), 5, box.height());
        page.fill(box.right(), box.y(), 5, box.height());
    }

    @Test
    void takesABoxAmongColumnsForAnAdvertisement() {
        DrawnPage page = new DrawnPage(2500, 3000, 51);
        List<Box> columns = page.columns(3, new Box(150, 150, 2200, 1500), true);
        frame(page, new Box(130, 1800, 1000, 900));
        Box framed = page.text(180, 1860, 1080, 2650);
        Box beside = page.text(1250, 1800, 2350, 2700);

        List<Region> regions = regions(page);
        assertThat(typeAt(regions, framed)).isEqualTo(RegionType.ADVERTISEMENT);
        assertThat(typeAt(regions, beside)).isEqualTo(RegionType.TEXT);
        assertThat(columns).allSatisfy(box -> assertThat(typeAt(regions, box)).isEqualTo(RegionType.TEXT));
    }

    @Test
    void takesARuledGridForATable() {
        DrawnPage page = new DrawnPage(2500, 3000, 52);
        Box above = page.text(150, 150, 2350, 1300);
        frame(page, new Box(150, 1500, 1600, 1000));
        page.fill(150, 1620, 1600, 5);
        for (int cell = 0; cell < 4; cell++) {
            page.fill(150 + 400 * cell, 1500, 5, 1000);
            page.line(190 + 400 * cell, 1545, 500 + 400 * cell, DrawnPage.LETTER);
            page.text(190 + 400 * cell, 1680, 510 + 400 * cell, 2450);
        }

        List<Region> regions = regions(page);
        assertThat(typeAt(regions, new Box(190, 1680, 300, 100))).isEqualTo(RegionType.TABLE);
        assertThat(typeAt(regions, above)).isEqualTo(RegionType.TEXT);
    }

    @Test
    void takesALineBelowAPictureForItsCaption() {
        DrawnPage page = new DrawnPage(2500, 3000, 53);
        page.picture(400, 200, 1400, 1000);
        page.line(600, 1240, 1600, DrawnPage.LETTER);
        Box body = page.text(150, 1500, 2350, 2800);

        List<Region> regions = regions(page);
        assertThat(typeAt(regions, new Box(600, 1240, 1000, 28))).isEqualTo(RegionType.CAPTION);
        assertThat(typeAt(regions, body)).isEqualTo(RegionType.TEXT);
    }

    @Test
    void takesLargeTypeForAMastheadOnlyAboveTheText() {
        DrawnPage page = new DrawnPage(2500, 3000, 54);
        page.line(300, 150, 2200, 130);
        page.columns(3, new Box(150, 500, 2200, 1000), true);
        page.line(300, 1700, 2200, 130);
        page.columns(3, new Box(150, 2000, 2200, 800), true);

        List<Region> regions = regions(page);
        assertThat(typeAt(regions, new Box(300, 200, 1900, 130))).isEqualTo(RegionType.MASTHEAD);
        assertThat(typeAt(regions, new Box(300, 1750, 1900, 130))).isEqualTo(RegionType.HEADING);
    }
}

package recto.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import recto.model.Layout;
import recto.model.Region;

class ListAndTypescriptTest {
    private static List<Region> text(DrawnPage page) {
        return new LayoutAnalysis(LayoutSettings.DEFAULT)
                .analyse(page.image()).parts().stream()
                        .map(Layout.Part::region)
                        .filter(region -> region.type().isText())
                        .toList();
    }

    private static long holding(List<Region> regions, int x, int y) {
        return regions.stream()
                .filter(region -> region.outline().orElseThrow().contains(x, y))
                .count();
    }

    @Test
    void keepsThePricesOfAListWithItsLines() {
        DrawnPage page = new DrawnPage(1600, 2200, 31);
        for (int y = 300; y < 1800; y += 160) {
            page.line(300, y, 800 + y % 5 * 40, DrawnPage.LETTER);
            page.line(1250, y, 1320, DrawnPage.LETTER);
            page.line(500, y + 70, 1050, DrawnPage.LETTER);
        }

        List<Region> regions = text(page);

        assertThat(regions).hasSize(1);
        assertThat(holding(regions, 1290, 470)).isOne();
    }

    @Test
    void takesNoWhiteBetweenTypedWordsForAGapBetweenColumns() {
        DrawnPage page = new DrawnPage(2000, 2600, 32);
        for (int i = 0; i < 18; i++) {
            int y = 300 + i * 110;
            if (i % 9 < 3 || i % 9 > 6) {
                page.line(i % 9 == 2 ? 420 : 250, y, 1750, DrawnPage.LETTER);
            } else {
                page.line(250, y, 620, DrawnPage.LETTER);
                page.line(700, y, 1750, DrawnPage.LETTER);
            }
        }

        assertThat(text(page)).hasSize(1);
    }

    @Test
    void readsSmallPrintBelowLargeLetters() {
        DrawnPage page = new DrawnPage(1000, 1900, 33);
        for (int y = 150; y < 1000; y += 130) {
            page.line(100, y, 900, 90);
        }
        page.line(100, 1100, 900, 32);
        page.line(100, 1160, 900, 32);

        assertThat(holding(text(page), 500, 1176)).isOne();
    }

    @Test
    void placesABlockWhereMostOfItsLinesStand() {
        List<Strip> block = IntStream.range(0, 20)
                .mapToObj(i -> new Strip(new Rect(50, 20 * i, i == 7 ? 190 : 150, 20 * i + 14), 10, 12, 1, 20 * i + 12))
                .toList();

        assertThat(Blocks.body(block, 10)).isEqualTo(new Rect(50, 0, 150, 394));
    }
}

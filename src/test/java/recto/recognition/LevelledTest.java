package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import recto.model.Bend;
import recto.model.Box;
import recto.model.Layout;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.Word;

class LevelledTest {
    private static final String[] TEXT = {
        "The harbour master closed the inner gate at noon",
        "and wrote into his book that the water had risen",
        "above the mark of the great flood of last spring.",
        "No ship was to leave before the following morning.",
        "The keeper of the old light on the northern mole",
        "had seen the barometer fall since early evening,",
        "and the fishermen carried their nets up the stair."
    };
    private static final int MOST = 34;

    /** Lower towards the right by the fourth power of the place, as in the fold of a bound volume. */
    private static int lowered(int x) {
        return (int) Math.round(MOST * Math.pow(Math.max(0, x - 200) / 820.0, 4));
    }

    private static PageImage bent(PageImage page) {
        byte[] pixels = new byte[page.pixels().length];
        Arrays.fill(pixels, (byte) 255);
        int width = page.size().width();
        for (int x = 0; x < width; x++) {
            int by = lowered(x);
            for (int y = 0; y + by < page.size().height() && by < 300; y++) {
                pixels[(y + by) * width + x] = page.pixels()[y * width + x];
            }
        }
        return new PageImage(page.size(), 8, pixels, page.resolution());
    }

    @Test
    void bentLinesAreReadAndTheirWordsStandWhereTheyArePrinted() throws Exception {
        PageImage level = Pages.set(0, TEXT);
        PageImage page = bent(level);
        Layout layout = Pages.layout(page);
        assertThat(layout.parts()).anyMatch(part -> part.bend().isPresent());
        try (TesseractRecognizer reader = RealModels.reader("eng")) {
            List<Word> words = reader.read(page, layout).reading().words().toList();
            assertThat(words)
                    .extracting(Word::text)
                    .containsExactly(String.join(" ", TEXT).split(" "));
            List<Word> straight =
                    reader.read(level, Pages.layout(level)).reading().words().toList();
            assertThat(words).hasSameSizeAs(straight);
            for (int i = 0; i < words.size(); i++) {
                Box printed = straight.get(i).box();
                Box found = words.get(i).box();
                assertThat(found.x()).isBetween(printed.x() - 6, printed.x() + 6);
                assertThat(found.y() - printed.y()).isBetween(lowered(printed.x()) - 9, lowered(printed.right()) + 9);
                assertThat(found.bottom() - printed.bottom())
                        .isBetween(lowered(printed.x()) - 9, lowered(printed.right()) + 9);
            }
        }
    }

    @Test
    void levelPagesHaveNoBend() {
        for (double degrees : new double[] {0, 0.6, -0.8, 1.5}) {
            assertThat(Pages.layout(Pages.set(degrees, TEXT)).parts())
                    .allMatch(part -> part.bend().isEmpty());
        }
    }

    @Test
    void eachColumnOfPixelsIsMovedByTheBend() {
        PageImage page = Pages.flat(200, 120, 255);
        Bend bend = new Bend(new Box(0, 0, 200, 120), List.of(10.0), List.of(0.0));
        for (int x = 0; x < 200; x++) {
            page.pixels()[(int) Math.round(60 + bend.at(x, 60)) * 200 + x] = 0;
        }
        Region region = new Region(
                "r1",
                recto.model.RegionType.TEXT,
                bend.box(),
                Optional.empty(),
                recto.model.Language.UNKNOWN,
                List.of());
        Levelled level = Levelled.of(Cutout.of(page, region.edge(), 20), bend);
        int row = 60 - level.top();
        long dark = IntStream.range(0, 200)
                .filter(x -> IntStream.rangeClosed(row - 1, row + 1)
                        .anyMatch(y -> darkness(level.image(), x - level.left(), y) > 100))
                .count();
        assertThat(dark).isEqualTo(200);
    }

    private static int darkness(PageImage image, int x, int y) {
        return 255 - (image.pixels()[y * image.stride() + x] & 0xff);
    }
}

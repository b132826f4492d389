package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Line;
import recto.model.Note;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.StageException;
import recto.model.Word;

class TesseractRecognizerTest {
    private static final String[] LINES = {
        "The harbour master closed the inner gate",
        "before the storm reached the lower town,",
        "and no boat left the quay until Thursday.",
        "Two barges of grain were lost near the",
        "lighthouse; their crews came safely home."
    };

    private static Recognition read(PageImage page) throws StageException, IOException {
        try (TesseractRecognizer reader = RealModels.reader("eng")) {
            return reader.read(page, Pages.layout(page));
        }
    }

    private static String text(Recognition recognition) {
        return recognition.reading().regions().stream()
                .flatMap(region -> region.lines().stream())
                .map(Line::text)
                .collect(Collectors.joining("\n"));
    }

    private static List<String> codes(Recognition recognition) {
        return recognition.notes().stream().map(Note::code).toList();
    }

    @Test
    void readsLinesWordsAndBaselinesInsideThePage() throws Exception {
        PageImage page = Pages.set(0, LINES);
        Recognition read = read(page);
        assertThat(text(read)).isEqualTo(String.join("\n", LINES));
        assertThat(read.blank()).isFalse();
        assertThat(read.reading().tool()).isEqualTo(TesseractRecognizer.version());
        assertThat(read.reading().words().map(Word::box)).allMatch(page.size().box()::contains);
        Region region = read.reading().regions().get(0);
        assertThat(region.language().code()).isEqualTo("eng");
        assertThat(region.lines()).allMatch(line -> line.baseline().isPresent());
        Box first = region.lines().get(0).box();
        assertThat(first.x()).isBetween(195, 210);
        assertThat(first.bottom()).isBetween(298, 315);
    }

    @Test
    void readsBilevelPagesAsItReadsGreyOnes() throws Exception {
        assertThat(text(read(Pages.bilevel(Pages.set(0, LINES))))).isEqualTo(String.join("\n", LINES));
    }

    @Test
    void readsTheSamePageTwiceWithTheSameOutcome() throws Exception {
        PageImage page = Pages.set(0.7, LINES);
        try (TesseractRecognizer reader = RealModels.reader("eng")) {
            assertThat(reader.read(page, Pages.layout(page))).isEqualTo(reader.read(page, Pages.layout(page)));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {90, 180, 270})
    void readsPagesThatStandOnTheirSideOrHeadAndGivesBoxesOnThePageAsItIs(int degrees) throws Exception {
        PageImage page = Pages.set(degrees, LINES);
        Recognition read = read(page);
        assertThat(text(read)).isEqualTo(String.join("\n", LINES));
        assertThat(read.reading().words().map(Word::box)).allMatch(page.size().box()::contains);
        Box first = read.reading().regions().get(0).lines().get(0).box();
        boolean standing = degrees % 180 != 0;
        assertThat(first.height() > first.width()).isEqualTo(standing);
        if (degrees == 180) {
            assertThat(read.steps().get(0).reason()).contains(", turned");
            assertThat(read.steps().get(0).settings()).containsEntry("turned", "180");
            assertThat(first.y()).isGreaterThan(page.size().height() / 2);
        }
    }

    @Test
    void readsTheGreyPartOfAPageThatWasCutOut() throws Exception {
        PageImage page = Pages.greyAbove(Pages.cut(Pages.set(0, LINES), new Box(197, 265, 700, 280)), 108);
        assertThat(text(read(page))).contains(LINES[0], "reached the lower town,", LINES[4]);
    }

    @Test
    void readsRoughTypeFromASmoothedCopy() throws Exception {
        Recognition read = read(Pages.rough(Pages.set(0, LINES), 0.8));
        assertThat(read.steps().get(0).settings()).containsEntry("tones", "smoothed");
        assertThat(read.steps().get(0).reason()).startsWith("mode 6, smoothed (confidence ");
        assertThat(text(read)).contains(LINES[0], LINES[3]);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-13, -5, 4, 12})
    void readsSkewedPages(double degrees) throws Exception {
        PageImage page = Pages.set(degrees, LINES);
        Recognition read = read(page);
        assertThat(text(read).lines())
                .startsWith(LINES[0], LINES[1], LINES[2], LINES[3])
                .hasSize(LINES.length);
        assertThat(read.reading().words().map(Word::box)).allMatch(page.size().box()::contains);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 200, 255})
    void callsAFlatPageBlank(int grey) throws Exception {
        Recognition read = read(Pages.flat(1000, 1400, grey));
        assertThat(read.blank()).isTrue();
        assertThat(read.reading().regions()).isEmpty();
        assertThat(read.notes()).isEmpty();
    }

    @Test
    void callsAPageOfSpecksBlank() throws Exception {
        assertThat(read(Pages.specks(1000, 1400, 0.002)).blank()).isTrue();
    }

    @Test
    void makesNoTextOfNoise() throws Exception {
        Recognition read = read(Pages.specks(500, 300, 0.3));
        assertThat(read.reading().words()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void survivesPagesTooSmallForALetter(int side) throws Exception {
        PageImage page = Pages.flat(side, 300, 255);
        for (int y = 100; y < 200; y++) {
            page.pixels()[y * side] = 0;
        }
        Recognition read = read(page);
        assertThat(read.reading().words()).isEmpty();
    }

    @Test
    void saysWhereSomethingStandsThatCannotBeRead() throws Exception {
        PageImage page = Pages.flat(1000, 1000, 255);
        for (int y = 400; y < 600; y++) {
            java.util.Arrays.fill(page.pixels(), y * 1000 + 300, y * 1000 + 700, (byte) 30);
        }
        Recognition read = read(page);
        assertThat(read.blank()).isFalse();
        assertThat(read.reading().words()).isEmpty();
        assertThat(codes(read)).contains("nothing-read");
        assertThat(read.reading().regions()).singleElement().satisfies(region -> {
            assertThat(region.type()).isEqualTo(RegionType.UNREAD);
            assertThat(region.box().x()).isBetween(280, 305);
        });
    }

    @Test
    void refusesSidesThatTheEngineCannotTake() {
        PageImage page = Pages.flat(140_000, 10, 255);
        java.util.Arrays.fill(page.pixels(), 140_000 * 2, 140_000 * 9, (byte) 0);
        assertThatThrownBy(() -> read(page)).hasMessageContaining("too-large").hasMessageContaining("140000");
    }

    @Test
    void readsSidesAboveTheEnginesLimitFromASmallerCopy() throws Exception {
        PageImage line = Pages.set(0, LINES);
        int width = 34_000;
        PageImage strip = Pages.flat(width, line.size().height(), 255);
        for (int y = 0; y < line.size().height(); y++) {
            System.arraycopy(line.pixels(), y * 1400, strip.pixels(), y * width + 20_000, 1400);
        }
        Recognition read = read(strip);
        assertThat(text(read)).contains("The harbour master closed the inner gate");
        assertThat(read.reading().words().map(Word::box)).allMatch(box -> box.x() > 20_000 && box.right() < 21_400);
    }

    @Test
    void takesTheLanguageThatFitsOfSeveral() throws Exception {
        try (TesseractRecognizer reader = RealModels.reader("rus", "eng")) {
            Recognition read = reader.read(Pages.set(0, LINES), Layout.NONE);
            assertThat(text(read)).isEqualTo(String.join("\n", LINES));
            assertThat(read.steps().get(0).name()).isEqualTo("choose-language");
            assertThat(read.steps().get(0).settings()).containsKeys("eng", "rus");
        }
    }

    @Test
    void readsWithSeveralModelsTogetherWhereTheyAreJoined() throws Exception {
        try (TesseractRecognizer reader = RealModels.reader("rus+eng")) {
            Recognition read =
                    reader.read(Pages.set(0, LINES[0], "Старый маяк стоит на берегу моря", LINES[2]), Layout.NONE);
            assertThat(text(read)).contains("harbour master").contains("Старый маяк");
            assertThat(read.reading().models()).hasSize(2);
        }
    }
}

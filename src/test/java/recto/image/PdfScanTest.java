package recto.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.Box;
import recto.model.Facsimile;
import recto.model.Filter;
import recto.model.PageImage;
import recto.model.PageNumber;
import recto.model.PageView;
import recto.model.Reading;
import recto.model.Resolution;
import recto.model.Size;
import recto.model.StageException;
import recto.model.Word;

class PdfScanTest {
    private static final PageNumber ONE = new PageNumber(1);

    @TempDir
    Path folder;

    @Test
    void takesTheImageOfAScannedPageAsItIs() throws Exception {
        byte[] jpeg = MadePdf.jpeg(800, 1200);
        Path file =
                MadePdf.page(folder.resolve("a.pdf"), 0, (document, content) -> MadePdf.whole(document, content, jpeg));
        try (OpenScan scan = Samples.open(file)) {
            PageView view = scan.page(ONE);
            assertThat(view.image().size()).isEqualTo(new Size(800, 1200));
            assertThat(view.image().resolution().source()).isEqualTo(Resolution.Source.FILE);
            assertThat(view.image().resolution().x()).isBetween(199.9, 200.1);
            assertThat(view.readImage()).isTrue();
            Facsimile facsimile = scan.facsimile(ONE);
            assertThat(facsimile.filter()).isEqualTo(Filter.DCT);
            assertThat(facsimile.original()).isTrue();
            assertThat(facsimile.bytes()).isEqualTo(jpeg);
        }
    }

    static Stream<Arguments> placements() {
        List<float[]> matrices = List.of(
                new float[] {288, 0, 0, 432, 0, 0},
                new float[] {-288, 0, 0, 432, 288, 0},
                new float[] {-288, 0, 0, -432, 288, 432},
                new float[] {288, 0, 0, -432, 0, 432},
                new float[] {0, 432, 288, 0, 0, 0},
                new float[] {0, -432, 288, 0, 0, 432},
                new float[] {0, 432, -288, 0, 288, 0},
                new float[] {0, -432, -288, 0, 288, 432});
        return matrices.stream().flatMap(m -> Stream.of(0, 90, 180, 270).map(r -> Arguments.of(r, m)));
    }

    /** The embedded image, turned by what its matrix and /Rotate say, is what a reader of PDF shows. */
    @ParameterizedTest
    @MethodSource("placements")
    void turnsAnEmbeddedImageAsItIsShown(int rotate, float[] m) throws Exception {
        byte[] jpeg = MadePdf.jpeg(m[0] == 0 ? 432 : 288, m[0] == 0 ? 288 : 432);
        Path file = MadePdf.page(
                folder.resolve("a.pdf"),
                rotate,
                (document, content) -> content.drawImage(
                        JPEGFactory.createFromByteArray(document, jpeg),
                        new Matrix(m[0], m[1], m[2], m[3], m[4], m[5])));
        try (OpenScan scan = Samples.open(file);
                PDDocument document = org.apache.pdfbox.Loader.loadPDF(file.toFile());
                Pix shown = Grey.of(new PdfRendering(document).grey(0, 72))) {
            PageView view = scan.page(ONE);
            assertThat(view.steps().get(0).name()).isEqualTo("decode");
            assertThat(view.image().size()).isEqualTo(shown.size());
            assertThat(difference(view.image().pixels(), shown.pixels())).isLessThan(3);
        }
    }

    private static double difference(byte[] one, byte[] other) {
        long sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += Math.abs((one[i] & 0xff) - (other[i] & 0xff));
        }
        return sum / (double) one.length;
    }

    @ParameterizedTest
    @MethodSource("rotations")
    void boxesOfBornDigitalWordsHoldTheirInkWhateverTheRotation(int rotate) throws Exception {
        Path file = MadePdf.page(
                folder.resolve("a.pdf"),
                rotate,
                (document, content) -> MadePdf.line(content, "Hamburg lies here", RenderingMode.FILL));
        try (OpenScan scan = Samples.open(file)) {
            PageView view = scan.page(ONE);
            assertThat(view.readImage()).isFalse();
            Reading reading = view.text(Reading.Source.BORN_DIGITAL).orElseThrow();
            assertThat(reading.words().map(Word::text)).containsExactly("Hamburg", "lies", "here");
            long all = ink(view.image(), view.image().size().box());
            long inside =
                    reading.words().mapToLong(w -> ink(view.image(), w.box())).sum();
            assertThat(inside).isBetween(all * 97 / 100, all);
        }
    }

    static Stream<Integer> rotations() {
        return Stream.of(0, 90, 180, 270);
    }

    private static long ink(PageImage image, Box box) {
        long ink = 0;
        for (int y = box.y(); y < box.bottom(); y++) {
            for (int x = box.x(); x < box.right(); x++) {
                ink += (image.pixels()[y * image.stride() + x] & 0xff) < 128 ? 1 : 0;
            }
        }
        return ink;
    }

    @Test
    void tellsAHiddenLayerFromAStampOnAScan() throws Exception {
        byte[] jpeg = MadePdf.jpeg(800, 1200);
        Path file = MadePdf.page(folder.resolve("a.pdf"), 0, (document, content) -> {
            content.transform(Matrix.getTranslateInstance(0, 60));
            MadePdf.line(content, "under the picture", RenderingMode.FILL);
            content.transform(Matrix.getTranslateInstance(0, -60));
            MadePdf.whole(document, content, jpeg);
            MadePdf.line(content, "without ink", RenderingMode.NEITHER);
            content.transform(Matrix.getTranslateInstance(0, -60));
            MadePdf.line(content, "stamped", RenderingMode.FILL);
        });
        try (OpenScan scan = Samples.open(file)) {
            PageView view = scan.page(ONE);
            assertThat(view.readImage()).isTrue();
            assertThat(texts(view, Reading.Source.BORN_DIGITAL)).containsExactly("stamped");
            assertThat(texts(view, Reading.Source.TEXT_LAYER)).contains("under", "picture", "without", "ink");
            assertThat(scan.facsimile(ONE).bytes()).isEqualTo(jpeg);
        }
    }

    private static List<String> texts(PageView view, Reading.Source source) {
        List<String> texts = new ArrayList<>();
        view.text(source).orElseThrow().words().forEach(word -> texts.add(word.text()));
        return texts;
    }

    @Test
    void asksForACopyWithoutPassword() throws Exception {
        Path file = folder.resolve("locked.pdf");
        try (PDDocument document = new PDDocument()) {
            document.addPage(new PDPage());
            document.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
            document.save(file.toFile());
        }
        assertThatThrownBy(() -> Samples.open(file))
                .isInstanceOf(StageException.class)
                .hasMessageContaining("password-needed")
                .hasMessageContaining("copy without one");
    }

    @Test
    void refusesADrawingThatSwellsBeyondMeasure() throws Exception {
        Path file = folder.resolve("swells.pdf");
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(PDRectangle.A6);
            document.addPage(page);
            COSStream stream = document.getDocument().createCOSStream();
            byte[] spaces = new byte[1 << 20];
            Arrays.fill(spaces, (byte) ' ');
            try (var out = stream.createOutputStream(COSName.FLATE_DECODE)) {
                for (int i = 0; i < 300; i++) {
                    out.write(spaces);
                }
            }
            page.setContents(new PDStream(stream));
            document.save(file.toFile());
        }
        assertThat(Files.size(file)).isLessThan(1 << 20);
        try (OpenScan scan = Samples.open(file)) {
            assertThatThrownBy(() -> scan.page(ONE))
                    .isInstanceOf(StageException.class)
                    .hasMessageContaining("too-large");
        }
    }
}

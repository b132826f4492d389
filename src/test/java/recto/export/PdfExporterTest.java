package recto.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.Facsimile;
import recto.model.FailureKind;
import recto.model.PageTranscript;
import recto.model.StageException;
import recto.model.Transcript;
import recto.model.Turn;
import recto.transcript.Json;
import recto.transcript.RandomTranscripts;

class PdfExporterTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/export");

    @TempDir
    Path folder;

    static Stream<Path> cases() throws IOException {
        return Files.list(GOLDEN).sorted();
    }

    static Stream<Pictures.Kind> kinds() {
        return Stream.of(Pictures.Kind.values());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyGoldenItemIsPdfA2b(Path example) throws IOException, StageException {
        Transcript transcript = Json.read(example.resolve("input.json"), Transcript.class);
        Path pdf = write(transcript, Pictures.GRAY);
        assertThat(PdfA.problems(pdf)).isEmpty();
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            assertThat(document.getNumberOfPages()).isEqualTo(transcript.pages().size());
            assertThat(document.getDocumentInformation().getTitle())
                    .isEqualTo(transcript.head().metadata().get(0).value());
            assertThat(document.getDocumentInformation().getCreationDate()).isNull();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void picturesKeepTheirBytesAndLookRight(Pictures.Kind kind) throws IOException, StageException {
        Facsimile facsimile = Pictures.of(kind, Turn.NONE);
        Path pdf = write(item(), page -> facsimile);
        assertThat(PdfA.problems(pdf)).isEmpty();
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            PDPage page = document.getPage(0);
            PDImageXObject image = (PDImageXObject) page.getResources().getXObject(COSName.getPDFName("P"));
            assertThat(image.getCOSObject().createRawInputStream().readAllBytes())
                    .isEqualTo(facsimile.bytes());
            BufferedImage seen = new PDFRenderer(document).renderImageWithDPI(0, 36);
            Pictures.assertUpright(seen);
        }
    }

    @ParameterizedTest
    @EnumSource
    void turnsPicturesUpright(Turn turn) throws IOException, StageException {
        Path pdf = write(item(), page -> Pictures.of(Pictures.Kind.GRAY_FLATE, turn));
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            Pictures.assertUpright(new PDFRenderer(document).renderImageWithDPI(0, 36));
        }
    }

    @Test
    void pageSizeFollowsFromTheResolution() throws IOException, StageException {
        Transcript transcript = Json.read(GOLDEN.resolve("blank-and-failed/input.json"), Transcript.class);
        try (PDDocument document =
                Loader.loadPDF(write(transcript, Pictures.GRAY).toFile())) {
            assertThat(document.getPage(0).getMediaBox().getWidth()).isCloseTo(480, within(0.01f));
            assertThat(document.getPage(0).getMediaBox().getHeight()).isCloseTo(384, within(0.01f));
            assertThat(document.getPage(1).getMediaBox().getWidth()).isCloseTo(595.28f, within(0.01f));
            assertThat(document.getPage(1).getResources().getXObjectNames()).isEmpty();
        }
    }

    @Test
    void leavesNoFileBehindWhenAPictureCannotBeHad() throws IOException {
        Facsimiles none = page -> {
            throw new StageException(FailureKind.SCAN_CHANGED, "decode", "the scan is gone");
        };
        assertThatThrownBy(() -> write(item(), none)).isInstanceOf(StageException.class);
        assertThat(Trees.files(folder)).isEmpty();
    }

    @Test
    void memoryStaysFlatOverTwoThousandPages() throws IOException, StageException {
        byte[] bytes = new byte[30_000];
        Facsimile facsimile = Pictures.of(Pictures.Kind.GRAY_FLATE, Turn.NONE);
        Facsimile large = new Facsimile(
                facsimile.filter(),
                bytes,
                facsimile.size(),
                8,
                facsimile.colour(),
                facsimile.turn(),
                facsimile.globals(),
                true);
        PageTranscript page = RandomTranscripts.page(5, 1);
        long start = System.nanoTime();
        try (PageSink sink = new PdfExporter().open(RandomTranscripts.head(1, 2000), any -> large, folder)) {
            sink.page(page);
            long before = used();
            for (int i = 1; i < 2000; i++) {
                sink.page(page);
            }
            assertThat(used() - before).isLessThan(60L << 20);
            sink.finish();
            assertThat(used() - before).isLessThan(60L << 20);
        }
        System.out.printf("2000 pages of 30 kB: %d ms%n", (System.nanoTime() - start) / 1_000_000);
    }

    private Transcript item() throws IOException {
        return Json.read(GOLDEN.resolve("two-readings/input.json"), Transcript.class);
    }

    private Path write(Transcript transcript, Facsimiles facsimiles) throws StageException {
        Items.write(transcript, facsimiles, folder, List.of(new PdfExporter()));
        return folder.resolve("item.pdf");
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}

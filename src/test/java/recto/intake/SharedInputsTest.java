package recto.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import recto.model.Failure;
import recto.model.FailureKind;
import recto.model.Item;
import recto.model.Note;
import recto.model.Scan;
import recto.model.StageException;

/** The odd files that are kept outside the project; skipped where they are not there. */
class SharedInputsTest {
    private final Path inputs = Path.of(Optional.ofNullable(System.getenv("RECTO_SHARED"))
                    .orElse(System.getProperty("recto.shared", "../shared")))
            .resolve("inputs");

    @BeforeEach
    void needTheFiles() {
        assumeTrue(Files.isDirectory(inputs), "no " + inputs + " here: its files are not looked at");
    }

    @Test
    void keepsEveryNameToTheLetter() throws StageException, IOException {
        Path names = inputs.resolve("names");
        Found found = new Intake(IntakeSettings.DEFAULT).find(List.of(names));

        List<String> expected;
        try (Stream<Path> files = Files.walk(names)) {
            expected = files.filter(Files::isRegularFile)
                    .map(file -> names.relativize(file).toString())
                    .toList();
        }
        assertThat(scans(found)).extracting(Scan::path).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(found.skipped()).isEmpty();
        assertThat(found.refused()).isEmpty();
        assertThat(found.items())
                .allSatisfy(item -> assertThat(Folders.original(item.folder())).contains(item.id()));
        assertThat(found.items()).extracting(Item::folder).doesNotHaveDuplicates();
    }

    @Test
    void keepsSixFilesWithOneStemApart() throws StageException {
        Found found = new Intake(IntakeSettings.DEFAULT).find(List.of(inputs.resolve("names/same-stem")));
        assertThat(found.items())
                .extracting(Item::folder)
                .containsExactlyInAnyOrder(
                        "page.TIF", "page.jpg", "page.pdf", "page.tif~2", "sub/page.tif", "sub_page.tif");
    }

    @Test
    void readsLeavesInNaturalOrder() throws StageException {
        Found found = new Intake(IntakeSettings.DEFAULT).find(List.of(inputs.resolve("names/natural-order")));
        assertThat(found.items()).singleElement().satisfies(item -> {
            assertThat(item.id()).isEqualTo("leaf");
            assertThat(item.scans()).extracting(Scan::path).containsExactly("leaf3.tif", "leaf10.tif", "leaf11.tif");
        });
    }

    @Test
    void saysWhatEveryOtherFileIs() throws StageException {
        Found found = new Intake(IntakeSettings.DEFAULT).find(List.of(inputs.resolve("other")));
        assertThat(found.skipped()).extracting(Skipped::path).containsExactly("._page1.tif", "text-utf16.txt");
        assertThat(refusals(found))
                .containsExactly(
                        "bare.jb2 unsupported-type",
                        "empty.tif empty-file",
                        "one-zero-byte.png damaged",
                        "phone.heic unsupported-type",
                        "text-named-tif.tif unsupported-type name-mismatch",
                        "zip-named-pdf.pdf unsupported-type name-mismatch");
        assertThat(scans(found))
                .extracting(scan -> scan.path() + " " + scan.mediaType() + codes(scan.notes()))
                .containsExactly(
                        "jpeg-named-png.png image/jpeg name-mismatch",
                        "png-named-tif.tif image/png name-mismatch",
                        "tiff-without-extension image/tiff");
    }

    @Test
    void takesEveryFileOfTheImageFoldersByContent() throws StageException {
        List<Path> folders = Stream.of("bmp", "djvu", "gif", "jp2", "jpeg", "pdf", "png", "tiff", "webp")
                .map(inputs::resolve)
                .toList();
        Found found = new Intake(IntakeSettings.DEFAULT).find(folders);
        assertThat(found.skipped()).isEmpty();
        assertThat(refusals(found))
                .containsExactly(
                        "djvu/made-truncated.djvu unsupported-type",
                        "djvu/made-two-pages.djvu unsupported-type",
                        "djvu/tika-stub.djvu unsupported-type",
                        "jp2/jpm-compound.jp2 unsupported-type name-mismatch",
                        "jpeg/seven-bytes.jpg damaged",
                        "png/cr-added.png damaged");
        assertThat(scans(found))
                .filteredOn(scan -> !scan.notes().isEmpty())
                .extracting(scan -> scan.path() + codes(scan.notes()))
                .containsExactly("jp2/codestream-named-jp2.jp2 name-mismatch");
        assertThat(scans(found))
                .filteredOn(scan -> scan.path().startsWith("tiff/"))
                .extracting(Scan::mediaType)
                .containsOnly("image/tiff");
        assertThat(scans(found))
                .filteredOn(scan -> scan.path().startsWith("pdf/"))
                .extracting(Scan::mediaType)
                .containsOnly("application/pdf");
    }

    @Test
    void refusesATextThatIsNamedByItself() throws StageException {
        Found found = new Intake(IntakeSettings.DEFAULT).find(List.of(inputs.resolve("other/text-utf16.txt")));
        assertThat(found.refused())
                .singleElement()
                .extracting(Refused::failure)
                .extracting(Failure::kind)
                .isEqualTo(FailureKind.UNSUPPORTED_TYPE);
    }

    private static List<String> refusals(Found found) {
        return found.refused().stream()
                .map(refused -> refused.path() + " " + refused.failure().kind().code() + codes(refused.notes()))
                .toList();
    }

    private static String codes(List<Note> notes) {
        return notes.stream().map(note -> " " + note.code()).reduce("", String::concat);
    }

    private static List<Scan> scans(Found found) {
        List<Scan> scans = new ArrayList<>();
        found.items().forEach(item -> scans.addAll(item.scans()));
        return scans;
    }
}

package recto.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.model.FailureKind;
import recto.model.Note;
import recto.model.Scan;
import recto.model.StageException;

class IntakeTest {
    private static final String SHA_256_OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    @TempDir
    Path folder;

    @Test
    void refusesAnInputThatIsNotThere() {
        assertThatExceptionOfType(StageException.class)
                .isThrownBy(() -> find(folder.resolve("nothing")))
                .satisfies(e -> assertThat(e.failure().kind()).isEqualTo(FailureKind.UNREADABLE))
                .withMessageContaining("nothing");
        assertThatIllegalArgumentException().isThrownBy(() -> find());
    }

    @Test
    void digestsTheWholeFile() throws IOException, StageException {
        Samples.put(folder, "a.tif");
        byte[] large = java.util.Arrays.copyOf(Samples.tiff(0), 1_000_003);
        Samples.put(folder, "b.tif", large);
        assertThat(scans(find(folder)).get(1)).satisfies(scan -> {
            assertThat(scan.digest()).isEqualTo(Sha256.of(large));
            assertThat(scan.bytes()).isEqualTo(large.length);
            assertThat(scan.location()).isEqualTo(folder.resolve("b.tif").toString());
        });
        assertThat(Sha256.of(Samples.latin("abc")).hex()).isEqualTo(SHA_256_OF_ABC);
    }

    @Test
    void countsAFileThatIsReachedTwiceOnce() throws IOException, StageException {
        Path scan = Samples.put(folder, "s/sub/a.tif");
        Path sub = scan.getParent();
        Path scans = sub.getParent();
        String expected = "sub/a.tif=sub/a.tif";
        assertThat(ItemsTest.items(find(scans, scan, sub, scan, scans))).isEqualTo(expected);
        assertThat(ItemsTest.items(find(sub, scans))).isEqualTo(expected);
    }

    @Test
    void endsALoopOfLinks() throws IOException, StageException {
        Path scan = Samples.put(folder, "sub/a.tif");
        Files.createSymbolicLink(folder.resolve("sub/up"), folder);
        Files.createSymbolicLink(folder.resolve("z.tif"), scan);
        Files.createSymbolicLink(folder.resolve("broken.tif"), folder.resolve("gone"));
        Found found = find(folder);
        assertThat(ItemsTest.items(found)).isEqualTo("sub/a.tif=sub/a.tif");
        assertThat(found.skipped()).extracting(Skipped::path).containsExactly("sub/up", "z.tif");
        assertThat(refusals(found)).containsExactly("broken.tif UNREADABLE");
    }

    @Test
    void namesSeveralInputsByAsManyNamesAsTellThemApart() throws IOException, StageException {
        Samples.put(folder, "x/scans/a.tif");
        Samples.put(folder, "y/scans/a.tif");
        Samples.put(folder, "z/b.tif");
        assertThat(ItemsTest.items(find(folder.resolve("z"), folder.resolve("x/scans"))))
                .isEqualTo("scans/a.tif=scans/a.tif z/b.tif=z/b.tif");
        assertThat(ItemsTest.items(find(folder.resolve("x/scans/a.tif"), folder.resolve("y/scans"))))
                .isEqualTo("a.tif=a.tif scans/a.tif=scans/a.tif");
        assertThat(find(folder.resolve("y/scans"), folder.resolve("x/scans"), folder.resolve("z"))
                        .items())
                .extracting(item -> item.id().replaceFirst("^[^/]*/z/", "z/"))
                .containsExactlyInAnyOrder("x/scans/a.tif", "y/scans/a.tif", "z/b.tif");
    }

    @Test
    void groupsFilesThatAreNamedByThemselves() throws IOException, StageException {
        Path one = Samples.put(folder, "k_p1.tif");
        Path two = Samples.put(folder, "k_p2.tif");
        assertThat(ItemsTest.items(find(two, one))).isEqualTo("k=k_p1.tif,k_p2.tif");
    }

    @Test
    void skipsByStatedRulesOnly() throws IOException, StageException {
        for (String name : List.of("._a.tif", ".DS_Store", "Thumbs.db", ".hidden.tif", "README.md", "notes.txt")) {
            Samples.put(folder, name);
        }
        Samples.put(folder, ".git/a.tif");
        Samples.put(folder, "list.csv", new byte[0]);
        Samples.put(folder, "..two.tif");
        Found found = find(folder);
        assertThat(ItemsTest.items(found)).isEqualTo("..two.tif=..two.tif");
        assertThat(found.refused()).isEmpty();
        assertThat(found.skipped())
                .extracting(Skipped::path)
                .containsExactlyInAnyOrder(
                        "._a.tif",
                        ".DS_Store",
                        "Thumbs.db",
                        ".hidden.tif",
                        "README.md",
                        "notes.txt",
                        ".git",
                        "list.csv");
        assertThat(found.skipped())
                .allSatisfy(skipped -> assertThat(skipped.reason()).isNotBlank());
    }

    @Test
    void takesAHiddenFileThatIsNamedByItself() throws IOException, StageException {
        Path hidden = Samples.put(folder, ".hidden.tif");
        assertThat(ItemsTest.items(find(folder, hidden))).isEqualTo(".hidden.tif=.hidden.tif");
        assertThat(ItemsTest.items(find(hidden))).isEqualTo(".hidden.tif=.hidden.tif");
    }

    @Test
    void goesAroundItsOwnOutput() throws IOException, StageException {
        Samples.put(folder, "a.tif");
        Samples.put(folder, "output/a.tif/item.pdf");
        Found found = new Intake(IntakeSettings.DEFAULT)
                .find(List.of(folder), List.of(folder.resolve("output"), folder.resolve("none")));
        assertThat(ItemsTest.items(found)).isEqualTo("a.tif=a.tif");
        assertThat(found.skipped()).extracting(Skipped::path).containsExactly("output");
    }

    @Test
    void notesSameBytesAndWrongNames() throws IOException, StageException {
        byte[] tiff = Samples.tiff(0);
        Samples.put(folder, "a.tif", tiff);
        Samples.put(folder, "b.JPG", tiff);
        Samples.put(folder, "c", tiff);
        Samples.put(folder, "d.txt", tiff);
        assertThat(scans(find(folder)))
                .extracting(scan ->
                        scan.path() + scan.notes().stream().map(Note::code).toList())
                .containsExactly(
                        "a.tif[]",
                        "b.JPG[name-mismatch, duplicate-of]",
                        "c[duplicate-of]",
                        "d.txt[name-mismatch, duplicate-of]");
    }

    @Test
    void refusesWhatLooksLikeAScanAndIsNone() throws IOException, StageException {
        Samples.put(folder, "empty.tif", new byte[0]);
        Samples.put(folder, "empty", new byte[0]);
        Samples.put(folder, "zero.png", new byte[1]);
        Samples.put(folder, "text.tif", Samples.latin("words"));
        Samples.put(folder, "x.djvu", Samples.latin("AT&TFORM\0\0\0\u0010DJVM"));
        Samples.put(folder, "x.svg", Samples.latin("<svg xmlns='http://www.w3.org/2000/svg'/>"));
        assertThat(refusals(find(folder)))
                .containsExactly(
                        "empty EMPTY_FILE",
                        "empty.tif EMPTY_FILE",
                        "text.tif UNSUPPORTED_TYPE",
                        "x.djvu UNSUPPORTED_TYPE",
                        "x.svg UNSUPPORTED_TYPE",
                        "zero.png DAMAGED");
        assertThat(find(folder).refused().get(3).failure().message())
                .contains("DjVu")
                .contains("TIFF");
    }

    @Test
    void findsThePdfHeaderAfterJunkButNotInATextAboutPdf() throws IOException, StageException {
        String junk = "<html> x".repeat(127);
        Samples.put(folder, "junk.pdf", Samples.latin(junk + "%PDF-1.4\n"));
        Samples.put(folder, "junk", Samples.latin(junk + "%PDF-1.4\n"));
        Samples.put(folder, "about.md", Samples.latin("A file starts with %PDF-1.4 in most cases."));
        Found found = find(folder);
        assertThat(scans(found)).extracting(Scan::mediaType).containsExactly("application/pdf", "application/pdf");
        assertThat(found.skipped()).extracting(Skipped::path).containsExactly("about.md");
    }

    @Test
    void refusesAFileThatItMayNotRead() throws IOException, StageException {
        Path locked = Samples.put(folder, "a.tif");
        assumeTrue(locked.toFile().setReadable(false) && !Files.isReadable(locked), "this user may read every file");
        assertThat(refusals(find(folder))).containsExactly("a.tif UNREADABLE");
    }

    @Test
    void refusesANameThatIsNoText() throws IOException, StageException, InterruptedException {
        Path bash = Path.of("/bin/sh");
        assumeTrue(Files.isExecutable(bash), "no shell here to make such a name");
        String command = "cp a.tif \"$(printf 'b\\351.tif')\"; mkfifo pipe.tif";
        Samples.put(folder, "a.tif");
        Process process = new ProcessBuilder(bash.toString(), "-c", command)
                .directory(folder.toFile())
                .start();
        assumeTrue(process.waitFor() == 0, "this file system takes no such name");
        Found found = find(folder);
        assertThat(ItemsTest.items(found)).isEqualTo("a.tif=a.tif");
        assertThat(refusals(found)).containsExactly("b\ufffd.tif UNREADABLE");
        assertThat(found.skipped()).extracting(Skipped::path).containsExactly("pipe.tif");
    }

    private static Found find(Path... inputs) throws StageException {
        return new Intake(IntakeSettings.DEFAULT).find(List.of(inputs));
    }

    private static List<Scan> scans(Found found) {
        return found.items().stream()
                .flatMap(item -> item.scans().stream())
                .sorted(Comparator.comparing(Scan::path))
                .toList();
    }

    private static List<String> refusals(Found found) {
        Stream<String> all = found.refused().stream()
                .map(refused -> refused.path() + " " + refused.failure().kind());
        return all.toList();
    }
}

package recto.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import recto.intake.IntakeSettings.Grouping;
import recto.model.StageException;

/** How files become items: each case is a folder, and the items with their pages. */
class ItemsTest {
    @TempDir
    Path folder;

    static Stream<Arguments> folders() {
        return Stream.of(
                Arguments.of(
                        "issues of one folder by date",
                        "k_1918-03-30_p01.tif k_1918-03-30_p02.tif k_1918-03-31_p01.tif k_1918-03-31_p02.tif",
                        "k_1918-03-30=k_1918-03-30_p01.tif,k_1918-03-30_p02.tif "
                                + "k_1918-03-31=k_1918-03-31_p01.tif,k_1918-03-31_p02.tif"),
                Arguments.of(
                        "issues of one folder by number",
                        "k_no67_p1.tif k_no67_p2.tif k_no68_p1.tif k_no68_p2.tif",
                        "k_no67=k_no67_p1.tif,k_no67_p2.tif k_no68=k_no68_p1.tif,k_no68_p2.tif"),
                Arguments.of(
                        "single-page issues stay apart",
                        "k_1918-03-30.tif k_1918-03-31.tif no1.tif no2.tif",
                        "k_1918-03-30.tif=k_1918-03-30.tif k_1918-03-31.tif=k_1918-03-31.tif no1.tif=no1.tif "
                                + "no2.tif=no2.tif"),
                Arguments.of("camera files", "IMG_2.jpg IMG_10.jpg IMG_1.jpg", "IMG=IMG_1.jpg,IMG_2.jpg,IMG_10.jpg"),
                Arguments.of("a folder of numbers", "a/001.tif a/002.tif", "a=a/001.tif,a/002.tif"),
                Arguments.of("a folder with one number", "a/001.tif b/x.tif", "a=a/001.tif b/x.tif=b/x.tif"),
                Arguments.of("a number among names", "a/001.tif a/x.tif", "a/001.tif=a/001.tif a/x.tif=a/x.tif"),
                Arguments.of(
                        "numbers with a cover",
                        "a/001.tif a/002.tif a/cover.tif",
                        "a=a/001.tif,a/002.tif a/cover.tif=a/cover.tif"),
                Arguments.of("leaves with two sides", "f1v.tif f2r.tif f1r.tif", "f=f1r.tif,f1v.tif,f2r.tif"),
                Arguments.of("documents", "r_1.pdf r_2.pdf", "r_1.pdf=r_1.pdf r_2.pdf=r_2.pdf"),
                Arguments.of(
                        "originals and copies",
                        "k_1.tif k_2.tif k_1.jpg k_2.jpg",
                        "k.jpg=k_1.jpg,k_2.jpg k.tif=k_1.tif,k_2.tif"),
                Arguments.of(
                        "months of a year",
                        "k_1918-01.tif k_1918-02.tif",
                        "k_1918-01.tif=k_1918-01.tif k_1918-02.tif=k_1918-02.tif"),
                Arguments.of(
                        "pages that only look like months",
                        "k_1918-12.tif k_1918-13.tif",
                        "k_1918=k_1918-12.tif,k_1918-13.tif"),
                Arguments.of(
                        "two series with one stem",
                        "a_1.tif a_2.tif a-p1.tif a-p2.tif",
                        "a.tif=a-p1.tif,a-p2.tif a.tif (2)=a_1.tif,a_2.tif"),
                Arguments.of(
                        "the same name in two folders",
                        "x/k_p1.tif x/k_p2.tif y/k_p1.tif y/k_p2.tif",
                        "x/k=x/k_p1.tif,x/k_p2.tif y/k=y/k_p1.tif,y/k_p2.tif"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("folders")
    void groupsPagesByTheirNames(String what, String files, String items) throws IOException, StageException {
        for (String file : files.split(" ")) {
            Samples.put(folder, file);
        }
        assertThat(items(find(Grouping.AUTO, folder))).isEqualTo(items);
    }

    @Test
    void keepsATiffWithSeveralPagesOutOfASeries() throws IOException, StageException {
        Samples.put(folder, "k_1.tif", Samples.tiff(0, 0));
        Samples.put(folder, "k_2.tif", Samples.tiff(0, 1));
        Samples.put(folder, "k_3.tif", Samples.tiff(0));
        assertThat(items(find(Grouping.AUTO, folder))).isEqualTo("k=k_2.tif,k_3.tif k_1.tif=k_1.tif");
    }

    @Test
    void namesAnItemAfterTheGivenFolderWhereFilesAreOnlyNumbers() throws IOException, StageException {
        Path issue = folder.resolve("kaspi-67");
        Samples.put(issue, "2.tif");
        Samples.put(issue, "10.tif");
        assertThat(items(find(Grouping.AUTO, issue))).isEqualTo("kaspi-67=2.tif,10.tif");
    }

    @Test
    void takesEachFileOrEachFolderForAnItemWhenTold() throws IOException, StageException {
        Path scans = folder.resolve("scans");
        Samples.put(scans, "k_1.tif");
        Samples.put(scans, "k_2.tif");
        Samples.put(scans, "b/x.pdf");
        Samples.put(scans, "b/y.jpg");
        assertThat(items(find(Grouping.FILE, scans)))
                .isEqualTo("b/x.pdf=b/x.pdf b/y.jpg=b/y.jpg k_1.tif=k_1.tif k_2.tif=k_2.tif");
        assertThat(items(find(Grouping.FOLDER, scans))).isEqualTo("b=b/x.pdf,b/y.jpg scans=k_1.tif,k_2.tif");
    }

    private static Found find(Grouping grouping, Path folder) throws StageException {
        return new Intake(new IntakeSettings(grouping)).find(List.of(folder));
    }

    static String items(Found found) {
        return String.join(
                " ",
                found.items().stream()
                        .map(item -> item.id() + "="
                                + String.join(
                                        ",",
                                        item.scans().stream()
                                                .map(scan -> scan.path())
                                                .toList()))
                        .toList());
    }
}

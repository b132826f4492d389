package recto.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import recto.model.FailureKind;

class OddFilesTest {
    private static final long LARGEST = 60_000;

    @Test
    void everyOddFileIsListedAndEveryListedFileIsThere() throws IOException {
        assertThat(files())
                .isEqualTo(OddFiles.all().stream().map(OddFile::path).collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void oddFilesAreSmall() throws IOException {
        for (String file : files()) {
            assertThat(Files.size(OddFiles.FOLDER.resolve(file))).as(file).isLessThan(LARGEST);
        }
    }

    @Test
    void expectationsSpeakOfKindsThatExist() throws IOException {
        List<String> kinds =
                Arrays.stream(FailureKind.values()).map(FailureKind::code).toList();
        for (OddFile file : OddFiles.all()) {
            for (String part : file.expect().split(" \\| |; ")) {
                assertThat(part)
                        .as(file.path())
                        .matches("pages=\\d+|warn=[a-z-]+|(page-)?error=[a-z-]+|text=\\w*|skipped");
                if (part.contains("error=")) {
                    assertThat(kinds).as(file.path()).contains(part.substring(part.indexOf('=') + 1));
                }
            }
        }
    }

    @Test
    void oddNamesDiffer() throws IOException {
        assertThat(OddFiles.names()).doesNotHaveDuplicates().hasSizeGreaterThan(20);
    }

    @Test
    void makingPdfFilesAgainGivesTheSameBytes() throws IOException {
        assumeTrue(KnownFonts.present(), KnownFonts.ABSENT);
        for (Map.Entry<String, byte[]> file : MakeOddFiles.make().contents().entrySet()) {
            // Files that the JDK's zlib has a part in may differ from one build of Java to the next.
            boolean zlib = file.getKey().contains("password") || file.getKey().contains("bomb");
            if (file.getKey().startsWith("pdf/") && !zlib) {
                assertThat(Files.readAllBytes(OddFiles.FOLDER.resolve(file.getKey())))
                        .as(file.getKey())
                        .isEqualTo(file.getValue());
            }
        }
    }

    private static TreeSet<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(OddFiles.FOLDER)) {
            return files.filter(Files::isRegularFile)
                    .map(path -> OddFiles.FOLDER.relativize(path).toString().replace('\\', '/'))
                    .filter(path -> path.contains("/"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}

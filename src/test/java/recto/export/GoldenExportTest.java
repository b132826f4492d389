package recto.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.StageException;
import recto.model.Transcript;
import recto.transcript.Json;

/**
 * Each folder below {@code golden/export} holds a transcript ({@code input.json}) and the files that are written for it
 * ({@code expected/}). {@code -Dgolden.rewrite=true} writes the expected files anew.
 */
class GoldenExportTest {
    private static final Path CASES = Path.of("src/test/resources/golden/export");
    private static final List<Exporter> EXPORTERS = List.of(
            new JsonExporter(), new MetadataExporter(), new TextExporter(), new SearchExporter(), new AltoExporter());

    @TempDir
    Path folder;

    static Stream<Path> cases() throws IOException {
        return Files.list(CASES).sorted();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void writesTheExpectedFiles(Path example) throws IOException, StageException {
        Transcript transcript = Json.read(example.resolve("input.json"), Transcript.class);
        Items.write(transcript, Pictures.GRAY, folder, EXPORTERS);
        Path expected = example.resolve("expected");
        if (Boolean.getBoolean("golden.rewrite")) {
            Trees.copy(folder, expected);
        }
        assertThat(Trees.files(folder)).isEqualTo(Trees.files(expected));
        for (Path file : Trees.files(folder)) {
            assertThat(folder.resolve(file)).hasSameBinaryContentAs(expected.resolve(file));
        }
        for (Path file : Trees.files(expected.resolve("alto"))) {
            XmlSchema.ALTO.check(expected.resolve("alto").resolve(file));
        }
        assertThat(Trees.files(example)).hasSize(Trees.files(expected).size() + 1);
    }
}

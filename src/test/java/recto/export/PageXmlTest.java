package recto.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import recto.evaluate.TextFormats;
import recto.model.Line;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.StageException;
import recto.transcript.RandomTranscripts;

class PageXmlTest {
    @TempDir
    private Path folder;

    static Stream<Long> seeds() {
        return IntStream.range(0, 20).mapToObj(Long::valueOf);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyPageIsValidAndReadsBackLineByLine(long seed) throws IOException, StageException {
        for (PageTranscript page : RandomTranscripts.of(seed).pages()) {
            Path file = folder.resolve(page.number().padded() + ".xml");
            PageXml.write(page, file, "recto 0.1.0");
            XmlSchema.PAGE.check(file);
            assertThat(TextFormats.read("page", Files.readAllBytes(file)).text().lines())
                    .containsExactlyElementsOf(CleanPage.of(page).regions().stream()
                            .map(Region::lines)
                            .flatMap(java.util.List::stream)
                            .map(Line::text)
                            .toList());
        }
    }
}

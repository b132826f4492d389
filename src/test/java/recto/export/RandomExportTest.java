package recto.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.Line;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.StageException;
import recto.model.Transcript;
import recto.model.Word;
import recto.transcript.RandomTranscripts;

/** What holds of every item, over transcripts made by seed. */
class RandomExportTest {
    private static final List<Exporter> EXPORTERS = List.of(
            new JsonExporter(), new TextExporter(), new SearchExporter(), new AltoExporter(), new PdfExporter());

    @TempDir
    Path folder;

    static Stream<Long> seeds() {
        return IntStream.range(0, Integer.getInteger("recto.seeds", 30)).mapToObj(Long::valueOf);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void formatsAgreeAndTheSecondRunChangesNothing(long seed) throws IOException, StageException {
        Transcript transcript = RandomTranscripts.of(seed);
        Path first = Files.createDirectory(folder.resolve("first"));
        Path second = Files.createDirectory(folder.resolve("second"));
        Items.write(transcript, Pictures.GRAY, first, EXPORTERS);
        Items.write(transcript, Pictures.GRAY, second, EXPORTERS);
        assertThat(FormatsAgree.assertSame(first)).isEqualTo((int)
                transcript.pages().stream().flatMap(PageTranscript::words).count());
        assertThat(Trees.files(first)).isEqualTo(Trees.files(second));
        for (Path file : Trees.files(first)) {
            assertThat(second.resolve(file)).hasSameBinaryContentAs(first.resolve(file));
            if (file.startsWith("alto")) {
                XmlSchema.ALTO.check(first.resolve(file));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyBoxLiesInsideItsPage(long seed) {
        for (PageTranscript page : RandomTranscripts.of(seed).pages()) {
            for (Region region : page.regions()) {
                assertThat(page.size().orElseThrow().box().contains(region.box()))
                        .isTrue();
                for (Line line : region.lines()) {
                    assertThat(region.box().contains(line.box())).isTrue();
                    assertThat(line.words()).map(Word::box).allMatch(line.box()::contains);
                }
            }
        }
    }
}

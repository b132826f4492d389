package recto.transcript;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.PageTranscript;
import recto.model.Transcript;

class TranscriptWriterTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void readsBackWhatWasWritten(long seed) throws IOException {
        Transcript transcript = RandomTranscripts.of(seed);
        Path file = write(transcript, "transcript.json");
        Transcript read = TranscriptReader.read(file);
        assertThat(read.pages()).isEqualTo(transcript.pages());
        assertThat(read.head().metadata()).isEqualTo(transcript.head().metadata());
        assertThat(read.head().scans())
                .allSatisfy(scan -> assertThat(scan.location()).isEmpty());
        assertThat(write(read, "again.json")).hasSameBinaryContentAs(file);
    }

    @Test
    void leavesAbsoluteLocationsOut() throws IOException {
        assertThat(Files.readString(write(RandomTranscripts.of(1), "transcript.json"), UTF_8))
                .doesNotContain("nowhere")
                .doesNotContain("location");
    }

    @Test
    void memoryStaysFlatOverThreeThousandPages() throws IOException {
        Path file = folder.resolve("long.json");
        PageTranscript page = RandomTranscripts.page(5, 1);
        long before = used();
        try (TranscriptWriter writer = TranscriptWriter.open(stream(file), RandomTranscripts.head(1, 3000))) {
            for (int number = 1; number <= 3000; number++) {
                writer.page(numbered(page, number));
            }
            assertThat(used() - before).isLessThan(8 << 20);
            writer.finish();
        }
        int count = 0;
        try (TranscriptReader reader = TranscriptReader.open(file)) {
            while (reader.next().isPresent()) {
                count++;
            }
            assertThat(used() - before).isLessThan(8 << 20);
        }
        assertThat(count).isEqualTo(3000);
    }

    @Test
    void anUnfinishedFileIsNotATranscript() throws IOException {
        Path file = folder.resolve("half.json");
        try (TranscriptWriter writer = TranscriptWriter.open(stream(file), RandomTranscripts.head(1, 2))) {
            writer.page(RandomTranscripts.page(1, 1));
            assertThatThrownBy(writer::finish).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> writer.page(RandomTranscripts.page(1, 3)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> TranscriptReader.read(file)).isInstanceOf(IOException.class);
        Files.writeString(file, "{\"schema\":\"recto-transcript-9\",\"pages\":[]}", UTF_8);
        assertThatThrownBy(() -> TranscriptReader.read(file)).hasMessageContaining("recto-transcript-1");
    }

    static PageTranscript numbered(PageTranscript page, int number) {
        return new PageTranscript(
                new recto.model.PageNumber(number),
                page.origin(),
                page.state(),
                page.size(),
                page.resolution(),
                page.leaves(),
                page.readings(),
                page.coverage(),
                page.steps(),
                page.notes(),
                page.failure());
    }

    private Path write(Transcript transcript, String name) throws IOException {
        Path file = folder.resolve(name);
        try (TranscriptWriter writer = TranscriptWriter.open(stream(file), transcript.head())) {
            for (PageTranscript page : transcript.pages()) {
                writer.page(page);
            }
            writer.finish();
        }
        return file;
    }

    private static OutputStream stream(Path file) throws IOException {
        return new BufferedOutputStream(Files.newOutputStream(file));
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}

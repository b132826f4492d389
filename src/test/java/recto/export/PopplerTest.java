package recto.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.PageTranscript;
import recto.model.Transcript;
import recto.model.Word;
import recto.transcript.RandomTranscripts;

/**
 * What a second reader of PDF makes of the text, where it is installed. It does not do the whole of the bidirectional
 * algorithm, so only pages that run from left to right are compared.
 */
class PopplerTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 4, 6, 7, 12, 17, 18, 23, 24, 26, 27, 30, 31, 36, 37, 38, 42})
    void readsTheSameWordsInTheSameOrder(long seed) throws Exception {
        assumeTrue(isInstalled(), "pdftotext (poppler-utils) is not installed");
        Transcript transcript = RandomTranscripts.of(seed);
        List<String> words = transcript.pages().stream()
                .flatMap(PageTranscript::words)
                .map(Word::text)
                .toList();
        assumeTrue(VisualOrder.isPlain(words), "this transcript has words from right to left");
        Items.write(transcript, Pictures.GRAY, folder, List.of(new PdfExporter()));
        assertThat(read(folder.resolve("item.pdf"))).isEqualTo(normalised(String.join(" ", words)));
    }

    private static boolean isInstalled() throws InterruptedException {
        try {
            return new ProcessBuilder("pdftotext", "-v").start().waitFor() >= 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static String read(Path pdf) throws IOException {
        Process process = new ProcessBuilder("pdftotext", "-raw", "-enc", "UTF-8", pdf.toString(), "-").start();
        return normalised(new String(process.getInputStream().readAllBytes(), UTF_8));
    }

    private static String normalised(String text) {
        return Arrays.stream(Normalizer.normalize(text, Normalizer.Form.NFKC).split("[ \n\f]+"))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(" "));
    }
}

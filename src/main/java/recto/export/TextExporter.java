package recto.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.stream.Collectors;
import recto.model.Line;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.StageException;
import recto.model.TranscriptHead;

/**
 * Plain text: {@code text/0001.txt} for each page, and {@code text.txt} with form feeds between the pages. UTF-8, NFC
 * (Unicode Standard Annex 15), one line for each line, an empty line between regions. A page without text is empty.
 */
public final class TextExporter implements Exporter {
    @Override
    public String name() {
        return "text";
    }

    @Override
    public PageSink open(TranscriptHead head, Facsimiles facsimiles, Path folder) throws StageException {
        Path file = folder.resolve("text.txt");
        return Writing.to(file, () -> {
            Files.createDirectories(folder.resolve("text"));
            return new Sink(folder.resolve("text"), new PartFile(file));
        });
    }

    /** The text of a page. */
    static String text(PageTranscript page) {
        String text = page.regions().stream()
                .filter(region -> !region.lines().isEmpty())
                .map(TextExporter::text)
                .collect(Collectors.joining("\n"));
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    private static String text(Region region) {
        return region.lines().stream().map(Line::text).collect(Collectors.joining("\n", "", "\n"));
    }

    private record Sink(Path folder, PartFile whole) implements PageSink {
        @Override
        public void page(PageTranscript page) throws StageException {
            byte[] text = text(CleanPage.of(page)).getBytes(UTF_8);
            Path file = folder.resolve(page.number().padded() + ".txt");
            Writing.into(file, () -> {
                write(file, text);
                if (page.number().value() > 1) {
                    whole.out().write('\f');
                }
                whole.out().write(text);
            });
        }

        private static void write(Path file, byte[] text) throws IOException {
            try (PartFile part = new PartFile(file)) {
                part.out().write(text);
                part.complete();
            }
        }

        @Override
        public void finish() throws StageException {
            Writing.into(whole.path(), whole::complete);
        }

        @Override
        public void close() {
            whole.close();
        }
    }
}

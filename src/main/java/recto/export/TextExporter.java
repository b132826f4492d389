package recto.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import recto.model.Line;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.StageException;
import recto.model.TranscriptHead;
import recto.model.Word;

/**
 * Plain text: {@code text/0001.txt} for each page as it stands, and {@code text.txt} for the item, with form feeds
 * between the pages and words whole that are divided at the ends of lines. UTF-8, NFC (Unicode Standard Annex 15), one
 * line for each line, an empty line between regions. A page without text is empty; notices of who digitised it are left
 * out.
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

    /** The text of a page as it stands. */
    static String text(PageTranscript page) {
        return text(page, Line::text);
    }

    /** The text of a page with its words whole; each stands where its first part does. */
    static String wholeWords(PageTranscript page) {
        Hyphenation hyphenation = Hyphenation.of(page.regions());
        return text(page, line -> wholeWords(line, hyphenation));
    }

    private static String wholeWords(Line line, Hyphenation hyphenation) {
        List<String> words =
                new ArrayList<>(line.words().stream().map(Word::text).toList());
        hyphenation.whole(line).ifPresent(whole -> words.set(words.size() - 1, whole));
        if (hyphenation.begun(line).isPresent()) {
            words.remove(0);
        }
        return String.join(" ", words);
    }

    private static String text(PageTranscript page, Function<Line, String> form) {
        String text = page.regions().stream()
                .map(region -> text(region, form))
                .filter(lines -> !lines.isEmpty())
                .collect(Collectors.joining("\n"));
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    /** The text of a region as it stands within that of its page; empty where it has none. */
    static String text(Region region) {
        return Normalizer.normalize(text(region, Line::text), Normalizer.Form.NFC);
    }

    /** Notices stand on the image and not on the page. */
    private static String text(Region region, Function<Line, String> form) {
        if (region.lines().isEmpty() || region.type() == RegionType.NOTICE) {
            return "";
        }
        return region.lines().stream()
                .map(form)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private record Sink(Path folder, PartFile whole) implements PageSink {
        @Override
        public void page(PageTranscript page) throws StageException {
            PageTranscript clean = CleanPage.of(page);
            byte[] text = text(clean).getBytes(UTF_8);
            Path file = folder.resolve(page.number().padded() + ".txt");
            Writing.into(file, () -> {
                write(file, text);
                if (page.number().value() > 1) {
                    whole.out().write('\f');
                }
                whole.out().write(wholeWords(clean).getBytes(UTF_8));
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

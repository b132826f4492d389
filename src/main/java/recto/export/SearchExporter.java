package recto.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import recto.model.Language;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.StageException;
import recto.model.TranscriptHead;
import recto.spelling.Edit;
import recto.spelling.Searchable;

/**
 * The text in the form that is searched: {@code search.txt} for the item, with form feeds between the pages, and for
 * each page {@code search/0001.tsv}, the uses of rules that made it from {@code text/0001.txt}.
 */
public final class SearchExporter implements Exporter {
    private static final String HEADING = "rule\tat\tlength\tby\tsearch-at\n";

    @Override
    public String name() {
        return "search";
    }

    @Override
    public PageSink open(TranscriptHead head, Facsimiles facsimiles, Path folder) throws StageException {
        Path file = folder.resolve("search.txt");
        return Writing.to(file, () -> {
            Files.createDirectories(folder.resolve("search"));
            return new Sink(folder.resolve("search"), new PartFile(file));
        });
    }

    /** The searchable form of a page's text; each region has its own language. */
    static Searchable searchable(PageTranscript page) {
        String text = TextExporter.text(page);
        int[] ends = new int[page.regions().size()];
        int end = 0;
        for (int i = 0; i < ends.length; i++) {
            // Between regions with text stands an empty line.
            int length = TextExporter.text(page.regions().get(i)).length();
            end += length == 0 ? 0 : length + 1;
            ends[i] = end;
        }
        return Searchable.of(text, place -> language(page, ends, place));
    }

    private static Language language(PageTranscript page, int[] ends, int place) {
        int i = 0;
        while (i < ends.length - 1 && ends[i] <= place) {
            i++;
        }
        Region region = page.regions().get(i);
        return region.language();
    }

    /** One line for each use of a rule; places and lengths count code points from 0. */
    private static String table(String printed, Searchable searchable) {
        StringBuilder table = new StringBuilder(HEADING);
        int shift = 0;
        int from = 0;
        int points = 0;
        for (Edit edit : searchable.edits()) {
            points += printed.codePointCount(from, edit.from());
            from = edit.from();
            int length = printed.codePointCount(edit.from(), edit.to());
            table.append(edit.rule().code())
                    .append('\t')
                    .append(points)
                    .append('\t')
                    .append(length);
            table.append('\t').append(edit.by().replace("\n", "\\n"));
            table.append('\t').append(points + shift).append('\n');
            shift += edit.by().codePointCount(0, edit.by().length()) - length;
        }
        return table.toString();
    }

    private record Sink(Path folder, PartFile whole) implements PageSink {
        @Override
        public void page(PageTranscript page) throws StageException {
            PageTranscript clean = CleanPage.of(page);
            Searchable searchable = searchable(clean);
            String table = table(TextExporter.text(clean), searchable);
            Path file = folder.resolve(page.number().padded() + ".tsv");
            Writing.into(file, () -> {
                try (PartFile part = new PartFile(file)) {
                    part.out().write(table.getBytes(UTF_8));
                    part.complete();
                }
                write(whole.out(), page, searchable);
            });
        }

        private static void write(OutputStream out, PageTranscript page, Searchable searchable) throws IOException {
            if (page.number().value() > 1) {
                out.write('\f');
            }
            out.write(searchable.text().getBytes(UTF_8));
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

package recto.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Transcript;
import recto.model.Word;
import recto.transcript.TranscriptReader;

/** Checks that all formats of an item carry the same words in the same order, page by page. */
public final class FormatsAgree {
    private FormatsAgree() {}

    /**
     * Compares {@code transcript.json} with {@code text/}, {@code alto/}, {@code text.txt}, {@code item.pdf} and
     * {@code search.txt}.
     *
     * @return number of words that were compared in each format
     */
    public static int assertSame(Path itemFolder) throws IOException {
        Transcript transcript = TranscriptReader.read(itemFolder.resolve("transcript.json"));
        String[] whole = Files.readString(itemFolder.resolve("text.txt"), UTF_8).split("\f", -1);
        assertThat(whole).as("pages of text.txt").hasSize(transcript.pages().size());
        String[] searched =
                Files.readString(itemFolder.resolve("search.txt"), UTF_8).split("\f", -1);
        assertThat(searched)
                .as("pages of search.txt")
                .hasSize(transcript.pages().size());
        int count = 0;
        try (PDDocument pdf = Loader.loadPDF(itemFolder.resolve("item.pdf").toFile())) {
            assertThat(pdf.getNumberOfPages())
                    .as("pages of item.pdf")
                    .isEqualTo(transcript.pages().size());
            for (PageTranscript page : transcript.pages()) {
                List<String> words = page.words().map(Word::text).toList();
                List<String> running = page.regions().stream()
                        .filter(region -> region.type() != RegionType.NOTICE)
                        .flatMap(Region::words)
                        .map(Word::text)
                        .toList();
                String number = page.number().padded();
                String text = Files.readString(itemFolder.resolve("text/" + number + ".txt"), UTF_8);
                assertThat(split(whole[page.number().value() - 1]))
                        .as("text.txt, page " + number)
                        .isEqualTo(normalised(
                                wholeWords(itemFolder.resolve("alto/" + number + ".xml")), Normalizer.Form.NFC));
                assertThat(split(text)).as("text/" + number).isEqualTo(normalised(running, Normalizer.Form.NFC));
                assertThat(alto(itemFolder.resolve("alto/" + number + ".xml")))
                        .as("alto/" + number)
                        .isEqualTo(words);
                assertThat(pdf(pdf, page.number().value()))
                        .as("item.pdf, page " + number)
                        .isEqualTo(normalised(words, Normalizer.Form.NFKC));
                assertThat(searchable(text, Files.readString(itemFolder.resolve("search/" + number + ".tsv"), UTF_8)))
                        .as("search.txt, page " + number)
                        .isEqualTo(searched[page.number().value() - 1]);
                count += words.size();
            }
        }
        return count;
    }

    /** The searchable form of a text, made by nothing but the table of its changes; places count code points. */
    private static String searchable(String text, String table) {
        int[] printed = text.codePoints().toArray();
        StringBuilder made = new StringBuilder();
        int from = 0;
        for (String row : table.lines().skip(1).toList()) {
            String[] cells = row.split("\t", -1);
            int at = Integer.parseInt(cells[1]);
            made.append(new String(printed, from, at - from));
            assertThat(made.codePointCount(0, made.length())).as(row).isEqualTo(Integer.parseInt(cells[4]));
            made.append(cells[3].replace("\\n", "\n"));
            from = at + Integer.parseInt(cells[2]);
        }
        return made.append(new String(printed, from, printed.length - from)).toString();
    }

    private static List<String> alto(Path file) throws IOException {
        return strings(file).stream().map(AltoString::content).toList();
    }

    /** Words that are divided at the end of a line are put together where ALTO says so. */
    private static List<String> wholeWords(Path file) throws IOException {
        return strings(file).stream()
                .filter(string -> !"HypPart2".equals(string.part) && !string.notice)
                .map(string -> string.part == null ? string.content : string.whole)
                .toList();
    }

    private record AltoString(String content, String part, String whole, boolean notice) {}

    private static List<AltoString> strings(Path file) throws IOException {
        List<AltoString> words = new ArrayList<>();
        boolean notice = false;
        try (InputStream in = Files.newInputStream(file)) {
            XMLStreamReader xml = XMLInputFactory.newInstance().createXMLStreamReader(in);
            while (xml.hasNext()) {
                boolean start = xml.next() == XMLStreamReader.START_ELEMENT;
                if (start && xml.getLocalName().equals("TextBlock")) {
                    notice = AltoBlock.tag(RegionType.NOTICE).equals(xml.getAttributeValue(null, "TAGREFS"));
                } else if (start && xml.getLocalName().equals("String")) {
                    words.add(new AltoString(
                            xml.getAttributeValue(null, "CONTENT"),
                            xml.getAttributeValue(null, "SUBS_TYPE"),
                            xml.getAttributeValue(null, "SUBS_CONTENT"),
                            notice));
                }
            }
        } catch (XMLStreamException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
        return words;
    }

    /** PDFBox composes marks and resolves presentation forms where it likes, so both sides are compared in NFKC. */
    private static List<String> pdf(PDDocument pdf, int page) throws IOException {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setSuppressDuplicateOverlappingText(false);
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        return normalised(split(stripper.getText(pdf)), Normalizer.Form.NFKC);
    }

    private static List<String> split(String text) {
        return Arrays.stream(text.split("[ \r\n]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static List<String> normalised(List<String> words, Normalizer.Form form) {
        return words.stream().map(word -> Normalizer.normalize(word, form)).toList();
    }
}

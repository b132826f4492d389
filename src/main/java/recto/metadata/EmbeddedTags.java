package recto.metadata;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.apache.tika.exception.TikaException;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.Parser;
import org.apache.tika.parser.image.ImageParser;
import org.apache.tika.parser.image.JpegParser;
import org.apache.tika.parser.image.TiffParser;
import org.apache.tika.parser.image.WebPParser;
import org.apache.tika.parser.pdf.PDFParser;
import org.apache.tika.parser.pdf.PDFParserConfig;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;
import recto.model.Scan;

/** Reads the tags of a file with Apache Tika, within limits of time and size. */
final class EmbeddedTags {
    private static final long MAX_SECONDS = 20;
    private static final int MAX_CHARACTERS = 10_000;
    private static final Map<String, Supplier<Parser>> PARSERS = Map.of(
            "image/tiff", TiffParser::new,
            "image/jpeg", JpegParser::new,
            "image/png", ImageParser::new,
            "image/gif", ImageParser::new,
            "image/bmp", ImageParser::new,
            "image/webp", WebPParser::new,
            "application/pdf", EmbeddedTags::pdf);

    private EmbeddedTags() {}

    /**
     * First value of each tag, by the names that Tika gives them. A damaged file gives the tags before the damage; a
     * file that takes longer than 20 s, and a type that is not read, none. A value is cut after 10,000 characters.
     */
    static SortedMap<String, String> of(Scan scan) {
        Optional<Parser> parser =
                Optional.ofNullable(PARSERS.get(scan.mediaType())).map(Supplier::get);
        SortedMap<String, String> tags = new TreeMap<>();
        parser.flatMap(found -> parse(scan, found)).ifPresent(metadata -> {
            for (String name : metadata.names()) {
                String value = metadata.get(name);
                tags.put(name, value.substring(0, Math.min(value.length(), MAX_CHARACTERS)));
            }
        });
        return tags;
    }

    private static Optional<Metadata> parse(Scan scan, Parser parser) {
        FutureTask<Metadata> task = new FutureTask<>(() -> parseNow(scan, parser));
        Thread thread = new Thread(task, "metadata");
        thread.setDaemon(true);
        thread.start();
        try {
            return Optional.of(task.get(MAX_SECONDS, TimeUnit.SECONDS));
        } catch (TimeoutException | ExecutionException e) {
            // Tags are extra: a file whose tags cannot be read is still a scan, and its decoder reports the damage.
            task.cancel(true);
        } catch (InterruptedException e) {
            task.cancel(true);
            Thread.currentThread().interrupt();
        }
        return Optional.empty();
    }

    private static Metadata parseNow(Scan scan, Parser parser) {
        Metadata metadata = new Metadata();
        metadata.set(Metadata.CONTENT_TYPE, scan.mediaType());
        try (TikaInputStream in = TikaInputStream.get(Path.of(scan.location()))) {
            parser.parse(in, new NoText(), metadata, new ParseContext());
        } catch (IOException | SAXException | TikaException | RuntimeException | StackOverflowError e) {
            // What was read before the damage is kept; NoText ends every PDF this way.
            return metadata;
        }
        return metadata;
    }

    private static Parser pdf() {
        PDFParser parser = new PDFParser();
        PDFParserConfig config = parser.getPDFParserConfig();
        config.setOcrStrategy(PDFParserConfig.OCR_STRATEGY.NO_OCR);
        config.setCatchIntermediateIOExceptions(false);
        return parser;
    }

    /** Ends a parse where the text would begin: the tags of a PDF are read before, and only they are wanted. */
    private static final class NoText extends DefaultHandler {
        @Override
        public void startElement(String uri, String name, String qualified, Attributes attributes) throws SAXException {
            throw new SAXException("the text is not wanted");
        }
    }
}

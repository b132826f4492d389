package recto.align.trace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.tika.exception.TikaException;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.metadata.TikaCoreProperties;
import org.apache.tika.mime.MimeTypes;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.Parser;
import org.apache.tika.parser.html.HtmlMapper;
import org.apache.tika.parser.html.IdentityHtmlMapper;
import org.apache.tika.parser.html.JSoupParser;
import org.apache.tika.parser.microsoft.OfficeParser;
import org.apache.tika.parser.microsoft.ooxml.OOXMLParser;
import org.apache.tika.parser.microsoft.rtf.RTFParser;
import org.apache.tika.parser.pdf.PDFParser;
import org.apache.tika.parser.pdf.PDFParserConfig;
import org.apache.tika.utils.XMLReaderUtils;
import org.xml.sax.SAXException;
import recto.model.FailureKind;
import recto.model.StageException;

/** Reads the paragraphs of a report with Apache Tika: Word, RTF, PDF, HTML, TEI, Markdown and plain text. */
public final class ReportReader {
    private static final String STAGE = "trace";
    private static final Map<String, Supplier<Parser>> PARSERS = Map.of(
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document", OOXMLParser::new,
            "application/msword", OfficeParser::new,
            "application/rtf", RTFParser::new,
            "application/pdf", ReportReader::pdf,
            "text/html", JSoupParser::new,
            "application/xhtml+xml", JSoupParser::new);

    private ReportReader() {}

    /**
     * The paragraphs of a file in order.
     *
     * @throws StageException the file cannot be read, is damaged, or is of a type that is not read
     */
    public static List<Block> read(Path file) throws StageException {
        try {
            String type = type(file);
            if (PARSERS.containsKey(type)) {
                return parsed(file, type);
            }
            if (type.endsWith("xml")) {
                return marked(file);
            }
            if (type.startsWith("text/")) {
                return PlainBlocks.of(Files.readString(file, StandardCharsets.UTF_8));
            }
            throw failure(
                    FailureKind.UNSUPPORTED_TYPE,
                    file + " is " + type + ": save it as docx, PDF, HTML, TEI, Markdown or plain text",
                    null);
        } catch (CharacterCodingException e) {
            throw failure(FailureKind.DAMAGED, file + " is not UTF-8: save it as UTF-8", e);
        } catch (IOException e) {
            throw failure(FailureKind.UNREADABLE, file + " cannot be read (" + e + ")", e);
        } catch (SAXException | TikaException e) {
            throw failure(FailureKind.DAMAGED, file + " is damaged (" + e.getMessage() + "): save it again", e);
        }
    }

    private static String type(Path file) throws IOException {
        Metadata metadata = new Metadata();
        metadata.set(TikaCoreProperties.RESOURCE_NAME_KEY, file.getFileName().toString());
        try (TikaInputStream in = TikaInputStream.get(file)) {
            return MimeTypes.getDefaultMimeTypes()
                    .detect(in, metadata)
                    .getBaseType()
                    .toString();
        }
    }

    private static List<Block> parsed(Path file, String type) throws IOException, SAXException, TikaException {
        MarkedBlocks blocks = new MarkedBlocks();
        Metadata metadata = new Metadata();
        metadata.set(Metadata.CONTENT_TYPE, type);
        ParseContext context = new ParseContext();
        // Otherwise block quotations are lost
        context.set(HtmlMapper.class, IdentityHtmlMapper.INSTANCE);
        try (TikaInputStream in = TikaInputStream.get(file)) {
            PARSERS.get(type).get().parse(in, blocks, metadata, context);
        }
        return blocks.blocks();
    }

    private static List<Block> marked(Path file) throws IOException, SAXException, TikaException {
        MarkedBlocks blocks = new MarkedBlocks();
        try (InputStream in = Files.newInputStream(file)) {
            XMLReaderUtils.parseSAX(in, blocks, new ParseContext());
        }
        return blocks.blocks();
    }

    private static Parser pdf() {
        PDFParser parser = new PDFParser();
        PDFParserConfig config = parser.getPDFParserConfig();
        config.setOcrStrategy(PDFParserConfig.OCR_STRATEGY.NO_OCR);
        return parser;
    }

    private static StageException failure(FailureKind kind, String message, Exception cause) {
        return new StageException(kind, STAGE, message, cause);
    }
}

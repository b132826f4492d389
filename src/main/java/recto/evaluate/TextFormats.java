package recto.evaluate;

import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamException;
import recto.model.FailureKind;
import recto.model.StageException;

/** Reads page text in any of the known formats, told apart by their content: text, PAGE, ALTO, hOCR. */
public final class TextFormats {
    private static final String STAGE = "evaluate";
    private static final Pattern XML = Pattern.compile("\uFEFF?\\s*<(\\?xml|!|(\\w+:)?(PcGts|alto|html)\\b)");

    private TextFormats() {}

    /**
     * Reads the text of one file.
     *
     * @param name of the page, for scores and messages
     * @param content of the file; text is UTF-8
     * @throws StageException damaged or of no known format, saying which file
     */
    public static PageText read(String name, byte[] content) throws StageException {
        return looksLikeXml(content) ? readXml(name, content) : readText(name, content);
    }

    private static PageText readText(String name, byte[] content) throws StageException {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
            return PageText.ofText(name, text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException e) {
            throw new StageException(
                    FailureKind.DAMAGED, STAGE, name + " is no UTF-8 text; convert it to UTF-8 first", e);
        }
    }

    private static PageText readXml(String name, byte[] content) throws StageException {
        Element document;
        try {
            document = Element.read(Element.factory().createXMLStreamReader(new ByteArrayInputStream(content)));
        } catch (XMLStreamException e) {
            throw new StageException(FailureKind.DAMAGED, STAGE, name + " is no well-formed XML: " + e.getMessage(), e);
        }
        return switch (document.name()) {
            case "PcGts" -> PageXml.read(name, document);
            case "alto" -> AltoXml.read(name, document);
            case "html" -> Hocr.read(name, document);
            default ->
                throw new StageException(
                        FailureKind.UNSUPPORTED_TYPE,
                        STAGE,
                        name + " is XML with the root <" + document.name() + ">; PAGE, ALTO and hOCR can be read");
        };
    }

    private static boolean looksLikeXml(byte[] content) {
        String start = new String(content, 0, Math.min(content.length, 200), StandardCharsets.UTF_8);
        return XML.matcher(start).lookingAt();
    }
}

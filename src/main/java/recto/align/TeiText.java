package recto.align;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The text of a TEI document (TEI P5) without its header: a line feed for {@code lb} and between blocks, a form feed
 * for every {@code pb} but one that stands before all text. A line break with {@code break="no"} divides no word.
 */
public final class TeiText {
    private static final Set<String> BLOCKS = Set.of(
            "p",
            "head",
            "l",
            "ab",
            "div",
            "item",
            "row",
            "cell",
            "fw",
            "note",
            "byline",
            "closer",
            "opener",
            "dateline");
    private static final Set<String> LEFT_OUT = Set.of("teiHeader", "facsimile", "sourceDoc", "standOff");

    private final StringBuilder text = new StringBuilder();

    private TeiText() {}

    /**
     * Reads a document.
     *
     * @throws IOException it is not well-formed
     */
    public static String read(byte[] content) throws IOException {
        try {
            return text(content);
        } catch (XMLStreamException e) {
            throw new IOException("no well-formed XML: " + e.getMessage(), e);
        }
    }

    private static String text(byte[] content) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        XMLStreamReader xml = factory.createXMLStreamReader(new ByteArrayInputStream(content));
        TeiText tei = new TeiText();
        int leftOut = 0;
        while (xml.hasNext()) {
            int event = xml.next();
            if (event == XMLStreamConstants.START_ELEMENT) {
                leftOut += leftOut > 0 || LEFT_OUT.contains(xml.getLocalName()) ? 1 : 0;
                if (leftOut == 0) {
                    tei.start(xml);
                }
            } else if (event == XMLStreamConstants.END_ELEMENT) {
                if (leftOut == 0 && BLOCKS.contains(xml.getLocalName())) {
                    tei.newLine();
                }
                leftOut = Math.max(0, leftOut - 1);
            } else if (event == XMLStreamConstants.CHARACTERS && leftOut == 0) {
                tei.characters(xml.getText());
            }
        }
        return tei.text.toString();
    }

    private void start(XMLStreamReader xml) {
        String name = xml.getLocalName();
        if (name.equals("pb") && !text.toString().isBlank()) {
            text.append('\f');
        } else if (name.equals("lb")) {
            if ("no".equals(xml.getAttributeValue(null, "break"))) {
                text.setLength(text.toString().stripTrailing().length());
            } else {
                newLine();
            }
        } else if (BLOCKS.contains(name)) {
            newLine();
        }
    }

    /** White space in the source is no more than a space. */
    private void characters(String content) {
        String plain = content.replaceAll("[ \\t\\r\\n]+", " ");
        boolean starts = text.isEmpty() || Character.isWhitespace(text.charAt(text.length() - 1));
        text.append(starts ? plain.stripLeading() : plain);
    }

    private void newLine() {
        if (!text.isEmpty() && text.charAt(text.length() - 1) != '\n') {
            text.append('\n');
        }
    }
}

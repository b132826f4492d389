package recto.align.bitext;

import com.ibm.icu.util.ULocale;
import java.io.OutputStream;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.codehaus.stax2.XMLOutputFactory2;

/** Writes elements in UTF-8; characters that XML 1.0 does not allow are replaced. */
final class Markup {
    private static final XMLOutputFactory FACTORY = factory();
    private static final int REPLACEMENT = 0xFFFD;

    private final XMLStreamWriter writer;

    private Markup(XMLStreamWriter writer) {
        this.writer = writer;
    }

    private static XMLOutputFactory factory() {
        XMLOutputFactory factory = XMLOutputFactory.newInstance();
        // HTML knows no short form of empty elements.
        factory.setProperty(XMLOutputFactory2.P_AUTOMATIC_EMPTY_ELEMENTS, false);
        return factory;
    }

    /** Starts an XML document. */
    static Markup xml(OutputStream out) throws XMLStreamException {
        XMLStreamWriter writer = FACTORY.createXMLStreamWriter(out, "UTF-8");
        writer.writeStartDocument("UTF-8", "1.0");
        return new Markup(writer);
    }

    /** Starts an HTML document. */
    static Markup html(OutputStream out) throws XMLStreamException {
        XMLStreamWriter writer = FACTORY.createXMLStreamWriter(out, "UTF-8");
        writer.writeDTD("<!DOCTYPE html>");
        return new Markup(writer);
    }

    /** Opens an element on a new line; attributes are names and values in turn. */
    Markup open(String name, String... attributes) throws XMLStreamException {
        writer.writeCharacters("\n");
        return inline(name, attributes);
    }

    /** Opens an element where the text stands. */
    Markup inline(String name, String... attributes) throws XMLStreamException {
        writer.writeStartElement(name);
        for (int i = 0; i < attributes.length; i += 2) {
            writer.writeAttribute(attributes[i], clean(attributes[i + 1]));
        }
        return this;
    }

    Markup text(String text) throws XMLStreamException {
        writer.writeCharacters(clean(text));
        return this;
    }

    Markup close() throws XMLStreamException {
        writer.writeEndElement();
        return this;
    }

    /** An element with text. */
    Markup text(String name, String text, String... attributes) throws XMLStreamException {
        return open(name, attributes).text(text).close();
    }

    /** An element without content, in the short form. */
    Markup empty(String name, String... attributes) throws XMLStreamException {
        writer.writeCharacters("\n");
        writer.writeEmptyElement(name);
        for (int i = 0; i < attributes.length; i += 2) {
            writer.writeAttribute(attributes[i], clean(attributes[i + 1]));
        }
        return this;
    }

    /** Closes all elements. */
    void finish() throws XMLStreamException {
        writer.writeEndDocument();
        writer.flush();
    }

    /** The tag of a language (BCP 47) for its ISO 639-3 code. */
    static String tag(String language) {
        return new ULocale(language).toLanguageTag();
    }

    private static String clean(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().forEach(c -> clean.appendCodePoint(isAllowed(c) ? c : REPLACEMENT));
        return clean.toString();
    }

    private static boolean isAllowed(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || c >= 0x20 && c <= 0xD7FF
                || c >= 0xE000 && c <= 0xFFFD
                || c >= 0x10000;
    }
}

package recto.export;

import java.io.OutputStream;
import java.util.Optional;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes XML 1.0 in UTF-8, each element on a line of its own. Text must be free of control characters. */
final class Xml implements AutoCloseable {
    private static final XMLOutputFactory FACTORY = XMLOutputFactory.newInstance();

    private final XMLStreamWriter writer;

    private Xml(XMLStreamWriter writer) {
        this.writer = writer;
    }

    /** A whole document. */
    static Xml document(OutputStream out) throws XMLStreamException {
        XMLStreamWriter writer = FACTORY.createXMLStreamWriter(out, "UTF-8");
        writer.writeStartDocument("UTF-8", "1.0");
        return new Xml(writer);
    }

    /** XML without a declaration, as it stands inside other files. */
    static Xml fragment(OutputStream out) throws XMLStreamException {
        return new Xml(FACTORY.createXMLStreamWriter(out, "UTF-8"));
    }

    /**
     * Opens an element; attributes are names and values in turn, and one whose value is an empty Optional is left out.
     */
    Xml open(String name, Object... attributes) throws XMLStreamException {
        writer.writeCharacters("\n");
        writer.writeStartElement(name);
        attributes(attributes);
        return this;
    }

    Xml close(String name) throws XMLStreamException {
        writer.writeEndElement();
        return this;
    }

    /** An element without content. */
    Xml empty(String name, Object... attributes) throws XMLStreamException {
        writer.writeCharacters("\n");
        writer.writeEmptyElement(name);
        attributes(attributes);
        return this;
    }

    /** An element with text; nothing where the text is empty. */
    Xml text(String name, String text, Object... attributes) throws XMLStreamException {
        if (!text.isEmpty()) {
            open(name, attributes);
            writer.writeCharacters(CleanPage.text(text));
            writer.writeEndElement();
        }
        return this;
    }

    /** Ends the document. */
    void finish() throws XMLStreamException {
        writer.writeEndDocument();
        writer.flush();
    }

    @Override
    public void close() throws XMLStreamException {
        writer.close();
    }

    private void attributes(Object... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1] instanceof Optional<?> maybe ? maybe.orElse(null) : attributes[i + 1];
            if (value != null) {
                writer.writeAttribute((String) attributes[i], CleanPage.text(value.toString()));
            }
        }
    }
}

package recto.evaluate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import recto.model.Size;

/**
 * An element of an XML file by its local name, so that all versions of a format look alike.
 *
 * @param name local name; {@link #TEXT} for a stretch of text
 * @param attributes by local name
 * @param children in order, stretches of text among them
 * @param content of a stretch of text, else empty
 */
record Element(String name, Map<String, String> attributes, List<Element> children, String content) {
    static final String TEXT = "#text";

    private static final int DEEPEST = 200;

    /** Reads a whole document; entities and the document type are not followed. */
    static Element read(XMLStreamReader xml) throws XMLStreamException {
        Deque<Element> open = new ArrayDeque<>(List.of(new Element("", Map.of(), new ArrayList<>(), "")));
        while (xml.hasNext()) {
            switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> open(xml, open);
                case XMLStreamConstants.END_ELEMENT -> open.pop();
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
                    open.element().children.add(new Element(TEXT, Map.of(), List.of(), xml.getText()));
                default -> {
                    // comments, processing instructions and the document type say nothing of the text
                }
            }
        }
        return open.pop().children.get(0);
    }

    /** A factory that opens no file and no address on behalf of a document. */
    static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory;
    }

    private static void open(XMLStreamReader xml, Deque<Element> open) throws XMLStreamException {
        if (open.size() > DEEPEST) {
            throw new XMLStreamException("elements lie more than " + DEEPEST + " deep", xml.getLocation());
        }
        Map<String, String> attributes = new HashMap<>();
        for (int at = 0; at < xml.getAttributeCount(); at++) {
            attributes.put(xml.getAttributeLocalName(at), xml.getAttributeValue(at));
        }
        Element element = new Element(xml.getLocalName(), attributes, new ArrayList<>(), "");
        open.element().children.add(element);
        open.push(element);
    }

    boolean is(String other) {
        return name.equals(other);
    }

    Optional<String> attribute(String key) {
        return Optional.ofNullable(attributes.get(key));
    }

    /** The number in an attribute; empty where there is none. */
    Optional<Double> number(String key) {
        try {
            return attribute(key).map(String::strip).map(Double::valueOf);
        } catch (NumberFormatException e) {
            // ground truth of many hands: a box that is no number is no box, and the text still counts
            return Optional.empty();
        }
    }

    /** Width and height from two attributes, in pixels; empty where they are not there or mean nothing. */
    Optional<Size> size(String width, String height) {
        return Boxes.ofEdges(0, 0, number(width).orElse(0.0), number(height).orElse(0.0))
                .map(box -> new Size(box.width(), box.height()));
    }

    /** Direct children of that name. */
    Stream<Element> children(String childName) {
        return children.stream().filter(child -> child.is(childName));
    }

    /** All that match within this element, in document order, not looking within those that do. */
    Stream<Element> outermost(Predicate<Element> wanted) {
        return children.stream().flatMap(child -> wanted.test(child) ? Stream.of(child) : child.outermost(wanted));
    }

    Stream<Element> outermost(String wanted) {
        return outermost(element -> element.is(wanted));
    }

    /** All text within, in document order. */
    String text() {
        StringBuilder text = new StringBuilder(content);
        children.forEach(child -> text.append(child.text()));
        return text.toString();
    }
}

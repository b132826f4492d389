package recto.export;

import java.util.List;
import javax.xml.stream.XMLStreamException;
import recto.model.TranscriptHead;

/** Dublin Core: the elements of {@code oai_dc} (Open Archives Initiative, 2002), in the order of its schema's list. */
final class DublinCore {
    private DublinCore() {}

    /** Writes the record of an item. */
    static void write(TranscriptHead head, Xml xml) throws XMLStreamException {
        Described item = new Described(head);
        xml.open(
                "oai_dc:dc",
                "xmlns:oai_dc",
                "http://www.openarchives.org/OAI/2.0/oai_dc/",
                "xmlns:dc",
                "http://purl.org/dc/elements/1.1/");
        one(xml, "dc:title", item.first("title").stream().toList());
        one(xml, "dc:creator", item.all("creator"));
        one(xml, "dc:contributor", item.all("editor"));
        one(xml, "dc:publisher", item.all("publisher"));
        one(xml, "dc:date", item.first("date").stream().toList());
        xml.text("dc:type", "Text");
        one(xml, "dc:identifier", List.of(head.item()));
        one(xml, "dc:identifier", item.all("identifier"));
        one(xml, "dc:language", item.languages());
        one(xml, "dc:coverage", item.first("place").stream().toList());
        one(xml, "dc:rights", item.all("rights"));
        xml.close("oai_dc:dc");
    }

    private static void one(Xml xml, String element, List<String> values) throws XMLStreamException {
        for (String value : values) {
            xml.text(element, value);
        }
    }
}

package recto.export;

import java.util.Optional;
import javax.xml.stream.XMLStreamException;
import recto.model.TranscriptHead;

/** MODS 3.8 (Library of Congress): what an item is, and the issue that it is of its title. */
final class Mods {
    private Mods() {}

    /** Writes the record of an item. */
    static void write(TranscriptHead head, Xml xml) throws XMLStreamException {
        Described item = new Described(head);
        xml.open("mods", "xmlns", "http://www.loc.gov/mods/v3", "version", "3.8");
        xml.open("titleInfo");
        xml.text("title", item.first("title").orElse(head.item()));
        xml.close("titleInfo");
        for (String editor : item.all("editor")) {
            xml.open("name");
            xml.text("namePart", editor);
            xml.open("role");
            xml.text("roleTerm", "edt", "type", "code", "authority", "marcrelator");
            xml.close("role");
            xml.close("name");
        }
        xml.text("typeOfResource", "text");
        origin(item, xml);
        for (String language : item.languages()) {
            xml.open("language");
            xml.text("languageTerm", language, "type", "code", "authority", "iso639-3");
            xml.close("language");
        }
        xml.open("physicalDescription");
        xml.text("extent", head.pages() + (head.pages() == 1 ? " page" : " pages"));
        xml.close("physicalDescription");
        xml.text("identifier", head.item(), "type", "local");
        for (String rights : item.all("rights")) {
            xml.text("accessCondition", rights);
        }
        part(item, xml);
        xml.open("recordInfo");
        xml.text("recordOrigin", head.program());
        xml.close("recordInfo");
        xml.close("mods");
    }

    private static void origin(Described item, Xml xml) throws XMLStreamException {
        Optional<String> place = item.first("place");
        Optional<String> date = item.first("date");
        if (place.isEmpty() && date.isEmpty() && item.all("publisher").isEmpty()) {
            return;
        }
        xml.open("originInfo");
        if (place.isPresent()) {
            xml.open("place");
            xml.text("placeTerm", place.get(), "type", "text");
            xml.close("place");
        }
        for (String publisher : item.all("publisher")) {
            xml.text("publisher", publisher);
        }
        if (date.isPresent()) {
            xml.text("dateIssued", date.get(), "encoding", "iso8601");
        }
        Optional<String> edtf = item.first("date-edtf");
        if (edtf.isPresent()) {
            xml.text("dateIssued", edtf.get(), "encoding", "edtf");
        }
        xml.close("originInfo");
    }

    private static void part(Described item, Xml xml) throws XMLStreamException {
        if (item.first("issue").isEmpty() && item.first("volume").isEmpty()) {
            return;
        }
        xml.open("part");
        for (String kind : java.util.List.of("volume", "issue")) {
            if (item.first(kind).isPresent()) {
                xml.open("detail", "type", kind);
                xml.text("number", item.first(kind).get());
                xml.close("detail");
            }
        }
        xml.close("part");
    }
}

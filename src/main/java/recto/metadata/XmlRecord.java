package recto.metadata;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import recto.model.MetadataValue;

/**
 * Dublin Core (elements 1.1 and terms) and MODS 3 in an XML file, alone or inside METS. Elements of other name spaces
 * are passed by, so that an ALTO or PAGE file gives nothing. No external entity is read, no DTD followed.
 */
final class XmlRecord {
    private static final String DC = "http://purl.org/dc/elements/1.1/";
    private static final String TERMS = "http://purl.org/dc/terms/";
    private static final String MODS = "http://www.loc.gov/mods/v3";
    private static final int LONGEST = 10_000;

    private static final Map<String, String> OF_DC = Map.ofEntries(
            Map.entry("title", "title"),
            Map.entry("creator", "creator"),
            Map.entry("contributor", "contributor"),
            Map.entry("publisher", "publisher"),
            Map.entry("date", "date"),
            Map.entry("issued", "date"),
            Map.entry("language", "stated-language"),
            Map.entry("spatial", "place"),
            Map.entry("rights", "rights"),
            Map.entry("identifier", "identifier"),
            Map.entry("description", "description"));
    /** Elements of MODS by the end of their path; details by their type. */
    private static final Map<String, String> OF_MODS = Map.ofEntries(
            Map.entry("mods/titleInfo/title", "title"),
            Map.entry("originInfo/dateIssued", "date"),
            Map.entry("part/date", "date"),
            Map.entry("place/placeTerm", "place"),
            Map.entry("originInfo/publisher", "publisher"),
            Map.entry("detail:issue/number", "issue"),
            Map.entry("detail:volume/number", "volume"),
            Map.entry("language/languageTerm", "stated-language"),
            Map.entry("name/namePart", "creator"),
            Map.entry("mods/accessCondition", "rights"),
            Map.entry("mods/identifier", "identifier"));

    private XmlRecord() {}

    /** The values that stand in a file. */
    static List<MetadataValue> of(Path file) throws IOException {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try (InputStream in = Files.newInputStream(file)) {
            return read(factory.createXMLStreamReader(in), "sidecar " + file.getFileName());
        } catch (XMLStreamException damaged) {
            throw new IOException(damaged.getMessage(), damaged);
        } catch (RuntimeException late) {
            // The parser reads text late, and has no other way to tell of damage there.
            throw new IOException(late.getMessage(), late);
        }
    }

    private static List<MetadataValue> read(XMLStreamReader xml, String source) throws XMLStreamException {
        List<MetadataValue> values = new ArrayList<>();
        Deque<String> path = new ArrayDeque<>();
        StringBuilder text = new StringBuilder();
        while (xml.hasNext()) {
            int event = xml.next();
            if (event == XMLStreamConstants.START_ELEMENT) {
                String type = xml.getAttributeValue(null, "type");
                boolean detail = xml.getLocalName().equals("detail") && type != null;
                path.addLast(detail ? "detail:" + type : xml.getLocalName());
                text.setLength(0);
            } else if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
                text.append(xml.getText(), 0, Math.min(xml.getTextLength(), Math.max(0, LONGEST - text.length())));
            } else if (event == XMLStreamConstants.END_ELEMENT) {
                String element = element(xml.getNamespaceURI(), path);
                String found = text.toString().strip();
                if (!element.isEmpty() && !found.isEmpty()) {
                    values.add(Stated.value(element, found, source));
                }
                path.removeLast();
                text.setLength(0);
            }
        }
        return values;
    }

    private static String element(String space, Deque<String> path) {
        if (DC.equals(space) || TERMS.equals(space)) {
            return OF_DC.getOrDefault(path.peekLast(), "");
        }
        if (!MODS.equals(space)) {
            return "";
        }
        String whole = String.join("/", path);
        return OF_MODS.entrySet().stream()
                .filter(entry -> ("/" + whole).endsWith("/" + entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
    }
}

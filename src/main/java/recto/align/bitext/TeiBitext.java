package recto.align.bitext;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.stream.XMLStreamException;
import recto.model.PageNumber;

/**
 * A bitext as TEI P5: both texts with their sentences, zones of the pages where they stand, and links between them
 * ({@code linkGrp}, chapter 17 of the Guidelines); sentences without counterpart are named by {@code ptr} in a group of
 * their own.
 */
public final class TeiBitext {
    private TeiBitext() {}

    /** Writes the document and leaves the stream open. */
    public static void write(Bitext bitext, OutputStream out) throws IOException {
        try {
            document(bitext, out);
        } catch (XMLStreamException failed) {
            throw new IOException(failed.getMessage(), failed);
        }
    }

    private static void document(Bitext bitext, OutputStream out) throws XMLStreamException {
        Markup xml = Markup.xml(out);
        xml.open("TEI", "xmlns", "http://www.tei-c.org/ns/1.0");
        header(xml, bitext);
        facsimile(xml, bitext.left(), "l");
        facsimile(xml, bitext.right(), "r");
        links(xml, bitext);
        xml.open("text").open("group");
        text(xml, bitext.left(), "l");
        text(xml, bitext.right(), "r");
        xml.finish();
    }

    private static void header(Markup xml, Bitext bitext) throws XMLStreamException {
        String names = bitext.left().name() + " / " + bitext.right().name();
        xml.open("teiHeader").open("fileDesc").open("titleStmt");
        xml.text("title", names).close();
        xml.open("publicationStmt").text("p", "Aligned by Recto.").close();
        xml.open("sourceDesc").text("p", names).close().close().close();
    }

    private static void facsimile(Markup xml, BitextSide side, String prefix) throws XMLStreamException {
        Map<PageNumber, List<String[]>> zones = new TreeMap<>();
        for (int i = 0; i < side.sentences().size(); i++) {
            List<Standing> places = side.sentences().get(i).places();
            for (int k = 0; k < places.size(); k++) {
                Standing place = places.get(k);
                zones.computeIfAbsent(place.page(), none -> new ArrayList<>()).add(zone(place, zoneId(prefix, i, k)));
            }
        }
        if (zones.isEmpty()) {
            return;
        }
        xml.open("facsimile");
        for (Map.Entry<PageNumber, List<String[]>> page : zones.entrySet()) {
            xml.open("surface", "n", page.getKey().toString());
            for (String[] zone : page.getValue()) {
                xml.empty("zone", zone);
            }
            xml.close();
        }
        xml.close();
    }

    private static String[] zone(Standing place, String id) {
        return new String[] {
            "xml:id",
            id,
            "ulx",
            Integer.toString(place.box().x()),
            "uly",
            Integer.toString(place.box().y()),
            "lrx",
            Integer.toString(place.box().right()),
            "lry",
            Integer.toString(place.box().bottom())
        };
    }

    private static String zoneId(String prefix, int sentence, int place) {
        return prefix + (sentence + 1) + "." + (place + 1);
    }

    private static void links(Markup xml, Bitext bitext) throws XMLStreamException {
        xml.open("standOff");
        group(xml, bitext.beads().stream().filter(Bead::isPair).toList(), "alignment");
        group(xml, bitext.beads().stream().filter(bead -> !bead.isPair()).toList(), "unaligned");
        xml.close();
    }

    private static void group(Markup xml, List<Bead> beads, String type) throws XMLStreamException {
        if (beads.isEmpty()) {
            return;
        }
        xml.open("linkGrp", "type", type);
        for (Bead bead : beads) {
            List<String> targets = new ArrayList<>();
            for (int i = bead.leftFrom(); i < bead.leftTo(); i++) {
                targets.add("#l" + (i + 1));
            }
            for (int i = bead.rightFrom(); i < bead.rightTo(); i++) {
                targets.add("#r" + (i + 1));
            }
            String score = String.format(Locale.ROOT, "%.4f", bead.score());
            xml.empty(bead.isPair() ? "link" : "ptr", "target", String.join(" ", targets), "cert", score);
        }
        xml.close();
    }

    private static void text(Markup xml, BitextSide side, String prefix) throws XMLStreamException {
        xml.open("text", "xml:lang", Markup.tag(side.language())).open("body");
        int paragraph = -1;
        for (int i = 0; i < side.sentences().size(); i++) {
            Sentence sentence = side.sentences().get(i);
            if (sentence.paragraph() != paragraph) {
                if (paragraph >= 0) {
                    xml.close();
                }
                xml.open("p");
                paragraph = sentence.paragraph();
            }
            sentence(xml, sentence, prefix, i);
        }
        if (paragraph < 0) {
            xml.empty("p");
        } else {
            xml.close();
        }
        xml.close().close();
    }

    private static void sentence(Markup xml, Sentence sentence, String prefix, int at) throws XMLStreamException {
        List<String> zones = new ArrayList<>();
        for (int k = 0; k < sentence.places().size(); k++) {
            zones.add("#" + zoneId(prefix, at, k));
        }
        String id = prefix + (at + 1);
        if (zones.isEmpty()) {
            xml.text("s", sentence.text(), "xml:id", id);
        } else {
            xml.text("s", sentence.text(), "xml:id", id, "facs", String.join(" ", zones));
        }
    }
}

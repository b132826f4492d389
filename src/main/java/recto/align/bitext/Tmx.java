package recto.align.bitext;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;

/**
 * A bitext as a translation memory (TMX 1.4b, LISA 2005). Each pair is a unit; a passage without counterpart is a unit
 * of one side with the property {@code x-unaligned}. Properties hold the score and, where there are pages, the places:
 * page, x, y, width, height.
 */
public final class Tmx {
    private Tmx() {}

    /**
     * Writes the document and leaves the stream open.
     *
     * @param program name and version of the program: {@code recto 0.1.0}
     */
    public static void write(Bitext bitext, String program, OutputStream out) throws IOException {
        try {
            document(bitext, program, out);
        } catch (XMLStreamException failed) {
            throw new IOException(failed.getMessage(), failed);
        }
    }

    private static void document(Bitext bitext, String program, OutputStream out) throws XMLStreamException {
        Markup xml = Markup.xml(out);
        xml.open("tmx", "version", "1.4");
        int space = program.indexOf(' ');
        xml.empty(
                "header",
                "creationtool",
                space < 0 ? program : program.substring(0, space),
                "creationtoolversion",
                space < 0 ? "0" : program.substring(space + 1),
                "segtype",
                "sentence",
                "o-tmf",
                "recto",
                "adminlang",
                "en",
                "srclang",
                Markup.tag(bitext.left().language()),
                "datatype",
                "plaintext");
        xml.open("body");
        for (Bead bead : bitext.beads()) {
            unit(xml, bitext, bead);
        }
        xml.finish();
    }

    private static void unit(Markup xml, Bitext bitext, Bead bead) throws XMLStreamException {
        xml.open("tu");
        xml.text("prop", String.format(Locale.ROOT, "%.4f", bead.score()), "type", "x-score");
        if (!bead.isPair()) {
            xml.text("prop", bead.left() > 0 ? "left" : "right", "type", "x-unaligned");
        }
        variant(xml, bitext.left(), bitext.left(bead));
        variant(xml, bitext.right(), bitext.right(bead));
        xml.close();
    }

    private static void variant(Markup xml, BitextSide side, List<Sentence> sentences) throws XMLStreamException {
        if (sentences.isEmpty()) {
            return;
        }
        xml.open("tuv", "xml:lang", Markup.tag(side.language()));
        for (Sentence sentence : sentences) {
            for (Standing place : sentence.places()) {
                xml.text("prop", place(place), "type", "x-place");
            }
        }
        xml.text("seg", sentences.stream().map(Sentence::text).collect(Collectors.joining(" ")));
        xml.close();
    }

    private static String place(Standing place) {
        return "page " + place.page() + " box " + place.box().x() + " "
                + place.box().y() + " " + place.box().width() + " "
                + place.box().height();
    }
}

package recto.align.bitext;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import recto.model.Box;
import recto.model.PageNumber;

/**
 * One bitext in all its forms: two sentences for one, one without counterpart, from right to left, with a control
 * character.
 */
class BitextFormsTest {
    private static final Bitext BITEXT = new Bitext(
            new BitextSide(
                    "left & first",
                    "fas",
                    List.of(
                            new Sentence(
                                    "جمله یک.", 0, List.of(new Standing(new PageNumber(3), "r1", new Box(1, 2, 3, 4)))),
                            new Sentence("دو <", 1),
                            new Sentence("سه", 1))),
            new BitextSide("right", "eng", List.of(new Sentence("One \u0001 two.", 0))),
            List.of(new Bead(0, 2, 0, 1, 0.75), new Bead(2, 3, 1, 1, 0.5)));

    @Test
    void tmxHasWhatItsDefinitionAsksFor() throws Exception {
        Document tmx = parsed(out -> Tmx.write(BITEXT, "recto 0.1.0", out));
        Element header = elements(tmx, "header").get(0);
        assertThat(Stream.of(
                        "creationtool", "creationtoolversion", "segtype", "o-tmf", "adminlang", "srclang", "datatype"))
                .allMatch(name -> !header.getAttribute(name).isEmpty());
        assertThat(header.getAttribute("srclang")).isEqualTo("fa");
        assertThat(elements(tmx, "tu"))
                .hasSize(2)
                .allSatisfy(unit -> assertThat(children(unit)).matches("(prop )+(tuv )+"));
        assertThat(elements(tmx, "tuv")).hasSize(3).allSatisfy(variant -> {
            assertThat(children(variant)).matches("(prop )*seg ");
            assertThat(variant.getAttribute("xml:lang")).isIn("fa", "en");
        });
        assertThat(elements(tmx, "seg"))
                .extracting(Element::getTextContent)
                .containsExactly("جمله یک. دو <", "One \uFFFD two.", "سه");
        assertThat(elements(tmx, "prop"))
                .extracting(Element::getTextContent)
                .contains("page 3 box 1 2 3 4", "0.7500", "left");
    }

    @Test
    void teiLinksLeadToSentencesAndSentencesToZones() throws Exception {
        Document tei = parsed(out -> TeiBitext.write(BITEXT, out));
        List<String> ids = Stream.concat(elements(tei, "s").stream(), elements(tei, "zone").stream())
                .map(element -> "#" + element.getAttribute("xml:id"))
                .toList();
        assertThat(ids).doesNotHaveDuplicates().hasSize(5);
        assertThat(elements(tei, "link")).hasSize(1);
        assertThat(elements(tei, "ptr"))
                .extracting(link -> link.getAttribute("target"))
                .containsExactly("#l3");
        assertThat(elements(tei, "link").get(0).getAttribute("target")).isEqualTo("#l1 #l2 #r1");
        assertThat(elements(tei, "s").get(0).getAttribute("facs")).isIn(ids);
    }

    @Test
    void thePageForPeopleNeedsNothingElse() throws Exception {
        String html = new String(written(out -> SideBySide.write(BITEXT, out)), UTF_8);
        assertThat(html)
                .startsWith("<!DOCTYPE html>")
                .contains("dir=\"auto\" lang=\"fa\"", "p. 3", "nothing on this side", "left &amp; first")
                .doesNotContain("<script", "http", "src=", "\u0001");
    }

    @Test
    void jsonFormHasBothSidesAndWhatIsAlone() {
        BitextFile file = BitextFile.of(BITEXT);
        assertThat(file.pairs()).hasSize(1);
        assertThat(file.pairs().get(0).left().to()).isEqualTo(2);
        assertThat(file.pairs().get(0).left().places()).hasSize(1);
        assertThat(file.leftOnly()).extracting(BitextFile.Passage::text).containsExactly("سه");
        assertThat(file.rightOnly()).isEmpty();
    }

    private interface Form {
        void write(ByteArrayOutputStream out) throws Exception;
    }

    private static byte[] written(Form form) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        form.write(out);
        return out.toByteArray();
    }

    private static Document parsed(Form form) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(written(form)));
    }

    private static List<Element> elements(Document document, String name) {
        NodeList found = document.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(at -> (Element) found.item(at))
                .toList();
    }

    private static String children(Element parent) {
        List<String> names = new ArrayList<>();
        for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element) {
                names.add(element.getTagName() + " ");
            }
        }
        return String.join("", names);
    }
}

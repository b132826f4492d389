package recto.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.xml.stream.XMLStreamException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.common.PDMetadata;

/**
 * What a PDF says of itself, in XMP (ISO 16684-1) and in the information dictionary alike, without dates.
 *
 * @param title of the item
 * @param producer program and version
 */
record PdfLabel(String title, String producer) {
    private static final String BEGIN = "<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>";
    private static final String END = "\n<?xpacket end=\"w\"?>";

    void write(PDDocument document) throws IOException {
        PDDocumentInformation information = new PDDocumentInformation();
        information.setTitle(title);
        information.setProducer(producer);
        document.setDocumentInformation(information);
        document.getDocumentCatalog().setMetadata(new PDMetadata(document, new ByteArrayInputStream(xmp())));
    }

    private byte[] xmp() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(BEGIN.getBytes(UTF_8));
        try (Xml xml = Xml.fragment(out)) {
            xml.open("x:xmpmeta", "xmlns:x", "adobe:ns:meta/");
            xml.open("rdf:RDF", "xmlns:rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#");
            xml.open("rdf:Description", "rdf:about", "", "xmlns:pdfaid", "http://www.aiim.org/pdfa/ns/id/");
            xml.text("pdfaid:part", "2").text("pdfaid:conformance", "B").close("rdf:Description");
            xml.open("rdf:Description", "rdf:about", "", "xmlns:pdf", "http://ns.adobe.com/pdf/1.3/");
            xml.text("pdf:Producer", producer).close("rdf:Description");
            xml.open("rdf:Description", "rdf:about", "", "xmlns:dc", "http://purl.org/dc/elements/1.1/");
            xml.open("dc:title").open("rdf:Alt").text("rdf:li", title, "xml:lang", "x-default");
            xml.close("rdf:Alt").close("dc:title").close("rdf:Description");
            xml.close("rdf:RDF").close("x:xmpmeta").finish();
        } catch (XMLStreamException e) {
            throw new IOException(e.getMessage(), e);
        }
        out.write(END.getBytes(UTF_8));
        return out.toByteArray();
    }
}

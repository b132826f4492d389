package recto.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.xml.sax.SAXException;

/**
 * Checks documents against our statement of what is written, and against the official schema where a copy lies in
 * {@code ../shared/schemas}.
 */
enum XmlSchema {
    ALTO("alto-4.4-written.xsd", "alto-4-4.xsd"),
    PAGE("page-2019-07-15-written.xsd", "page-2019-07-15.xsd");

    private final Schema written;
    private final Optional<Schema> official;

    XmlSchema(String written, String official) {
        this.written = schema(Path.of("src/test/resources/schemas").resolve(written));
        this.official = Optional.of(Path.of("../shared/schemas").resolve(official))
                .filter(Files::exists)
                .map(XmlSchema::schema);
    }

    /** Fails with the place and the reason where the document is not valid. */
    void check(Path document) throws IOException {
        for (Schema schema :
                Stream.concat(Stream.of(written), official.stream()).toList()) {
            try {
                schema.newValidator().validate(new StreamSource(document.toFile()));
            } catch (SAXException e) {
                throw new AssertionError(document + ": " + e, e);
            }
        }
    }

    private static Schema schema(Path file) {
        try {
            SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
            factory.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "file");
            return factory.newSchema(file.toFile());
        } catch (SAXException e) {
            throw new AssertionError(file + ": " + e, e);
        }
    }
}

package recto.export;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.ls.DOMImplementationLS;
import org.w3c.dom.ls.LSInput;
import org.xml.sax.SAXException;
import recto.model.MetadataValue;
import recto.model.Transcript;
import recto.model.TranscriptHead;
import recto.transcript.RandomTranscripts;

/** The records of items against the official schema of MODS 3.8. */
class ModsTest {
    private static final Schema MODS = schema();

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "title=Каспій",
                "title=Каспій,date=1918-03-30,date-edtf=1918-03-30?,place=Баку,publisher=Типографія,editor=А. Б.",
                "title=كشكول,issue=67,volume=38,language=aze-Arab,language=rus-Cyrl,rights=public domain",
                "issue=1,date=1900"
            })
    void areValid(String values) throws Exception {
        Transcript any = RandomTranscripts.of(1);
        List<MetadataValue> metadata = new ArrayList<>();
        for (String value : values.isEmpty() ? new String[0] : values.split(",")) {
            String[] parts = value.split("=");
            metadata.add(new MetadataValue(parts[0], parts[1], parts[1], "test", "given", 0.9));
        }
        TranscriptHead head = new TranscriptHead(
                any.head().item(),
                any.head().program(),
                any.head().engine(),
                any.head().settings(),
                any.head().scans(),
                any.head().models(),
                metadata,
                any.head().pages());
        Items.write(new Transcript(head, any.pages()), Pictures.GRAY, folder, List.of(new MetadataExporter()));
        String written = Files.readString(folder.resolve("mods.xml"));

        assertThatCode(() -> MODS.newValidator().validate(new StreamSource(new StringReader(written))))
                .doesNotThrowAnyException();
    }

    @Test
    void theSchemaRefusesWhatIsNoMods() {
        String wrong = "<mods xmlns='http://www.loc.gov/mods/v3' version='3.8'><heading/></mods>";
        assertThatThrownBy(() -> MODS.newValidator().validate(new StreamSource(new StringReader(wrong))))
                .isInstanceOf(SAXException.class);
    }

    private static Schema schema() {
        try {
            SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
            DOMImplementationLS inputs =
                    (DOMImplementationLS) org.w3c.dom.bootstrap.DOMImplementationRegistry.newInstance()
                            .getDOMImplementation("LS");
            factory.setResourceResolver((type, namespace, id, system, base) -> {
                String name = namespace.endsWith("xlink") ? "xlink-attributes.xsd" : "xml-attributes.xsd";
                LSInput input = inputs.createLSInput();
                input.setSystemId(name);
                input.setByteStream(ModsTest.class.getResourceAsStream("/schemas/" + name));
                return input;
            });
            return factory.newSchema(new StreamSource(ModsTest.class.getResourceAsStream("/xsd/mods-3-8.xsd")));
        } catch (SAXException | ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}

package recto.align;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.tika.exception.TikaException;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.AutoDetectParser;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.sax.BodyContentHandler;
import org.xml.sax.SAXException;

/** The text of an office document (docx, doc, rtf), by Tika. */
public final class OfficeText {
    private static final int WITHOUT_LIMIT = -1;

    private OfficeText() {}

    /** Whether a file begins as these documents do: as a ZIP archive, an OLE 2 file, or RTF. */
    public static boolean is(byte[] content) {
        return starts(content, 'P', 'K', 3, 4)
                || starts(content, 0xD0, 0xCF, 0x11, 0xE0)
                || starts(content, '{', '\\', 'r', 't', 'f');
    }

    /**
     * Reads a document.
     *
     * @param name of the file, which helps to tell what it is
     * @throws IOException it is damaged or of another kind
     */
    public static String read(String name, byte[] content) throws IOException {
        BodyContentHandler text = new BodyContentHandler(WITHOUT_LIMIT);
        Metadata metadata = new Metadata();
        metadata.set("resourceName", name);
        try {
            new AutoDetectParser().parse(new ByteArrayInputStream(content), text, metadata, new ParseContext());
            return text.toString();
        } catch (SAXException | TikaException e) {
            throw new IOException("no text can be taken from it: " + e.getMessage(), e);
        }
    }

    private static boolean starts(byte[] content, int... first) {
        for (int i = 0; i < first.length; i++) {
            if (i >= content.length || (content[i] & 0xFF) != first[i]) {
                return false;
            }
        }
        return true;
    }
}

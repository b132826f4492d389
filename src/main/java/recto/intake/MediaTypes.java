package recto.intake;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.metadata.TikaCoreProperties;
import org.apache.tika.mime.MimeTypes;

/**
 * Types of files, by their first bytes (Apache Tika, and {@code custom-mimetypes.xml} for what it lacks) and by the
 * ends of their names. Thread-safe.
 */
final class MediaTypes {
    /** How many bytes from the start of a file decide on its type. */
    static final int HEAD = 8_192;

    static final String UNKNOWN = "application/octet-stream";
    static final String PDF = "application/pdf";
    static final String TIFF = "image/tiff";

    /** PDF readers look for the header in the first 1024 bytes (Adobe's implementation note 13 to PDF 1.7). */
    private static final int PDF_HEADER_WITHIN = 1024;

    private static final int AFTER_BYTE_ORDER_MARK = 3;
    private static final Pattern PDF_HEADER = Pattern.compile("%PDF-[12]\\.[0-9]");
    private static final Set<String> SCANS = Set.of(
            PDF,
            TIFF,
            "image/jpeg",
            "image/png",
            "image/jp2",
            "image/jpx",
            "image/x-jp2-codestream",
            "image/webp",
            "image/bmp",
            "image/gif");
    private static final Map<String, String> EXTENSIONS = Map.ofEntries(
            Map.entry("pdf", PDF),
            Map.entry("tif", TIFF),
            Map.entry("tiff", TIFF),
            Map.entry("btf", TIFF),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("jpeg", "image/jpeg"),
            Map.entry("jpe", "image/jpeg"),
            Map.entry("jfif", "image/jpeg"),
            Map.entry("png", "image/png"),
            Map.entry("jp2", "image/jp2"),
            Map.entry("jpx", "image/jpx"),
            Map.entry("jpf", "image/jpx"),
            Map.entry("j2k", "image/x-jp2-codestream"),
            Map.entry("j2c", "image/x-jp2-codestream"),
            Map.entry("jpc", "image/x-jp2-codestream"),
            Map.entry("webp", "image/webp"),
            Map.entry("bmp", "image/bmp"),
            Map.entry("dib", "image/bmp"),
            Map.entry("gif", "image/gif"));

    private final MimeTypes tika = MimeTypes.getDefaultMimeTypes(MediaTypes.class.getClassLoader());

    /** The type by content; {@link #UNKNOWN} where nothing is recognised. The name serves only to doubt plain text. */
    String ofContent(byte[] head, String name) {
        String type = detect(head, new Metadata());
        int header = pdfHeader(head);
        if (isImage(type) || header < 0) {
            return type;
        }
        return header > AFTER_BYTE_ORDER_MARK && isText(ofName(name)) ? "text/plain" : PDF;
    }

    /** The type that the end of the name promises; {@link #UNKNOWN} where it promises none. */
    String ofName(String name) {
        String own = EXTENSIONS.get(extension(name));
        if (own != null || extension(name).isEmpty()) {
            return own == null ? UNKNOWN : own;
        }
        // Only the end of the name counts: Tika takes whole names, such as "LICENSE", for types too.
        Metadata metadata = new Metadata();
        metadata.set(TikaCoreProperties.RESOURCE_NAME_KEY, "x." + extension(name));
        return detect(new byte[0], metadata);
    }

    private String detect(byte[] head, Metadata metadata) {
        try {
            return tika.detect(new ByteArrayInputStream(head), metadata)
                    .getBaseType()
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory does not fail", e);
        }
    }

    static boolean isScan(String type) {
        return SCANS.contains(type);
    }

    static boolean isImage(String type) {
        return type.startsWith("image/");
    }

    private static boolean isText(String type) {
        return type.startsWith("text/");
    }

    /** What follows the last dot, in lower case; empty where there is no dot, or only one at the start. */
    static String extension(String name) {
        int dot = name.lastIndexOf('.');
        return dot <= 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }

    private static int pdfHeader(byte[] head) {
        int length = Math.min(head.length, PDF_HEADER_WITHIN + 8);
        Matcher header = PDF_HEADER.matcher(new String(head, 0, length, StandardCharsets.ISO_8859_1));
        return header.find() ? header.start() : -1;
    }
}

package recto.image;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Assumptions;
import recto.model.Digest;
import recto.model.Scan;

/** Scans for tests, and their media types by the first bytes, as intake would tell them. */
final class Samples {
    private Samples() {}

    /** A path below the folder of shared files; skips the test where that is not there. */
    static Path shared(String path) {
        Path found = sharedOrNull(path);
        Assumptions.assumeTrue(found != null, "the folder of shared scans is not there");
        return found;
    }

    /** The same; null where the folder is not there. */
    static Path sharedOrNull(String path) {
        String folder = System.getProperty("RECTO_SHARED", System.getenv("RECTO_SHARED"));
        Path shared = Path.of(folder == null ? "../shared" : folder);
        return Files.isDirectory(shared) ? shared.resolve(path) : null;
    }

    static Scan scan(Path file) throws IOException {
        Digest none = new Digest("0".repeat(64));
        String name = file.getFileName().toString();
        return new Scan(name, file.toAbsolutePath().toString(), none, Files.size(file), type(file), List.of());
    }

    static OpenScan open(Path file) throws Exception {
        return Scans.open(scan(file), ImageSettings.DEFAULT);
    }

    private static String type(Path file) throws IOException {
        byte[] start;
        try (InputStream in = Files.newInputStream(file)) {
            start = in.readNBytes(2048);
        }
        String head = new String(start, StandardCharsets.ISO_8859_1);
        if (head.contains("%PDF-")) {
            return "application/pdf";
        }
        if (head.startsWith("II*") || head.startsWith("MM\0*") || head.startsWith("II+") || head.startsWith("MM\0+")) {
            return "image/tiff";
        }
        return picture(head, file);
    }

    private static String picture(String head, Path file) {
        if (head.startsWith("\u00ff\u00d8")) {
            return "image/jpeg";
        }
        if (head.startsWith("\u0089PNG")) {
            return "image/png";
        }
        if (head.startsWith("RIFF")) {
            return "image/webp";
        }
        if (head.startsWith("GIF8") || head.startsWith("BM")) {
            return head.startsWith("BM") ? "image/bmp" : "image/gif";
        }
        if (head.startsWith("\u00ff\u004f")) {
            return "image/x-jp2-codestream";
        }
        if (head.startsWith("\0\0\0\u000cjP") && !head.contains("jpm ")) {
            return "image/jp2";
        }
        boolean pdf = file.toString().toLowerCase(Locale.ROOT).endsWith(".pdf") && head.contains("obj");
        return pdf ? "application/pdf" : "application/octet-stream";
    }
}

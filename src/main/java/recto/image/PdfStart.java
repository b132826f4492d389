package recto.image;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import recto.model.Note;

/** Looks at the outermost structure of a PDF file, which PDFBox mends silently (ISO 32000-1, 7.5). */
final class PdfStart {
    private static final int TAIL = 2048;
    private static final int TABLE = 1 << 20;
    private static final Pattern START = Pattern.compile("startxref\\s+(\\d+)\\s*(?:%%EOF)?");
    private static final Pattern PREVIOUS = Pattern.compile("/Prev\\s+(\\d+)");

    private PdfStart() {}

    static List<Note> notes(Path file) throws IOException {
        List<Note> notes = new ArrayList<>();
        try (Octets in = Octets.of(file)) {
            if (!text(in, 0, 5).equals("%PDF-")) {
                notes.add(repaired("other bytes stand before the PDF"));
            }
            String tail = text(in, Math.max(0, in.size() - TAIL), TAIL);
            if (!tail.contains("%%EOF")) {
                notes.add(repaired("the mark for the end of the file is missing"));
            }
            Matcher start = START.matcher(tail);
            long at = -1;
            while (start.find()) {
                at = Long.parseLong(
                        start.group(1).substring(0, Math.min(15, start.group(1).length())));
            }
            tables(in, at, notes);
        }
        return notes;
    }

    /** Follows the cross-reference tables from the last to the first. */
    private static void tables(Octets in, long from, List<Note> notes) throws IOException {
        Set<Long> seen = new HashSet<>();
        long at = from;
        while (at != 0 || seen.isEmpty()) {
            String table = at < 0 ? "" : text(in, at, TABLE).stripLeading();
            if (!seen.add(at)) {
                notes.add(repaired("the cross-reference tables run in a circle"));
                return;
            }
            if (!table.startsWith("xref") && !table.matches("(?s)\\d+\\s+\\d+\\s+obj.*")) {
                notes.add(repaired("the cross-reference table is missing or not where the file says"));
                return;
            }
            int trailer = table.startsWith("xref") ? table.indexOf("trailer") : table.length();
            int end = table.indexOf("startxref", Math.max(0, trailer));
            Matcher previous = PREVIOUS.matcher(trailer < 0 || end < trailer ? "" : table.substring(trailer, end));
            at = previous.find()
                    ? Long.parseLong(previous.group(1)
                            .substring(0, Math.min(15, previous.group(1).length())))
                    : 0;
        }
    }

    private static String text(Octets in, long at, int most) throws IOException {
        int length = (int) Math.max(0, Math.min(most, in.size() - at));
        return length == 0 ? "" : new String(in.bytes(at, length), StandardCharsets.ISO_8859_1);
    }

    private static Note repaired(String what) {
        return new Note("repaired", what + "; the file was read all the same");
    }
}

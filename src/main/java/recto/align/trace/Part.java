package recto.align.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A stretch of a passage without an ellipsis in it.
 *
 * @param letters the origin of each is its offset in the passage
 * @param from offset of the stretch in the passage
 * @param to offset after it
 */
record Part(Letters letters, int from, int to) {
    /** Points or the one character of three points, in brackets or not; a dash in brackets. */
    private static final Pattern ELLIPSIS = Pattern.compile(
            "[\\[(<]\\s*(?:\\.(?:\\s?\\.)+|\u2026|\u2014|-)\\s*[\\])>]" + "|\\.(?:\\s?\\.){2,}|\\.{2,}|\u2026");

    /** The parts of a passage that have letters, in order. */
    static List<Part> of(String passage) {
        List<Part> parts = new ArrayList<>();
        Matcher ellipsis = ELLIPSIS.matcher(passage);
        int from = 0;
        while (ellipsis.find()) {
            add(passage, from, ellipsis.start(), parts);
            from = ellipsis.end();
        }
        add(passage, from, passage.length(), parts);
        return parts;
    }

    private static void add(String passage, int from, int to, List<Part> parts) {
        Letters letters = Letters.of(passage.substring(from, to));
        if (letters.length() > 0) {
            parts.add(new Part(Letters.of("").then(letters, from), from, to));
        }
    }
}

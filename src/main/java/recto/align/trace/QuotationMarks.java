package recto.align.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/**
 * Finds what stands between marks of quotation. The same mark opens in one language and closes in another; its
 * neighbours tell: a mark opens after a space and before a letter, and it closes what is open.
 */
final class QuotationMarks {
    /** Which marks close what a mark opens. */
    private static final Map<Character, String> CLOSING = Map.ofEntries(
            Map.entry('\u201E', "\u201C\u201D\""), // „ “ ”
            Map.entry('\u201C', "\u201D"), // “ ”
            Map.entry('\u201D', "\u201D"), // ” ”
            Map.entry('\u201F', "\u201D"),
            Map.entry('\u00AB', "\u00BB"), // « »
            Map.entry('\u00BB', "\u00AB"), // » «
            Map.entry('\u2039', "\u203A"),
            Map.entry('\u203A', "\u2039"),
            Map.entry('\u201A', "\u2018\u2019"), // ‚ ‘
            Map.entry('\u2018', "\u2019"), // ‘ ’
            Map.entry('"', "\""),
            Map.entry('\u301D', "\u301E\u301F"),
            Map.entry('\u300C', "\u300D"), // 「 」
            Map.entry('\u300E', "\u300F"), // 『 』
            Map.entry('\u300A', "\u300B"));
    /** Marks that only open, and need no space before them. */
    private static final String ONLY_OPENING = "\u201E\u201F\u201A\u300C\u300E\u300A\u301D\u00AB\u2039";
    /** Marks that are apostrophes as well: they close where no letter follows. */
    private static final String APOSTROPHES = "\u2018\u2019";

    private final String text;
    private final Deque<Integer> open = new ArrayDeque<>();
    private final List<Span> spans = new ArrayList<>();

    /**
     * A quotation in a text.
     *
     * @param from offset of its opening mark
     * @param to offset after its closing mark, or the end of the text
     * @param closed whether it has one
     */
    record Span(int from, int to, boolean closed) {}

    private QuotationMarks(String text) {
        this.text = text;
    }

    /**
     * The outermost quotations of a text. One that is not closed comes last and reaches to the end; what stands in it
     * is left out.
     */
    static List<Span> in(String text) {
        QuotationMarks marks = new QuotationMarks(text);
        for (int i = 0; i < text.length(); i++) {
            marks.look(i);
        }
        if (!marks.open.isEmpty()) {
            marks.spans.add(new Span(marks.open.peekLast(), text.length(), false));
        }
        return marks.spans;
    }

    private void look(int at) {
        char mark = text.charAt(at);
        if (!open.isEmpty() && closes(mark, at, text.charAt(open.peek()))) {
            int from = open.pop();
            if (open.isEmpty()) {
                spans.add(new Span(from, at + 1, true));
            }
        } else if (closesOuter(mark, at)) {
            // An inner quotation was never closed: it ends with the outer one
            while (CLOSING.get(text.charAt(open.peek())).indexOf(mark) < 0) {
                open.pop();
            }
            look(at);
        } else if (CLOSING.containsKey(mark) && opens(mark, at)) {
            open.push(at);
        }
    }

    private boolean closes(char mark, int at, char opened) {
        boolean fits = CLOSING.get(opened).indexOf(mark) >= 0;
        return fits && (APOSTROPHES.indexOf(mark) < 0 || !isLetter(at + 1)) && (mark != opened || !isLetter(at + 1));
    }

    private boolean closesOuter(char mark, int at) {
        return open.size() > 1
                && open.stream().skip(1).anyMatch(outer -> closes(mark, at, text.charAt(outer)))
                && !opens(mark, at);
    }

    private boolean opens(char mark, int at) {
        if (ONLY_OPENING.indexOf(mark) >= 0) {
            return at + 1 < text.length();
        }
        boolean after = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1)) && !isClosing(text.charAt(at - 1));
        return after && (isLetter(at + 1) || at + 1 < text.length() && isOpener(text.charAt(at + 1)));
    }

    private static boolean isClosing(char letter) {
        return ".,;:!?".indexOf(letter) >= 0;
    }

    private static boolean isOpener(char letter) {
        return CLOSING.containsKey(letter) || "([\u2026.\u2014-".indexOf(letter) >= 0;
    }

    private boolean isLetter(int at) {
        return at < text.length() && Character.isLetterOrDigit(text.codePointAt(at));
    }
}

package recto.align;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A text that people wrote.
 *
 * @param name of the text, as its file in the item's folder is called
 * @param text with a line feed after each line and a form feed between pages
 */
public record TypedText(String name, String text) {
    private static final Pattern NAME = Pattern.compile("[^/\\\\\\p{Cntrl}]+");

    public TypedText {
        if (!NAME.matcher(name).matches() || name.startsWith(".")) {
            throw new IllegalArgumentException("not a name for a text: " + name);
        }
    }

    /**
     * A word of the text.
     *
     * @param text without white space
     * @param page of the typed text, from 1
     * @param from offset of its first character, in Unicode code points
     * @param to offset after its last
     * @param startsLine whether it is the first of a line
     */
    record TypedWord(String text, int page, int from, int to, boolean startsLine) {
        Letters.Token token() {
            return new Letters.Token(text, startsLine);
        }
    }

    /** What stands between white space, in order. */
    List<TypedWord> words() {
        List<TypedWord> words = new ArrayList<>();
        int page = 1;
        boolean startsLine = true;
        int points = 0;
        int at = 0;
        while (at < text.length()) {
            int from = at;
            int point = text.codePointAt(at);
            if (isSpace(point)) {
                page += point == '\f' ? 1 : 0;
                startsLine |= point == '\n' || point == '\f' || point == '\r';
                at += Character.charCount(point);
                points++;
                continue;
            }
            int first = points;
            while (at < text.length() && !isSpace(text.codePointAt(at))) {
                at += Character.charCount(text.codePointAt(at));
                points++;
            }
            words.add(new TypedWord(text.substring(from, at), page, first, points, startsLine));
            startsLine = false;
        }
        return words;
    }

    private static boolean isSpace(int point) {
        return Character.isWhitespace(point) || Character.isSpaceChar(point) || point == 0xFEFF || point == 0x200B;
    }
}

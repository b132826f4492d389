package recto.spelling;

import java.util.Locale;
import java.util.Set;
import recto.model.Script;

/**
 * Words that are divided at the ends of lines. A hyphen after a letter divides a word if the next line goes on with a
 * letter that is no capital; in "Garten- und Feldbau" it does not, nor before a name.
 */
public final class LineEnds {
    /** Hyphen-minus, soft hyphen, not sign, hyphen, double oblique hyphen, Armenian hyphen. */
    private static final String HYPHENS = "-\u00AD\u00AC\u2010\u2E17\u058A";
    /** So is the double hyphen of Fraktur read. */
    private static final char DOUBLE = '=';

    /** Words that follow the hyphen of a compound whose second part is still to come. */
    private static final Set<String> JOINING = Set.of(
            "und", "u", "oder", "sowie", "bzw", "bis", "and", "or", "et", "ou", "och", "eller", "og", "en", "of", "i",
            "a", "и", "или");

    private LineEnds() {}

    /** Whether the last word of a line and the first of the next one are parts of one word, without its hyphen. */
    public static boolean divides(String last, String first, Script script) {
        return isDivided(last, script) && goesOn(first);
    }

    private static boolean isDivided(String word, Script script) {
        int last = word.length() - 1;
        boolean hyphen = last > 0
                && (HYPHENS.indexOf(word.charAt(last)) >= 0 || script == Script.LATF && word.charAt(last) == DOUBLE);
        return hyphen && Character.isLetter(word.codePointBefore(last));
    }

    private static boolean goesOn(String word) {
        if (word.isEmpty()) {
            return false;
        }
        int first = word.codePointAt(0);
        String letters = word.replaceAll("[^\\p{L}]", "").toLowerCase(Locale.ROOT);
        return Character.isLetter(first)
                && !Character.isUpperCase(first)
                && !Character.isTitleCase(first)
                && !JOINING.contains(letters);
    }
}

package recto.recognition;

import java.util.regex.Pattern;

/**
 * What the Fraktur models of the tessdata releases are known to take letters for, found on newspapers of 1780 to 1940:
 * the round s for 3 or 8, the long one for f in common words, the joined types of ch and ck for {@code <}, {@code >}
 * and {@code &}, a dash for {@code =}, the hyphen at the end of a line for a quotation mark. None of these signs stands
 * inside a word of Fraktur print.
 */
final class FrakturLetters {
    private static final String LETTER = "\\p{L}";
    /** Letters go on, or nothing but punctuation is left. */
    private static final String AFTER = "(?=\\p{L}|[^\\p{L}\\p{N}]*$)";

    private static final Pattern DIGITS_ELSEWHERE = Pattern.compile("[0124-79]|[38].*[38].*[38]|[38]{2}[38]");
    private static final Pattern ROUND_S = Pattern.compile("(?<=" + LETTER + ")[SZ]?[38]{1,2}" + AFTER);
    private static final Pattern CAPITAL_INSIDE = Pattern.compile("(?<=\\p{Ll}|\u017F)S(?=\\p{Ll})");
    private static final Pattern CH = Pattern.compile("(?<=" + LETTER + ")c?<h?" + AFTER);
    /** The end of a word that was divided before it. */
    private static final Pattern CH_FIRST = Pattern.compile("^<h(?=\\p{Ll})");

    private static final Pattern CK = Pattern.compile("(?<=" + LETTER + ")c?[>&](?=\\p{Ll}|[^\\p{L}\\p{N}]*$)");
    private static final Pattern CH_AS_BRACKET = Pattern.compile("(?<=\\p{Ll})[cd<]\\)(?=[^\\p{L}\\p{N}]*$)");
    private static final Pattern DASH = Pattern.compile("=-?|-=|==-?");
    private static final Pattern SINGLE_LETTER = Pattern.compile("\\P{L}*[\\p{L}&&[^eE]][38]{1,2}\\P{L}*");

    private static final Pattern SIGN_AT_THE_END = Pattern.compile("(?<=\\p{L}\\p{L})[\"*\u201C\u201D]$");
    private static final Pattern QUOTE = Pattern.compile("[\"*\u201C-\u201F\u00AB\u00BB]");
    private static final Pattern GOES_ON = Pattern.compile("^[\\p{Ll}\u017F]");

    /** The long s read as f, in words that are none with f. */
    private static final Pattern F_FOR_S =
            Pattern.compile("f(?:ich|ie|ind|o|ehr|elbst|oll|ollte|ollten|onst|chon|ondern)[,.;:]?");

    private FrakturLetters() {}

    /** The line with a hyphen in place of a lone quotation mark at its end, if the next line goes on in the word. */
    static String hyphenated(String line, String next) {
        boolean lone = QUOTE.matcher(line).results().count() == 1;
        boolean divided = lone
                && SIGN_AT_THE_END.matcher(line).find()
                && GOES_ON.matcher(next).find();
        return divided ? line.substring(0, line.length() - 1) + "-" : line;
    }

    /**
     * The word with its letters.
     *
     * @param open whether a bracket may be open before it
     */
    static String mended(String word, boolean open) {
        if (DASH.matcher(word).matches()) {
            return "\u2014";
        }
        String text = CH.matcher(word).replaceAll("ch");
        text = CH_FIRST.matcher(text).replaceAll("ch");
        text = CK.matcher(text).replaceAll("ck");
        if (!open && word.indexOf('(') < 0) {
            text = CH_AS_BRACKET.matcher(text).replaceAll("ch");
        }
        if (!DIGITS_ELSEWHERE.matcher(text).find()
                && !SINGLE_LETTER.matcher(text).matches()) {
            text = ROUND_S.matcher(text).replaceAll("s");
        }
        text = CAPITAL_INSIDE.matcher(text).replaceAll("s");
        return F_FOR_S.matcher(text).matches() ? "s" + text.substring(1) : text;
    }
}

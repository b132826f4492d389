package recto.align.bitext;

import com.ibm.icu.text.Transliterator;

/**
 * Words of any script in plain Latin letters (ICU Any-Latin), spellings of one sound made alike: Шемаха, Şamaxı,
 * Shamakhi and شماخی come near each other.
 */
final class Plain {
    private static final Transliterator LATIN =
            Transliterator.getInstance("Any-Latin; NFD; [:M:] Remove; Latin-ASCII; Lower; [^a-z0-9.] Remove");
    private static final String[][] SOUNDS = {
        {"dsch", "j"}, {"sch", "s"}, {"sh", "s"}, {"zh", "j"}, {"dj", "j"}, {"kh", "h"}, {"gh", "g"}, {"x", "h"},
        {"ph", "f"}, {"th", "t"}, {"ck", "k"}, {"q", "k"}, {"w", "v"}, {"y", "i"}, {"tz", "c"}, {"ts", "c"}
    };

    private Plain() {}

    /** The word in small Latin letters and digits; a mark of punctuation as it is. */
    static String of(String word) {
        if (word.codePoints().noneMatch(Character::isLetterOrDigit)) {
            return word;
        }
        String plain = LATIN.transliterate(word);
        if (Tokens.isNumber(word)) {
            return plain;
        }
        for (String[] sound : SOUNDS) {
            plain = plain.replace(sound[0], sound[1]);
        }
        return plain;
    }

    /** The consonants, with a vowel that begins the word as "a"; for scripts that write no vowels. */
    static String consonants(String plain) {
        String rest = plain.replaceAll("(?<=.)[aeiou]", "");
        return rest.replaceAll("^[aeiou]", "a");
    }
}

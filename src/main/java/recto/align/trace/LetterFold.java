package recto.align.trace;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import java.util.Map;

/**
 * What remains of a character when texts are compared: the small letter without marks, ligatures taken apart, digits of
 * all scripts as 0 to 9, letters that spelling reforms took away as those that took their place. Spaces, punctuation
 * and marks leave nothing, so that letter-spacing, divided words and vowel signs make no difference. Safe for use by
 * many threads.
 */
final class LetterFold {
    private static final Normalizer2 DECOMPOSED = Normalizer2.getInstance(null, "nfkc", Normalizer2.Mode.DECOMPOSE);

    /** Letters that have no decomposition in Unicode, after case folding. */
    private static final Map<Integer, String> LETTERS = Map.ofEntries(
            // Latin
            Map.entry((int) 'ß', "ss"),
            Map.entry((int) 'æ', "ae"),
            Map.entry((int) 'œ', "oe"),
            Map.entry((int) 'ø', "o"),
            Map.entry((int) 'ł', "l"),
            Map.entry((int) 'đ', "d"),
            Map.entry((int) 'ð', "d"),
            Map.entry((int) 'þ', "th"),
            Map.entry((int) 'ı', "i"),
            // Russian before 1918 and Church Slavonic
            Map.entry((int) 'ъ', ""),
            Map.entry((int) 'ѣ', "е"),
            Map.entry((int) 'і', "и"),
            Map.entry((int) 'ѳ', "ф"),
            Map.entry((int) 'ѵ', "и"),
            Map.entry((int) 'ѕ', "з"),
            Map.entry((int) 'ѡ', "о"),
            Map.entry((int) 'ѿ', "от"),
            Map.entry((int) 'ѧ', "я"),
            Map.entry((int) 'ꙗ', "я"),
            Map.entry((int) 'ѫ', "у"),
            Map.entry((int) 'ꙋ', "у"),
            Map.entry((int) 'є', "е"),
            // Arabic script: letters that languages write differently
            Map.entry((int) 'ى', "ي"),
            Map.entry((int) 'ی', "ي"),
            Map.entry((int) 'ې', "ي"),
            Map.entry((int) 'ک', "ك"),
            Map.entry((int) 'ة', "ه"),
            Map.entry((int) 'ە', "ه"),
            Map.entry((int) 'ہ', "ه"),
            Map.entry((int) 'ـ', ""),
            Map.entry((int) 'ء', ""));

    private static final String[] TABLE = new String[Character.MAX_VALUE + 1];

    private LetterFold() {}

    /** What is left of a code point: some letters and digits, or nothing. */
    static String of(int codePoint) {
        if (codePoint > Character.MAX_VALUE) {
            return folded(codePoint);
        }
        String known = TABLE[codePoint];
        if (known == null) {
            known = folded(codePoint);
            TABLE[codePoint] = known;
        }
        return known;
    }

    private static String folded(int codePoint) {
        StringBuilder kept = new StringBuilder();
        String apart = DECOMPOSED.normalize(UCharacter.foldCase(Character.toString(codePoint), true));
        String small = UCharacter.foldCase(apart, true);
        small.codePoints().forEach(part -> {
            if (Character.isDigit(part)) {
                kept.append(Character.digit(part, 10));
            } else if (Character.isLetter(part) || Character.getType(part) == Character.LETTER_NUMBER) {
                kept.append(LETTERS.getOrDefault(part, Character.toString(part)));
            }
        });
        return kept.toString();
    }
}

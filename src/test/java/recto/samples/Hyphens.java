package recto.samples;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Where a compositor in a hurry breaks words: before the last consonant that a vowel follows. Good enough for Latin,
 * Cyrillic, Armenian and Georgian samples; not a hyphenator.
 */
final class Hyphens {
    private static final String VOWELS = "aeiouyəıаеиоуыэюяѣіѵәөүјѳաեէըիոօւუაეიო";
    private static final Set<String> UNBROKEN = Set.of(
            "ch", "ck", "ſc", "ſt", "st", "sh", "th", "ph", "gn", "qu", "ſſ", "tz", "тр", "пр", "кр", "гр", "бр", "др",
            "ст", "bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "pl", "pr", "tr");

    private Hyphens() {}

    /** Indices of the word before which it may break, ascending. Punctuation at its end never leaves its word. */
    static List<Integer> breaks(String word) {
        List<Integer> breaks = new ArrayList<>();
        int letters = 0;
        while (letters < word.length() && Character.isLetter(word.charAt(letters))) {
            letters++;
        }
        for (int i = 2; i + 3 <= letters; i++) {
            boolean opens = !vowel(word, i) && vowel(word, i + 1) && joins(word, i);
            if (opens) {
                breaks.add(i);
            }
        }
        return breaks;
    }

    private static boolean joins(String word, int i) {
        if (!Character.isLetter(word.charAt(i)) || "ъьЪЬ".indexOf(word.charAt(i)) >= 0) {
            return false;
        }
        boolean cluster = UNBROKEN.contains(word.substring(i - 1, i + 1).toLowerCase(Locale.ROOT));
        return !cluster && (vowel(word, i - 1) || i >= 3);
    }

    private static boolean vowel(String word, int i) {
        String plain = Normalizer.normalize(word.substring(i, i + 1), Normalizer.Form.NFD);
        return VOWELS.indexOf(plain.toLowerCase(Locale.ROOT).charAt(0)) >= 0;
    }
}

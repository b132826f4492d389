package recto.metadata;

import com.ibm.icu.text.Transliterator;
import java.util.Locale;

/**
 * Tells whether a title and another spelling of it are one: {@code Горный Листокъ} and {@code gornyj listok}. Compared
 * are the consonants in Latin letters (transliterations of ICU4J, Unicode CLDR), since Arabic script writes few vowels
 * and each language spells the sounds its own way; voiced and voiceless ones count as one. Thread-safe.
 */
final class SameTitle {
    private static final Transliterator LATIN = Transliterator.getInstance("Any-Latin; NFD; [:M:] Remove; Lower");
    /** Vowels, half vowels, and the h that makes one sound with the letter before it. */
    private static final String SILENT = "[aeiouyvwhəıœæ]";

    private static final String SOUNDS = "tkqxzpfj";
    private static final String SAME = "dgggsbbc";
    /** Fewest consonants that tell something. */
    private static final int ENOUGH = 3;

    private static final double ALIKE = 0.75;

    private SameTitle() {}

    /** Whether one is the other, a part of it, or its transliteration, with some letters misread. */
    static boolean of(String one, String other) {
        String a = Fuzzy.folded(one);
        String b = Fuzzy.folded(other);
        if (a.isEmpty() || b.isEmpty()) {
            return false;
        }
        if (a.contains(b) || b.contains(a)) {
            return true;
        }
        String first = consonants(one);
        String second = consonants(other);
        return first.length() >= ENOUGH && second.length() >= ENOUGH && Fuzzy.alike(first, second) >= ALIKE;
    }

    private static String consonants(String title) {
        String latin;
        synchronized (LATIN) {
            latin = LATIN.transliterate(title);
        }
        StringBuilder kept = new StringBuilder();
        latin.toLowerCase(Locale.ROOT)
                .replaceAll(SILENT, "")
                .codePoints()
                .filter(Character::isLetter)
                .map(c -> SOUNDS.indexOf(c) >= 0 ? SAME.charAt(SOUNDS.indexOf(c)) : c)
                .forEach(kept::appendCodePoint);
        return kept.toString();
    }
}

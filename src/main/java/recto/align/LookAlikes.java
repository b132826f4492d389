package recto.align;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Letters that engines take for one another, and letters of old spelling with those that took their place. A letter may
 * stand in several groups; two letters look alike when they share one.
 */
final class LookAlikes {
    private static final List<String> GROUPS = List.of(
            "il1ıj|!/[]tf",
            "oecaöõQDO0G",
            "nuhbmrvw",
            "ſfst",
            "s5S8B3ß",
            "gq9y",
            "kftlr",
            "vyVYUu",
            "zZ2",
            "MNWHK",
            "EFPRB",
            "-=~_.,:;'\"*^`",
            "ипнлйцшщ",
            "есоэєөә",
            "ьъѣыяв",
            "тпмг",
            "жкх",
            "аяд",
            "зэ3",
            "аa",
            "еe",
            "оo0",
            "рp",
            "сc",
            "хx",
            "уy",
            "вb8",
            "нh",
            "кk",
            "мm",
            "тt",
            "ոսռրնհ",
            "հիիյի",
            "գզդղ",
            "եէեւ",
            "տաս",
            "ցջչ",
            "ბხპ",
            "ვკპ",
            "ოთდ",
            "ბგვ",
            "ნხ",
            "بتثنيپئی",
            "جحخچ",
            "دذرزژو",
            "سشصض",
            "طظ",
            "عغ",
            "فق",
            "كگکل",
            "هةح",
            "يىی",
            "אע",
            "בכנ",
            "דר",
            "החת",
            "וזןי");

    private static final Map<Integer, Long> MASKS = masks();

    private LookAlikes() {}

    /** The groups of a letter as bits; 0 for a letter of none. */
    static long groups(int letter) {
        return MASKS.getOrDefault(letter, 0L);
    }

    private static Map<Integer, Long> masks() {
        if (GROUPS.size() > Long.SIZE) {
            throw new IllegalStateException("more groups than bits: " + GROUPS.size());
        }
        Map<Integer, Long> masks = new HashMap<>();
        for (int i = 0; i < GROUPS.size(); i++) {
            long bit = 1L << i;
            GROUPS.get(i).codePoints().forEach(letter -> masks.merge(letter, bit, (a, b) -> a | b));
        }
        return masks;
    }
}

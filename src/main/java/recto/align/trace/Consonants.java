package recto.align.trace;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The consonants of a name, in eight classes that writing one script in another keeps: Шемаха, Şamaxı, Shamakhi and
 * شماخی are all {@code SMK}. After Soundex (Russell, US patents 1,261,167 and 1,435,663), over scripts, and with the
 * first letter treated like the others. Vowels, half vowels and h are left out, doubled classes count once.
 */
final class Consonants {
    private static final Map<Character, Character> CLASSES = new HashMap<>();
    /** Two letters of Latin script that stand for one sound. */
    private static final Map<String, String> PAIRS = Map.ofEntries(
            Map.entry("tch", "S"),
            Map.entry("sch", "S"),
            Map.entry("sh", "S"),
            Map.entry("zh", "S"),
            Map.entry("ch", "S"),
            Map.entry("cz", "S"),
            Map.entry("sz", "S"),
            Map.entry("dzh", "S"),
            Map.entry("dj", "S"),
            Map.entry("ts", "S"),
            Map.entry("tz", "S"),
            Map.entry("kh", "K"),
            Map.entry("gh", "K"),
            Map.entry("ph", "P"),
            Map.entry("th", "T"));

    static {
        put('P', "bpfvw" + "бпфв" + "բպփֆվւ" + "ბპფვ" + "βπφ" + "בפף" + "بپفو");
        put('T', "dt" + "дт" + "դտթ" + "დტთ" + "δτθ" + "דטת" + "دتط");
        put('K', "gkqx" + "гкхғҝқҹ" + "գկքխղ" + "გკქყხღ" + "γκχξ" + "גכךקח" + "كگقخغ");
        put('S', "cszj" + "сзшщжчц" + "սզշժչճցծձջ" + "სზშჟჩჭცწძჯ" + "σςζψ" + "סזשצץ" + "سزشجچذثصضظژ");
        put('M', "m" + "м" + "մ" + "მ" + "μ" + "מם" + "م");
        put('N', "n" + "н" + "ն" + "ნ" + "ν" + "נן" + "ن");
        put('L', "l" + "л" + "լ" + "ლ" + "λ" + "ל" + "ل");
        put('R', "r" + "р" + "րռ" + "რ" + "ρ" + "ר" + "ر");
    }

    private Consonants() {}

    private static void put(char type, String letters) {
        letters.chars().forEach(letter -> CLASSES.put((char) letter, type));
    }

    /** The classes of a word, none where it has no consonants. */
    static String of(String word) {
        StringBuilder small = new StringBuilder();
        word.toLowerCase(Locale.ROOT).codePoints().forEach(letter -> small.append(base(letter)));
        StringBuilder classes = new StringBuilder();
        for (int at = 0; at < small.length(); ) {
            int pair = pair(small, at);
            String type = pair > 0
                    ? PAIRS.get(small.substring(at, at + pair))
                    : String.valueOf(CLASSES.getOrDefault(small.charAt(at), ' '))
                            .strip();
            at += Math.max(1, pair);
            if (!type.isEmpty() && (classes.length() == 0 || classes.charAt(classes.length() - 1) != type.charAt(0))) {
                classes.append(type);
            }
        }
        return classes.toString();
    }

    /** Letters whose mark makes another sound are kept apart before the mark is taken away. */
    private static String base(int letter) {
        return switch (letter) {
            case 'ş', 'ș', 'š', 'ś' -> "sh";
            case 'ç', 'č', 'ć' -> "ch";
            case 'ž', 'ź', 'ż' -> "zh";
            case 'ğ' -> "g";
            default -> LetterFold.of(letter);
        };
    }

    private static int pair(CharSequence text, int at) {
        for (int length = 3; length >= 2; length--) {
            if (at + length <= text.length()
                    && PAIRS.containsKey(text.subSequence(at, at + length).toString())) {
                return length;
            }
        }
        return 0;
    }
}

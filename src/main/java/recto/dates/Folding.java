package recto.dates;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Brings spellings of one name together: case, accents, long s, old letters of Russian, forms of Arabic letters. */
final class Folding {
    private static final Pattern ELIDED = Pattern.compile("^[dl]['\u2019]");
    private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}\\p{N}]");
    private static final Pattern LAST_HARD_SIGN = Pattern.compile("(?<=\\p{L})ъ$");

    private Folding() {}

    /** Letters and digits only, lower case, without marks. */
    static String folded(String word) {
        String lower = word.replace('İ', 'i').replace("I\u0307", "i").toLowerCase(Locale.ROOT);
        String open = ELIDED.matcher(lower).replaceFirst("");
        StringBuilder plain = new StringBuilder();
        Normalizer.normalize(open, Normalizer.Form.NFKD)
                .codePoints()
                .filter(c -> !Character.isISOControl(c))
                .forEach(c -> plain.append(base(c)));
        return LAST_HARD_SIGN.matcher(NO_LETTER.matcher(plain).replaceAll("")).replaceFirst("");
    }

    private static String base(int c) {
        if (Character.isDigit(c)) {
            return Integer.toString(Character.digit(c, 10));
        }
        return switch (c) {
            case 'ſ' -> "s";
            case 'ß' -> "ss";
            case 'ı', 'ь' -> c == 'ь' ? "ь" : "i";
            case 'ə', 'ǝ' -> "e";
            case 'ɵ', 'ø', 'ө' -> "o";
            case 'ƣ', 'ğ' -> "g";
            case 'ƶ' -> "z";
            case 'ł' -> "l";
            case 'đ' -> "d";
            case 'æ' -> "ae";
            case 'œ' -> "oe";
            case 'ѣ' -> "е";
            case 'і', 'ѵ' -> "и";
            case 'ѳ' -> "ф";
            case 'ي', 'ى', 'ې' -> "ی";
            case 'ك' -> "ک";
            case 'ة', 'ۀ', 'ە' -> "ه";
            case 'ٱ' -> "ا";
            case 'ـ' -> "";
            case 'և' -> "եւ";
            default -> Character.toString(c);
        };
    }
}

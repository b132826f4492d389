package recto.metadata;

import java.text.Normalizer;
import java.util.Locale;

/** Compares texts of which some letters may have been misread. */
final class Fuzzy {
    private Fuzzy() {}

    /** Letters and digits only, in lower case, without accents; the long s is an s. */
    static String folded(String text) {
        StringBuilder kept = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFKD)
                .toLowerCase(Locale.ROOT)
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .forEach(kept::appendCodePoint);
        return kept.toString();
    }

    /**
     * How much of a text stands somewhere in another one: 1 all of it, 0 nothing; both folded. By Sellers' algorithm.
     */
    static double within(String needle, String hay) {
        if (needle.isEmpty()) {
            return 0;
        }
        int[] above = new int[hay.length() + 1];
        for (int i = 1; i <= needle.length(); i++) {
            int[] row = new int[hay.length() + 1];
            row[0] = i;
            for (int k = 1; k <= hay.length(); k++) {
                int other = needle.charAt(i - 1) == hay.charAt(k - 1) ? 0 : 1;
                row[k] = Math.min(above[k - 1] + other, Math.min(above[k], row[k - 1]) + 1);
            }
            above = row;
        }
        int least = needle.length();
        for (int distance : above) {
            least = Math.min(least, distance);
        }
        return 1 - (double) least / needle.length();
    }

    /** How alike two folded texts are: 1 equal, 0 nothing in common. */
    static double alike(String one, String other) {
        int longer = Math.max(one.length(), other.length());
        return longer == 0 ? 1 : 1 - distance(one, other) / (double) longer;
    }

    private static int distance(String one, String other) {
        int[] above = new int[other.length() + 1];
        for (int k = 0; k <= other.length(); k++) {
            above[k] = k;
        }
        for (int i = 1; i <= one.length(); i++) {
            int[] row = new int[other.length() + 1];
            row[0] = i;
            for (int k = 1; k <= other.length(); k++) {
                int change = one.charAt(i - 1) == other.charAt(k - 1) ? 0 : 1;
                row[k] = Math.min(above[k - 1] + change, Math.min(above[k], row[k - 1]) + 1);
            }
            above = row;
        }
        return above[other.length()];
    }
}

package recto.align.bitext;

/** How likely two words are one name, number or loan word, by their plain forms; 0 to 1. */
final class Likeness {
    /** Words with fewer letters are alike by chance. */
    private static final int SHORTEST = 4;
    /** The share of letters that fit below which words are strangers. */
    private static final double LEAST = 0.5;
    /** A number with fewer digits is met by chance. */
    private static final int LONG_NUMBER = 3;

    private static final double WHOLE = 1;
    /** One or two digits, a short word, a mark of punctuation: alike, and often by chance. */
    private static final double SHORT_NUMBER = 0.6;

    private static final double SHORT = 0.3;
    private static final double SAME_CONSONANTS = 0.5;
    /** From hardly to wholly alike. */
    private static final double BOTTOM = 0.05;

    private static final double TOP = 0.95;

    private Likeness() {}

    static double of(String left, String right, LetterDistance distance) {
        if (left.isEmpty() || right.isEmpty()) {
            return 0;
        }
        if (left.equals(right)) {
            return same(left);
        }
        boolean words = Character.isLetter(left.charAt(0)) && Character.isLetter(right.charAt(0));
        if (!words || Math.min(left.length(), right.length()) < SHORTEST) {
            return 0;
        }
        double fit = distance.fit(left, right);
        if (fit >= LEAST) {
            return BOTTOM + (TOP - BOTTOM) * (fit - LEAST) / (1 - LEAST);
        }
        String consonants = Plain.consonants(left);
        boolean skeleton = consonants.length() >= SHORTEST && consonants.equals(Plain.consonants(right));
        return skeleton ? SAME_CONSONANTS : 0;
    }

    private static double same(String word) {
        if (Character.isDigit(word.charAt(0))) {
            return word.length() >= LONG_NUMBER ? WHOLE : SHORT_NUMBER;
        }
        return word.length() >= SHORTEST ? WHOLE : SHORT;
    }
}

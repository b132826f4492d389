package recto.train;

import java.util.Locale;

/** Small and capital letters of words. */
final class Casing {
    private Casing() {}

    /** A word in lower case with capitals where another one has them: all of it, the first letter, or none. */
    static String like(String model, String lower) {
        if (model.isEmpty() || lower.isEmpty() || !Character.isUpperCase(model.charAt(0))) {
            return lower;
        }
        boolean all = model.length() > 1 && model.equals(model.toUpperCase(Locale.ROOT));
        return all ? lower.toUpperCase(Locale.ROOT) : first(lower);
    }

    /** The word with a capital at its beginning. */
    static String first(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}

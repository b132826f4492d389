package recto.align.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A name or number of a text, which other languages write alike.
 *
 * @param key the number, or the consonants of the name
 * @param text as it stands there
 */
record Name(String key, String text) {
    private static final Pattern WORD =
            Pattern.compile("\\p{Nd}+(?:[.,\u00A0 ]\\p{Nd}{3})*(?!\\p{Nd})|[\\p{L}\\p{M}'\u2019\u02BC]+");
    private static final int LEAST_CONSONANTS = 3;
    private static final int LEAST_DIGITS = 2;

    /** Names, which begin with a capital where the script has them, and numbers of two digits or more. */
    static List<Name> of(String text) {
        List<Name> names = new ArrayList<>();
        for (MatchResult word : (Iterable<MatchResult>) WORD.matcher(text).results()::iterator) {
            of(word).ifPresent(names::add);
        }
        return names;
    }

    private static Optional<Name> of(MatchResult word) {
        String text = word.group();
        int first = text.codePointAt(0);
        if (Character.isDigit(first)) {
            String digits = Letters.of(text).toString();
            return digits.length() < LEAST_DIGITS ? Optional.empty() : Optional.of(new Name(digits, text));
        }
        if (Character.isLowerCase(first)) {
            return Optional.empty();
        }
        String consonants = Consonants.of(text);
        return consonants.length() < LEAST_CONSONANTS ? Optional.empty() : Optional.of(new Name(consonants, text));
    }
}

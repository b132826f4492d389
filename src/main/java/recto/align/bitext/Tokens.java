package recto.align.bitext;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import recto.dates.DateFinder;
import recto.dates.DateHints;
import recto.dates.FoundDate;

/**
 * Words, numbers, dates and punctuation of a sentence, in the form in which they are compared: NFKC in small letters;
 * numbers in ASCII digits without grouping; each date that is found to the day once more as its Gregorian day, whatever
 * its calendar. Of long words only the first letters count, so that endings do not keep words of one stem apart.
 */
final class Tokens {
    private static final Pattern TOKEN =
            Pattern.compile("\\p{Nd}+(?:[.,'\u2019\u066B\u066C]\\p{Nd}+)*|[\\p{L}\\p{M}]+|[^\\s\\p{L}\\p{M}\\p{Nd}]");
    private static final Pattern GROUPING = Pattern.compile("[.'\u2019\u066C](?=\\d{3}(?!\\d))");
    private static final Pattern LAST_ZEROS = Pattern.compile("(?<=\\.\\d{1,9})0+$");
    private static final Pattern DIGIT = Pattern.compile("\\p{Nd}");
    /** Letters of a word that count. */
    private static final int STEM = 6;
    /** Begins a date, and no word. */
    private static final String DAY = "@";

    private final DateFinder dates;

    /** For a text of a language, ISO 639-3. */
    Tokens(String language) {
        dates = new DateFinder(
                language.equals("und") ? DateHints.none() : DateHints.none().languages(language));
    }

    List<String> of(String sentence) {
        List<String> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(
                Normalizer.normalize(sentence, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT));
        while (matcher.find()) {
            String token = matcher.group();
            tokens.add(Character.isDigit(token.codePointAt(0)) ? number(token) : stem(token));
        }
        if (DIGIT.matcher(sentence).find()) {
            dates.find(sentence).stream()
                    .map(FoundDate::best)
                    .map(best -> best.day())
                    .flatMap(Optional::stream)
                    .forEach(day -> tokens.add(DAY + day));
        }
        return tokens;
    }

    /** Whether a token is compared by its digits. */
    static boolean isNumber(String token) {
        return token.startsWith(DAY) && token.length() > 1 || Character.isDigit(token.codePointAt(0));
    }

    private static String stem(String word) {
        int length = word.codePointCount(0, word.length());
        return length <= STEM ? word : word.substring(0, word.offsetByCodePoints(0, STEM));
    }

    private static String number(String token) {
        StringBuilder digits = new StringBuilder();
        token.codePoints().forEach(c -> {
            if (Character.isDigit(c)) {
                digits.append((char) ('0' + Character.digit(c, 10)));
            } else {
                digits.append(c == ',' || c == '\u066B' ? '.' : (char) c);
            }
        });
        return LAST_ZEROS.matcher(GROUPING.matcher(digits).replaceAll("")).replaceAll("");
    }
}

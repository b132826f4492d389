package recto.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import recto.model.Item;
import recto.model.MetadataValue;

/**
 * What the names of files and folders say of an item: {@code kaspi_1918-03-30_no67} is the issue 67 of something called
 * kaspi, of 30 March 1918. Elements are {@code title}, {@code date} (ISO 8601: a day, a month or a year), {@code issue}
 * and {@code volume}.
 */
public final class NameMetadata {
    static final String NAMES = "file and folder names";
    private static final double SURE = 0.8;
    private static final double LIKELY = 0.5;
    private static final double UNPARSED = 0.1;
    private static final int CASELESS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    private static final String YEAR = "(1[4-9][0-9]{2}|20[0-9]{2})";
    private static final Pattern DAY =
            Pattern.compile("(?<![0-9])" + YEAR + "([-_./ ]?)([0-9]{2})\\2([0-9]{2})(?![0-9])");
    private static final Pattern DAY_FIRST =
            Pattern.compile("(?<![0-9])([0-9]{1,2})([-_. ])([0-9]{1,2})\\2" + YEAR + "(?![0-9])");
    private static final Pattern MONTH = Pattern.compile("(?<![0-9])" + YEAR + "[-./](0[1-9]|1[0-2])(?![0-9])");
    /** A year, but not a decade such as 1930s. */
    private static final Pattern YEAR_ALONE = Pattern.compile("(?<![0-9])" + YEAR + "(?![0-9]|s\\b)");

    private static final Pattern ISSUE = Pattern.compile(
            "(?<![\\p{L}\\p{M}])(?:no|nr|num|number|numero|issue|iss|heft|вып|выпуск|номер|sayı|№|n[°º])"
                    + "[ ._-]*(?<number>\\p{Nd}+)",
            CASELESS);
    private static final Pattern VOLUME = Pattern.compile(
            "(?<![\\p{L}\\p{M}])(?:vol|volume|bd|band|jg|jahrgang|tome|том|cild|cilt)[ ._-]*(?<number>\\p{Nd}+)",
            CASELESS);
    private static final Pattern PAGE =
            Pattern.compile("[ ._-]+(?:p|pp|pg|page|seite|s|leaf|fol|f|стр|с)?[ ._-]*\\p{Nd}+[rv]?$", CASELESS);
    private static final Pattern EXTENSION = Pattern.compile("\\.[A-Za-z][A-Za-z0-9]{1,3}$");
    private static final Pattern BETWEEN = Pattern.compile("[\\s._,;()\\[\\]-]+");

    private NameMetadata() {}

    /** The values, title first; none where the names say nothing. */
    public static List<MetadataValue> of(Item item) {
        String path = item.id();
        if (item.scans().size() == 1 && item.scans().get(0).path().equals(path)) {
            path = EXTENSION.matcher(path).replaceFirst("");
        }
        List<MetadataValue> values = new ArrayList<>();
        title(path).ifPresent(values::add);
        date(path).ifPresent(values::add);
        number("issue", ISSUE, path).ifPresent(values::add);
        number("volume", VOLUME, path).ifPresent(values::add);
        return List.copyOf(values);
    }

    /** The most exact date; of several, the one nearest to the end, where the file is named. */
    private static Optional<MetadataValue> date(String path) {
        return last(DAY, path)
                .or(() -> last(DAY_FIRST, path))
                .map(NameMetadata::day)
                .or(() -> last(MONTH, path).map(NameMetadata::month))
                .or(() -> last(YEAR_ALONE, path).map(year -> value("date", year.group(), year.group(), LIKELY)));
    }

    private static Optional<MatchResult> last(Pattern pattern, String path) {
        return pattern.matcher(path).results().reduce((first, second) -> second);
    }

    private static MetadataValue month(MatchResult match) {
        return value("date", match.group(1) + "-" + match.group(2), match.group(), LIKELY);
    }

    private static MetadataValue day(MatchResult match) {
        String found = match.group();
        boolean yearFirst = match.group(1).length() == 4;
        return Dates.day(match.group(yearFirst ? 1 : 4), match.group(3), match.group(yearFirst ? 4 : 1))
                .map(day -> value("date", day, found, SURE))
                .orElseGet(() -> new MetadataValue("date", found, found, NAMES, "unparsed", UNPARSED));
    }

    private static Optional<MetadataValue> number(String element, Pattern pattern, String path) {
        Matcher match = pattern.matcher(path);
        if (!match.find()) {
            return Optional.empty();
        }
        StringBuilder digits = new StringBuilder();
        match.group("number").codePoints().forEach(digit -> digits.append(Character.digit(digit, 10)));
        String plain = digits.toString().replaceFirst("^0+(?=[0-9])", "");
        return Optional.of(value(element, plain, match.group(), SURE));
    }

    /** The last part of the path that holds more than dates and numbers. */
    private static Optional<MetadataValue> title(String path) {
        String[] parts = path.split("/");
        for (int i = parts.length - 1; i >= 0; i--) {
            String rest = PAGE.matcher(withoutNumbers(parts[i])).replaceFirst("");
            String title = BETWEEN.matcher(rest).replaceAll(" ").strip();
            if (title.codePoints().filter(Character::isLetter).count() > 1) {
                return Optional.of(value("title", title, parts[i], LIKELY));
            }
        }
        return Optional.empty();
    }

    private static String withoutNumbers(String name) {
        String rest = name;
        for (Pattern pattern : List.of(DAY, DAY_FIRST, MONTH, YEAR_ALONE, ISSUE, VOLUME)) {
            rest = pattern.matcher(rest).replaceAll(" ");
        }
        return rest;
    }

    private static MetadataValue value(String element, String value, String found, double confidence) {
        String method = String.format(Locale.ROOT, "pattern of a %s in a name", element);
        return new MetadataValue(element, value, found, NAMES, method, confidence);
    }
}

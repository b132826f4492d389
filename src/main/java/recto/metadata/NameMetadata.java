package recto.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    private static final double SURE = 0.8;
    private static final double LIKELY = 0.5;
    private static final double UNPARSED = 0.1;
    private static final int CASELESS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    private static final String YEAR = "(?<![0-9])(?<year>1[4-9][0-9]{2}|20[0-9]{2})";
    private static final Pattern DAY =
            Pattern.compile(YEAR + "(?<by>[-_./ ]?)(?<month>[0-9]{2})\\k<by>(?<day>[0-9]{2})(?![0-9])");
    private static final Pattern DAY_FIRST = Pattern.compile("(?<![0-9])(?<day>[0-9]{1,2})(?<by>[-_. ])"
            + "(?<month>[0-9]{1,2})\\k<by>(?<year>1[4-9][0-9]{2}|20[0-9]{2})(?![0-9])");
    private static final Pattern MONTH = Pattern.compile(YEAR + "[-./](?<month>0[1-9]|1[0-2])(?![0-9])");
    private static final Pattern YEAR_ALONE = Pattern.compile(YEAR + "(?![0-9])");
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

    private static Optional<MetadataValue> date(String path) {
        for (Pattern pattern : List.of(DAY, DAY_FIRST)) {
            Matcher match = pattern.matcher(path);
            if (match.find()) {
                return Optional.of(day(match));
            }
        }
        Matcher month = MONTH.matcher(path);
        if (month.find()) {
            return Optional.of(value("date", month.group("year") + "-" + month.group("month"), month.group(), LIKELY));
        }
        Matcher year = YEAR_ALONE.matcher(path);
        return year.find() ? Optional.of(value("date", year.group(), year.group(), LIKELY)) : Optional.empty();
    }

    private static MetadataValue day(Matcher match) {
        String found = match.group();
        return Dates.day(match.group("year"), match.group("month"), match.group("day"))
                .map(day -> value("date", day, found, SURE))
                .orElseGet(
                        () -> new MetadataValue("date", found, found, "file and folder names", "unparsed", UNPARSED));
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
        return new MetadataValue(element, value, found, "file and folder names", method, confidence);
    }
}

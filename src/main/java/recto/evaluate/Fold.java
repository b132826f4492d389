package recto.evaluate;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A difference between two texts that is not to count as an error. */
public enum Fold {
    /** Quotation marks and apostrophes of every shape. */
    QUOTES(
            "[\u2018\u2019\u201A\u201B\u2032\u02BC\u0060\u00B4\u2039\u203A]=', [\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]=\""),
    /** Hyphens and dashes of every length, the double hyphen of Fraktur, soft hyphen and minus. */
    DASHES("[\u00AD\u00AC\u2010-\u2015\u2212\u2E17\u2E3A\u2E3B\u2E40\uFE58\uFE63\uFF0D]=-"),
    /** Long s and round s. */
    LONG_S("\u017F=s"),
    /** Capital and small letters, by the rules of no language. */
    CASE(text -> text.toLowerCase(Locale.ROOT)),
    /** Vowel signs and other marks of Arabic script, and the stretching stroke. */
    ARABIC_MARKS("[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]="),
    /** Cyrillic i with one dot, with two dots and with none: old print does not keep them apart. */
    CYRILLIC_I("[\u0457\u0456]=\u0456, [\u0407\u0406]=\u0406"),
    /** Letters joined in one piece of type, such as fi and st. */
    LIGATURES("\uFB00=ff, \uFB01=fi, \uFB02=fl, \uFB03=ffi, \uFB04=ffl, [\uFB05\uFB06]=st");

    private final UnaryOperator<String> rule;

    Fold(String pairs) {
        this(replacing(pairs));
    }

    Fold(UnaryOperator<String> rule) {
        this.rule = rule;
    }

    /** The text, in NFC, with this difference taken away. */
    String apply(String text) {
        return rule.apply(text);
    }

    /** As the command line and the outputs write it: {@code long-s}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The rule of that code.
     *
     * @throws IllegalArgumentException naming the known codes when there is none
     */
    public static Fold of(String code) {
        return Stream.of(values())
                .filter(fold -> fold.code().equals(code))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("no fold rule \"" + code + "\"; there are: " + codes()));
    }

    private static String codes() {
        return Stream.of(values()).map(Fold::code).collect(Collectors.joining(", "));
    }

    private static UnaryOperator<String> replacing(String pairs) {
        List<Replacement> all =
                Stream.of(pairs.split(", ")).map(Replacement::of).toList();
        return text -> {
            String folded = text;
            for (Replacement each : all) {
                folded = each.from.matcher(folded).replaceAll(each.to);
            }
            return folded;
        };
    }

    private record Replacement(Pattern from, String to) {
        static Replacement of(String pair) {
            String[] sides = pair.split("=", 2);
            return new Replacement(Pattern.compile(sides[0]), sides[1]);
        }
    }
}

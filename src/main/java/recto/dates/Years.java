package recto.dates;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Years that are said to be approximate, uncertain or not fully known, and stretches of years. Plain years are none.
 */
final class Years {
    private static final String YEAR = "(1[0-9]{3}|20[0-9]{2})";
    private static final String WORD = "(?<![\\p{L}\\p{M}\\p{N}/-])";
    private static final String END = "(?![\\p{L}\\p{M}\\p{N}])";

    /** A form, and what it is in EDTF. */
    private record Form(Pattern pattern, Function<MatchResult, String> edtf, String why) {}

    private static final List<Form> FORMS = List.of(
            new Form(
                    Pattern.compile(WORD + "(1[0-9]{2}0|20[0-9]0)" + "(?:['\u2019]?s|[- ]?ers?|-?(?:х|е|ые|ых))" + END),
                    found -> found.group(1).substring(0, 3) + "X",
                    "a decade"),
            new Form(
                    Pattern.compile(WORD + "(1[0-9]{2}|20[0-9])[?X*](?![\\p{L}\\p{N}?])"),
                    found -> found.group(1) + "X",
                    "the last digit is not given"),
            new Form(
                    Pattern.compile(WORD + "(1[0-9]|20)(?:\\?\\?|XX|--|\\.\\.|\u2013\u2013|\u2014)(?![\\p{L}\\p{N}?])"),
                    found -> found.group(1) + "XX",
                    "two digits are not given"),
            new Form(
                    Pattern.compile(WORD + YEAR + " ?(?:\\?|\\(\\?\\)|\\[\\?\\])"),
                    found -> found.group(1) + "?",
                    "printed with a question mark"),
            new Form(
                    Pattern.compile(WORD + YEAR + " ?[-\u2013\u2014] ?" + YEAR + "(?![\\p{N}-])"),
                    found -> found.group(1) + "/" + found.group(2),
                    "from a year to a year"),
            new Form(
                    Pattern.compile(WORD + "(\\p{L}+)\\.? " + YEAR + END),
                    found -> about(found.group(1)) ? found.group(2) + "~" : "",
                    "said to be approximate"));

    private Years() {}

    static List<FoundDate> of(String text) {
        List<FoundDate> found = new ArrayList<>();
        for (Form form : FORMS) {
            form.pattern
                    .matcher(text)
                    .results()
                    .filter(match -> !form.edtf.apply(match).isEmpty())
                    .map(match -> date(match, form))
                    .filter(date -> apart(date, found))
                    .toList()
                    .forEach(found::add);
        }
        return found;
    }

    private static boolean about(String word) {
        return Lexicon.exact(Folding.folded(word)).stream().anyMatch(name -> name.kind() == Name.Kind.ABOUT);
    }

    private static FoundDate date(MatchResult match, Form form) {
        String edtf = form.edtf.apply(match);
        String plain = edtf.replaceAll("[?~]$", "");
        Optional<String> iso = plain.contains("X") ? Optional.empty() : Optional.of(plain);
        DateReading reading = new DateReading(CalendarSystem.GREGORIAN, form.why, iso, edtf, Optional.empty(), 0, 1);
        return new FoundDate(
                List.of(new DateSpan(0, match.start(), match.end())),
                match.group(),
                Optional.empty(),
                reading,
                List.of(),
                List.of());
    }

    private static boolean apart(FoundDate one, List<FoundDate> others) {
        DateSpan own = one.spans().get(0);
        return others.stream()
                .map(other -> other.spans().get(0))
                .noneMatch(span -> span.start() < own.end() && own.start() < span.end());
    }
}

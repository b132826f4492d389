package recto.metadata;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A year that stands in a line by itself, its digits often widely spaced: {@code 1 7 9 6.}
 *
 * @param year four digits
 * @param print line
 * @param weight how much speaks for it: of all its readings, by the height of their letters and their confidence
 */
record PrintedYear(int year, Print print, double weight) {
    private static final Pattern SPACED = Pattern.compile(
            "(?:^|\\p{L}.*\\s)\\P{L}{0,3}?([1Il|][\\s.:,-]{0,2}[6-9][\\s.:,-]{0,2}[\\p{Nd}Oo][\\s.:,-]{0,2}[\\p{Nd}Oo](?!\\p{Nd}))\\P{L}{0,4}$");
    /** A year whose first digit was lost, or read as a letter or two; but no number of an issue. */
    private static final Pattern CUT =
            Pattern.compile("^(?:[^\\sNnW№]{1,2}\\s)?\\P{L}{0,2}?(?<!\\p{Nd})([6-9]\\p{Nd}{2})(?!\\p{Nd})\\P{L}{0,3}$");

    private static final int THOUSAND = 1000;
    /** Letters so much larger than usual count no more than others of that size. */
    private static final double LARGE = 2;

    /** Whether a line is a year and nothing else. */
    static boolean fills(Print print) {
        return SPACED.matcher(print.text()).matches();
    }

    /** The years of a head, that for which most speaks first. */
    static List<PrintedYear> in(Head head) {
        Map<Integer, PrintedYear> years = new TreeMap<>();
        for (Print print : head.lines()) {
            Matcher whole = SPACED.matcher(print.text());
            Matcher cut = CUT.matcher(print.text());
            if (whole.matches() || cut.matches()) {
                int year = whole.matches()
                        ? Figures.number(whole.group(1)).orElse(0)
                        : THOUSAND + Figures.number(cut.group(1)).orElse(0);
                years.merge(
                        year,
                        new PrintedYear(year, print, spoken(print, head)),
                        (one, two) -> new PrintedYear(
                                year, one.weight >= two.weight ? one.print : two.print, one.weight + two.weight));
            }
        }
        return years.values().stream()
                .sorted(Comparator.comparingDouble(PrintedYear::weight)
                        .reversed()
                        .thenComparing(PrintedYear::year))
                .toList();
    }

    private static double spoken(Print print, Head head) {
        return Math.min(LARGE, print.height() / head.usual()) * (0.5 + print.confidence() / 2);
    }
}

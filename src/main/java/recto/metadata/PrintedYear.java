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
 * @param readings that have it
 */
record PrintedYear(int year, Print print, int readings) {
    private static final Pattern SPACED = Pattern.compile(
            "(?:^|\\p{L}.*\\s)\\P{L}{0,3}?([1Il|][\\s.:,-]{0,2}[6-9][\\s.:,-]{0,2}[\\p{Nd}Oo][\\s.:,-]{0,2}[\\p{Nd}Oo])\\P{L}{0,4}$");
    /** A year whose first digit was lost. */
    private static final Pattern CUT = Pattern.compile("^\\P{L}{0,2}?([6-9]\\p{Nd}{2})\\P{L}{0,3}$");

    private static final int THOUSAND = 1000;

    /** Whether a line is a year and nothing else. */
    static boolean fills(Print print) {
        return SPACED.matcher(print.text()).matches();
    }

    /** The years of a head, that of the most readings first. */
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
                        new PrintedYear(year, print, 1),
                        (one, two) -> new PrintedYear(one.year, one.print, one.readings + 1));
            }
        }
        return years.values().stream()
                .sorted(Comparator.comparingInt(PrintedYear::readings)
                        .reversed()
                        .thenComparing(PrintedYear::year))
                .toList();
    }
}

package recto.metadata;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import recto.dates.DateFinder;
import recto.dates.DateSpan;
import recto.model.Box;

/**
 * A number that may be that of the issue, as it stands in a masthead.
 *
 * @param number of the issue
 * @param print line that it stands in
 * @param start of the word for number and the digits in the text of the line
 * @param end of them
 * @param weight how much speaks for it; the weights of several readings of one number are added up
 * @param readings that have it
 */
record IssueNumber(int number, Print print, int start, int end, double weight, int readings) {
    private static final int CASELESS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    /** A number, also with letters in place of digits, but no part of a price such as 10.65. */
    private static final String FIGURE =
            "(?<![\\p{Nd}][.,]?)(?<number>[\\p{Nd}OoIlſSs|]{0,4}\\p{Nd}[\\p{Nd}OoIlſSs|]{0,3})(?![\\p{Nd}\\p{L}]|[.,]{1,2}\\p{Nd})";

    /** A word for number in the languages of Recto, and its usual misreadings in Fraktur. */
    private static final Pattern WORD = Pattern.compile(
            "(?<![\\p{L}\\p{M}\\p{Nd}])(?:№|n[ro°º]{1,2}|n[o°º*”“’'‘`\\u00ae]{0,2}|nro|nummer|number|num|núm|numéro|numero|numer|nr|"
                    + "номер|ном|выпуск|вып|число|sayı|sayi|adet|عدد|شماره|نمره|نومرو|نومره|صای|թիւ|թիվ|№№|r?ro|reo|uro|mro)"
                    + "[\\s.:,°º*”“’'‘-]{0,5}"
                    + FIGURE,
            CASELESS);
    /** A sign before a number, at the start of a line or after a word, that may have been the one for number. */
    private static final Pattern SIGN = Pattern.compile(
            "(?:^|\\p{L}{5} )\\P{L}{0,2}(?!\\p{L}{4})(?!(?i:frk?|mk|kr|rp|pf|bl|tel|p|s)\\P{L})[\\p{L}\\p{Nd}„“”\"'/&?°*+№%]{1,4}[.,:?*]{0,2}\\s{1,2}"
                    + FIGURE);

    private static final Pattern ALONE = Pattern.compile("^\\P{L}{0,3}?" + FIGURE + "\\P{L}{0,3}$");
    /** What stands before the number of a house, a telephone or a price. */
    private static final Pattern ADDRESS = Pattern.compile(
            "(ga[sſf]{2}e|ra(?:ß|[sſf]{2})e|street|platz|plaz|tel|telephon|ulica|ул|улица|дом|rue|fr|frk|mk|kr)\\P{L}{0,3}$",
            CASELESS);

    /** The sign №, read as a letter and a digit, before the number. */
    private static final Pattern NUMERO = Pattern.compile("^N[\\p{Nd}Ss]\\s+\\p{Nd}{2}");

    private static final double SIGN_WEIGHT = 0.4;
    private static final double ALONE_WEIGHT = 0.15;
    private static final double ADDRESS_WEIGHT = 0.05;
    /** How much less the second reading of a doubtful digit counts. */
    private static final double SECOND = 0.6;

    /** A line of more words than these is a text that may mention other numbers. */
    private static final int WORDS = 8;

    /** How much more a number counts that the day of the issue asks for. */
    private static final double EXPECTED = 4;
    /** The same for a number of three digits, which seldom stands there by chance. */
    private static final double EXPECTED_LONG = 12;

    private static final int LONG = 100;
    /** Weight from which on a number of fewer digits, with no word for number, can confirm a day. */
    private static final double TELLING = 0.25;
    /** The same when some days of appearance may have been holidays. */
    private static final double NEAR = 2.5;

    /** Days of appearance in a year on which there may be no issue. */
    static final int HOLIDAYS = 3;

    private static final int FIRST_YEAR = 1600;
    private static final int LAST_YEAR = 2100;

    /** The numbers that stand in a masthead, the likeliest first. */
    static List<IssueNumber> in(Head head, DateFinder finder) {
        Map<Integer, IssueNumber> numbers = new TreeMap<>();
        for (Print print : head.lines()) {
            Map<Integer, IssueNumber> own = new TreeMap<>();
            double size =
                    Math.min(2, print.height() / head.usual()) * (print.words().size() > WORDS ? 0.2 : 1);
            find(WORD, print, size, own);
            find(SIGN, print, size * SIGN_WEIGHT, own);
            find(ALONE, print, size * ALONE_WEIGHT, own);
            List<DateSpan> dates = finder.find(print.text()).stream()
                    .flatMap(date -> date.spans().stream())
                    .toList();
            own.values().removeIf(found -> dates.stream().anyMatch(found::within));
            own.forEach((number, found) -> numbers.merge(number, found, IssueNumber::and));
        }
        return numbers.values().stream()
                .sorted(Comparator.comparingDouble(IssueNumber::weight)
                        .reversed()
                        .thenComparing(IssueNumber::number))
                .toList();
    }

    private static void find(Pattern pattern, Print print, double weight, Map<Integer, IssueNumber> own) {
        String text = print.text();
        Matcher match = pattern.matcher(text);
        while (match.find()) {
            boolean zero = match.group("number").matches("[0OoQ].*");
            boolean misread = NUMERO.matcher(text.substring(match.start())).find();
            if (zero || misread || pattern != WORD && PrintedYear.fills(print)) {
                continue;
            }
            boolean address = ADDRESS.matcher(text.substring(0, match.start())).find();
            double sure = weight * (address ? ADDRESS_WEIGHT : 1) * (0.5 + print.confidence() / 2);
            for (int number : Figures.likely(match.group("number"))) {
                boolean year = number >= FIRST_YEAR && number <= LAST_YEAR && pattern != WORD;
                if (number > 0 && !year) {
                    IssueNumber found = new IssueNumber(number, print, match.start(), match.end(), sure, 1);
                    own.merge(number, found, (one, two) -> one.weight >= two.weight ? one : two);
                }
                sure *= SECOND;
            }
        }
    }

    /** Whether the number is a part of a date. */
    private boolean within(DateSpan date) {
        return end > date.start() && date.end() > start;
    }

    /** The same number in two readings. */
    private IssueNumber and(IssueNumber other) {
        IssueNumber better = weight >= other.weight ? this : other;
        return new IssueNumber(
                number, better.print, better.start, better.end, weight + other.weight, readings + other.readings);
    }

    /** The same with another weight. */
    IssueNumber times(double factor) {
        return new IssueNumber(number, print, start, end, weight * factor, readings);
    }

    /** Whether it stands beside one of some lines. */
    boolean beside(List<Print> prints) {
        return prints.stream().anyMatch(other -> !other.equals(print) && other.beside(print));
    }

    /** Whether a word for number stands before it. */
    boolean named() {
        return WORD.matcher(printed()).find();
    }

    /** Whether it is more than a stray figure, so that it can confirm a day. */
    boolean telling() {
        return number >= LONG || weight >= TELLING || named();
    }

    /** Where it is printed. */
    List<Box> boxes() {
        return print.boxes(start, end);
    }

    /** What is printed. */
    String printed() {
        return print.text().substring(start, end);
    }

    /**
     * The likeliest first, where the days of appearance tell of a number: one that is printed, or nearly, counts more.
     *
     * @param expected number by the day of the issue
     */
    static List<IssueNumber> weighed(List<IssueNumber> numbers, OptionalInt expected) {
        List<IssueNumber> weighed = new ArrayList<>();
        for (IssueNumber number : numbers) {
            int off = expected.isPresent() ? Math.abs(expected.getAsInt() - number.number) : HOLIDAYS + 1;
            double due = number.number >= LONG ? EXPECTED_LONG : EXPECTED;
            weighed.add(number.times(off == 0 ? due : off <= HOLIDAYS ? NEAR : 1));
        }
        weighed.sort(Comparator.comparingDouble(IssueNumber::weight).reversed().thenComparing(IssueNumber::number));
        return weighed;
    }
}

package recto.intake;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The page marker at the end of a file name: {@code _p01}, {@code -p2}, {@code seite 4}, {@code leaf7r}. A date and the
 * number of an issue or volume are none.
 *
 * @param head of the name, up to the number, to the letter
 * @param stem of the head, without separators and word for "page" at its end; empty where the name is only a number
 * @param month whether the number could be the month of a year before it
 */
record PageMarker(String head, String stem, boolean month) {
    private static final Pattern TAIL = Pattern.compile("([\\p{Nd}]+)([rRvV]?)$");
    private static final Pattern YEAR_FIRST =
            Pattern.compile("(?<![0-9])(1[4-9]|20)[0-9]{2}([-_. ]?)(0[1-9]|1[0-2])\\2(0[1-9]|[12][0-9]|3[01])$");
    private static final Pattern DAY_FIRST =
            Pattern.compile("(?<![0-9])(0?[1-9]|[12][0-9]|3[01])([-_. ])(0?[1-9]|1[0-2])\\2(1[4-9]|20)[0-9]{2}$");
    private static final Pattern MONTH = Pattern.compile("(?<![0-9])(1[4-9]|20)[0-9]{2}[-.](0[1-9]|1[0-2])$");
    private static final Pattern LAST_WORD = Pattern.compile("([\\p{L}\\p{M}]+|№)[^\\p{L}\\p{M}\\p{Nd}№]*$");
    private static final Pattern LAST_SEPARATORS = Pattern.compile("[\\s_.,;\\-–—]+$");
    private static final Set<String> PAGE = Set.of(
            "p",
            "pp",
            "pg",
            "pag",
            "page",
            "pages",
            "seite",
            "s",
            "bl",
            "blatt",
            "f",
            "fol",
            "folio",
            "стр",
            "с",
            "страница",
            "лист",
            "л",
            "էջ",
            "გვ",
            "səh",
            "səhifə",
            "sayfa",
            "sahife",
            "صفحه",
            "ص");
    private static final Set<String> NUMBER = Set.of(
            "no",
            "nr",
            "n",
            "num",
            "number",
            "numero",
            "№",
            "issue",
            "iss",
            "vol",
            "volume",
            "v",
            "bd",
            "band",
            "heft",
            "jg",
            "jahrgang",
            "tome",
            "t",
            "том",
            "т",
            "вып",
            "выпуск",
            "ном",
            "номер",
            "год",
            "sayı",
            "say",
            "cild",
            "cilt",
            "համար",
            "ნომერი",
            "شماره",
            "عدد",
            "year");

    /** The marker in a file name without its extension. */
    static Optional<PageMarker> of(String name) {
        Matcher tail = TAIL.matcher(name);
        if (!tail.find()) {
            return Optional.empty();
        }
        boolean side = !tail.group(2).isEmpty();
        if (!side && (YEAR_FIRST.matcher(name).find() || DAY_FIRST.matcher(name).find())) {
            return Optional.empty();
        }
        String head = name.substring(0, tail.start());
        String word = lastWord(head);
        if (NUMBER.contains(word)) {
            return Optional.empty();
        }
        return Optional.of(new PageMarker(
                head, stem(head, word), !side && MONTH.matcher(name).find()));
    }

    private static String lastWord(String head) {
        Matcher word = LAST_WORD.matcher(head);
        return word.find() ? word.group(1).toLowerCase(Locale.ROOT) : "";
    }

    private static String stem(String head, String word) {
        String stem = LAST_SEPARATORS.matcher(head).replaceFirst("");
        if (!PAGE.contains(word)) {
            return stem;
        }
        String shorter = stem.substring(0, Math.max(0, stem.length() - word.length()));
        String trimmed = LAST_SEPARATORS.matcher(shorter).replaceFirst("");
        return trimmed.isEmpty() ? stem : trimmed;
    }
}

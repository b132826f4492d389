package recto.metadata;

import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import recto.model.PageTranscript;

/** Weekdays that stand by themselves, by their names in the languages of a page (Unicode CLDR), also when misread. */
final class Weekdays {
    private static final double ALIKE = 0.75;
    /** Fewest letters of a name that may be misread. */
    private static final int LONG = 5;

    private Weekdays() {}

    /** Those of a head, on a page. */
    static List<DayOfWeek> in(Head head, PageTranscript page) {
        Set<DayOfWeek> found = EnumSet.noneOf(DayOfWeek.class);
        List<Locale> locales = page.regions().stream()
                .filter(region -> !region.lines().isEmpty())
                .map(region -> locale(region.language().code()))
                .distinct()
                .toList();
        for (Print print : head.lines()) {
            for (var word : print.words()) {
                String folded = Fuzzy.folded(word.text());
                for (DayOfWeek day : DayOfWeek.values()) {
                    if (locales.stream().anyMatch(locale -> is(folded, day, locale))) {
                        found.add(day);
                    }
                }
            }
        }
        return new ArrayList<>(found);
    }

    /** The data of CLDR are found by codes of two letters, where a language has one. */
    private static Locale locale(String code) {
        return Arrays.stream(Locale.getISOLanguages())
                .map(Locale::forLanguageTag)
                .filter(locale -> locale.getISO3Language().equals(code))
                .findFirst()
                .orElse(Locale.forLanguageTag(code));
    }

    private static boolean is(String folded, DayOfWeek day, Locale locale) {
        String name = Fuzzy.folded(day.getDisplayName(TextStyle.FULL, locale));
        boolean other = locale.getLanguage().startsWith("de")
                && (day == DayOfWeek.SATURDAY && alike(folded, "sonnabend")
                        || day == DayOfWeek.FRIDAY && alike(folded, "freytag"));
        return other || alike(folded, name);
    }

    private static boolean alike(String folded, String name) {
        return folded.equals(name) || name.length() >= LONG && Fuzzy.alike(folded, name) >= ALIKE;
    }
}

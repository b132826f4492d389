package recto.dates;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which calendars a date with the name of a month may be of, and why (table {@code changes.tsv}). */
final class CalendarChoice {
    private static final double OTHER_THAN_MARKED = 2;
    private static final double OTHER_THAN_HINTED = 1.5;
    private static final double OTHER_THAN_COUNTRY = 1;
    private static final double OTHER_THAN_LANGUAGE = 0.5;
    private static final double BESIDE = 0.2;
    private static final int FIRST_RUMI_YEAR = 1200;
    private static final int LAST_RUMI_YEAR = 1342;

    private static final Map<String, Change> CHANGES = changes();
    private static final Map<String, String> COUNTRIES = countries();

    /**
     * @param first day of the Gregorian calendar
     * @param text of it, for people
     */
    private record Change(LocalDate first, String text) {}

    /** A calendar with the cost of choosing it. */
    record Option(CalendarSystem calendar, double cost, String why) {}

    private CalendarChoice() {}

    /**
     * A day in the words of its own calendar.
     *
     * @param paired whether another half of a double date stands beside it
     */
    record Printed(Name month, int year, int day, boolean paired) {}

    /** The calendars that a day may be of. */
    static List<Option> options(Printed printed, Optional<Name.Kind> mark, DateHints hints) {
        return switch (printed.month.kind()) {
            case HIJRI -> List.of(new Option(CalendarSystem.HIJRI, 0, "month of the Hijri calendar"));
            case PERSIAN -> List.of(new Option(CalendarSystem.PERSIAN, 0, "month of the Iranian solar calendar"));
            case ZODIAC ->
                List.of(new Option(
                        CalendarSystem.PERSIAN_ZODIAC, 0, "sign of the zodiac as a month of the solar calendar"));
            case REPUBLICAN ->
                List.of(new Option(CalendarSystem.FRENCH_REPUBLICAN, 0, "month of the French Republican calendar"));
            default -> roman(printed, mark, hints);
        };
    }

    private static List<Option> roman(Printed printed, Optional<Name.Kind> mark, DateHints hints) {
        if (printed.year >= FIRST_RUMI_YEAR && printed.year <= LAST_RUMI_YEAR) {
            return List.of(new Option(CalendarSystem.RUMI, 0, "year of the Ottoman fiscal calendar"));
        }
        Optional<CalendarSystem> marked = mark.flatMap(CalendarChoice::marked);
        if (marked.isPresent()) {
            return both(marked.get(), OTHER_THAN_MARKED, "the style is printed");
        }
        if (hints.calendar().filter(CalendarChoice::western).isPresent()) {
            String why = "the calendar of the hints";
            boolean sure = hints.calendar().get() == CalendarSystem.GREGORIAN && !printed.paired;
            return sure
                            && change(printed, hints)
                                    .filter(change -> isBefore(printed, change))
                                    .isEmpty()
                    ? List.of(new Option(CalendarSystem.GREGORIAN, 0, why))
                    : both(hints.calendar().get(), OTHER_THAN_HINTED, why);
        }
        return byChange(printed, hints);
    }

    private static Optional<Change> change(Printed printed, DateHints hints) {
        return hints.country().or(() -> language(printed.month, hints)).map(CHANGES::get);
    }

    private static boolean isBefore(Printed printed, Change change) {
        return JulianCalendar.gregorian(printed.year, printed.month.value(), printed.day)
                .filter(day -> day.isBefore(change.first()))
                .isPresent();
    }

    private static List<Option> byChange(Printed printed, DateHints hints) {
        Optional<Change> change = change(printed, hints);
        if (change.isEmpty() && printed.paired) {
            return both(CalendarSystem.GREGORIAN, BESIDE, "one half of a double date");
        }
        if (change.isEmpty()) {
            return List.of(new Option(CalendarSystem.GREGORIAN, 0, "no other calendar is known for the place"));
        }
        double other = printed.paired ? BESIDE : hints.country().isPresent() ? OTHER_THAN_COUNTRY : OTHER_THAN_LANGUAGE;
        return isBefore(printed, change.get())
                ? both(CalendarSystem.JULIAN, other, "before " + change.get().text())
                : both(CalendarSystem.GREGORIAN, other, "after " + change.get().text());
    }

    private static Optional<String> language(Name month, DateHints hints) {
        Set<String> known = month.languages().isEmpty() ? hints.languages() : month.languages();
        List<String> languages = known.stream().sorted().toList();
        return languages.stream()
                .filter(code -> hints.languages().isEmpty() || hints.languages().contains(code))
                .findFirst()
                .or(() -> languages.stream().findFirst())
                .map(COUNTRIES::get);
    }

    private static List<Option> both(CalendarSystem first, double other, String why) {
        CalendarSystem second = first == CalendarSystem.JULIAN ? CalendarSystem.GREGORIAN : CalendarSystem.JULIAN;
        return List.of(new Option(first, 0, why), new Option(second, other, "against this: " + why));
    }

    private static boolean western(CalendarSystem calendar) {
        return calendar == CalendarSystem.JULIAN || calendar == CalendarSystem.GREGORIAN;
    }

    private static Optional<CalendarSystem> marked(Name.Kind mark) {
        return switch (mark) {
            case JULIAN_MARK -> Optional.of(CalendarSystem.JULIAN);
            case GREGORIAN_MARK -> Optional.of(CalendarSystem.GREGORIAN);
            default -> Optional.empty();
        };
    }

    private static Map<String, Change> changes() {
        Map<String, Change> changes = new HashMap<>();
        for (String[] row : Table.rows("changes.tsv")) {
            changes.put(
                    row[0],
                    new Change(LocalDate.parse(row[1]), "the change of calendar on " + row[1] + " (" + row[0] + ")"));
        }
        return changes;
    }

    private static Map<String, String> countries() {
        Map<String, String> countries = new HashMap<>();
        for (String[] row : Table.rows("changes.tsv")) {
            List<String> languages = new ArrayList<>(List.of(row[2].split(",")));
            languages.forEach(language -> countries.putIfAbsent(language, row[0]));
        }
        return countries;
    }
}

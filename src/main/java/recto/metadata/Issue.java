package recto.metadata;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import recto.dates.DateFinder;
import recto.dates.DateHints;
import recto.model.MetadataValue;
import recto.model.Note;

/**
 * An item as a member of a run of issues.
 *
 * @param id of the item
 * @param title that tells which run it belongs to; empty where it has none
 * @param day of the issue
 * @param number of the issue
 * @param pages in order, those of which nothing is known too
 * @param flags of its values
 */
public record Issue(
        String id,
        String title,
        Optional<LocalDate> day,
        Optional<Integer> number,
        List<Page> pages,
        List<Note> flags) {
    /**
     * A page of an issue.
     *
     * @param number in the item, from 1; the two pages of a spread have the same
     * @param folio page number that is printed
     * @param day that its running head states
     */
    public record Page(int number, Optional<Integer> folio, Optional<LocalDate> day) {}

    private static final int ISO_DAY = "1918-03-30".length();

    public Issue {
        pages = List.copyOf(pages);
        flags = List.copyOf(flags);
    }

    /**
     * The issue that an item is.
     *
     * @param pages how many it has
     * @param values of the item, the surest of each element first
     */
    public static Issue of(String id, int pages, List<MetadataValue> values) {
        Map<Integer, List<Integer>> folios = new TreeMap<>();
        Map<Integer, LocalDate> days = new TreeMap<>();
        for (MetadataValue value : values) {
            int page = value.place().map(place -> place.page().value()).orElse(0);
            if (value.name().equals("page-number")) {
                Figures.number(value.value())
                        .ifPresent(folio -> folios.computeIfAbsent(page, any -> new ArrayList<>())
                                .add(folio));
            } else if (value.name().equals("running-head")) {
                day(value.value()).ifPresent(day -> days.putIfAbsent(page, day));
            }
        }
        List<Page> all = new ArrayList<>();
        for (int page = 1; page <= pages; page++) {
            Optional<LocalDate> day = Optional.ofNullable(days.get(page));
            if (!folios.containsKey(page)) {
                all.add(new Page(page, Optional.empty(), day));
            }
            for (int folio : folios.getOrDefault(page, List.of())) {
                all.add(new Page(page, Optional.of(folio), day));
            }
        }
        OptionalInt number = first(values, "issue").map(Figures::number).orElse(OptionalInt.empty());
        return new Issue(
                id,
                first(values, "title").orElse(""),
                first(values, "date").filter(date -> date.length() == ISO_DAY).map(LocalDate::parse),
                number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty(),
                all,
                values.stream()
                        .filter(value ->
                                value.name().equals("date") || value.name().equals("issue"))
                        .flatMap(value -> value.flags().stream())
                        .toList());
    }

    private static Optional<String> first(List<MetadataValue> values, String name) {
        return values.stream()
                .filter(value -> value.name().equals(name) && !value.method().equals("unparsed"))
                .map(MetadataValue::value)
                .findFirst();
    }

    private static Optional<LocalDate> day(String runningHead) {
        return new DateFinder(DateHints.none())
                .find(runningHead).stream()
                        .filter(date -> !date.flagged())
                        .flatMap(date -> date.best().day().stream())
                        .findFirst();
    }
}

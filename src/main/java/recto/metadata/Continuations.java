package recto.metadata;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import recto.model.MetadataValue;
import recto.model.MetadataValue.Place;
import recto.model.Note;
import recto.model.PageNumber;
import recto.model.PageTranscript;

/**
 * Where a page says that an article goes on on another page, or comes from one: {@code continued-on} and
 * {@code continued-from}, by the sayings of {@code continuations.tsv}.
 */
final class Continuations {
    static final String ON = "continued-on";
    static final String FROM = "continued-from";

    /** A number in figures, with the ending of an ordinal. */
    private static final String NUMBER = "(?<number>\\\\p{Nd}{1,3})(?:\\\\.|-?\\\\p{L}{1,3})?";

    private static final List<Saying> SAYINGS = sayings();

    /** Most words of a line that says nothing else. */
    private static final int WORDS = 10;

    private static final double CONFIDENCE = 0.8;

    private Continuations() {}

    private record Saying(String name, Pattern pattern) {}

    /** What a page says; the value is the number of the other page as it is printed. */
    static List<MetadataValue> of(PageTranscript page) {
        return page.regions().stream()
                .flatMap(region -> region.lines().stream())
                .filter(line -> !line.words().isEmpty() && line.words().size() <= WORDS)
                .map(line -> said(Print.of(line, 0), page.number()))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<MetadataValue> said(Print line, PageNumber page) {
        String text = line.text();
        for (Saying saying : SAYINGS) {
            Matcher match = saying.pattern.matcher(text.toLowerCase(Locale.ROOT));
            OptionalInt number = match.find() ? Figures.number(match.group("number")) : OptionalInt.empty();
            if (number.isPresent() && number.getAsInt() != 0) {
                return Optional.of(new MetadataValue(
                        saying.name,
                        Integer.toString(number.getAsInt()),
                        text,
                        "page " + page,
                        Optional.of(new Place(page, line.boxes(match.start(), match.end()))),
                        "the page says so",
                        CONFIDENCE,
                        List.of(),
                        List.of()));
            }
        }
        return Optional.empty();
    }

    /**
     * The values of an item, where each saying that an article goes on names the page of the item on which it does: the
     * page with that printed number, else the one in that place. What is not answered there is flagged.
     */
    static List<MetadataValue> joined(List<MetadataValue> values) {
        List<MetadataValue> joined = new ArrayList<>();
        for (MetadataValue value : values) {
            joined.add(value.name().equals(ON) ? joined(value, values) : value);
        }
        return joined;
    }

    private static MetadataValue joined(MetadataValue on, List<MetadataValue> values) {
        int there = page(on.value(), values);
        boolean answered = values.stream()
                .filter(value -> value.name().equals(FROM) && pageOf(value) == there)
                .anyMatch(value -> page(value.value(), values) == pageOf(on));
        MetadataValue leads = new MetadataValue(
                on.name(),
                Integer.toString(there),
                on.asFound(),
                on.source(),
                on.place(),
                on.method(),
                on.confidence(),
                on.alternatives(),
                on.flags());
        return answered
                ? leads
                : leads.flagged(new Note(
                        "continuation-open",
                        "page " + there + " of the item does not say that an article comes from page " + pageOf(on)));
    }

    private static int page(String printed, List<MetadataValue> values) {
        return values.stream()
                .filter(value ->
                        value.name().equals("page-number") && value.value().equals(printed))
                .map(Continuations::pageOf)
                .findFirst()
                .orElse(Integer.parseInt(printed));
    }

    private static int pageOf(MetadataValue value) {
        return value.place().map(place -> place.page().value()).orElse(0);
    }

    private static List<Saying> sayings() {
        try (InputStream in = Continuations.class.getResourceAsStream("continuations.tsv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .map(cells -> new Saying(
                            cells[0].equals("on") ? ON : FROM,
                            Pattern.compile(
                                    "(?:^|[(\\[—–-] ?)" + cells[2].replaceAll("#", NUMBER) + "(?![\\p{L}\\p{Nd}])")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package recto.metadata;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import recto.model.Box;
import recto.model.MetadataValue;
import recto.model.MetadataValue.Place;
import recto.model.PageTranscript;
import recto.model.RegionType;
import recto.model.Size;

/**
 * The page number and the running head that are printed at the top or foot of a page: a line of few words there, with
 * nothing above it or below. Regions that the layout types as folio or running head come first. The two pages of a
 * spread have a number and a running head each.
 */
final class Folios {
    private static final Pattern NUMBER = Pattern.compile(
            "(?:^|\\s)[—–(\\[·.*-]{0,2}\\s?(?:seite|page|p\\.|стр\\.?|с\\.|s\\.|səh\\.?|ص)?\\s?(?<number>\\p{Nd}{1,4}|[ivxlc]{1,7})\\s?[—–)\\]·.*-]{0,2}(?:$|\\s)",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    /** Part of the height of a page in which folio and running head stand. */
    private static final double EDGE = 0.08;
    /** Most words of a running head. */
    private static final int WORDS = 12;

    private static final double TYPED = 0.9;
    private static final double PLACED = 0.7;
    private static final int LARGEST = 1500;

    private Folios() {}

    /** {@code page-number} and {@code running-head}, where they are printed. */
    static List<MetadataValue> of(PageTranscript page) {
        if (page.leaves().isEmpty()) {
            return of(page, lines(page, box -> true));
        }
        List<MetadataValue> values = new ArrayList<>();
        for (Box leaf : page.leaves()) {
            values.addAll(of(page, lines(page, box -> leaf.contains(box.middle()))));
        }
        return values;
    }

    private static List<Print> lines(PageTranscript page, Predicate<Box> there) {
        return page.regions().stream()
                .flatMap(region -> region.lines().stream())
                .filter(line -> there.test(line.box()))
                .map(line -> Print.of(line, 0))
                .toList();
    }

    private static List<MetadataValue> of(PageTranscript page, List<Print> all) {
        List<MetadataValue> values = new ArrayList<>();
        if (page.size().isEmpty()) {
            return values;
        }
        List<Print> lines = edges(all, page.size().get());
        for (Print line : lines) {
            Optional<Matcher> number = number(line);
            if (number.isPresent() && values.isEmpty()) {
                Matcher found = number.get();
                String value = Integer.toString(read(found).getAsInt());
                List<Box> boxes = line.boxes(found.start("number"), found.end("number"));
                values.add(value("page-number", value, found.group("number"), new Where(page, boxes)));
            }
        }
        lines.stream()
                .filter(line ->
                        line.text().codePoints().filter(Character::isLetter).count() > 2)
                .findFirst()
                .ifPresent(line -> values.add(
                        value("running-head", line.text(), line.text(), new Where(page, List.of(line.box())))));
        return values;
    }

    /** A page and boxes on it. */
    private record Where(PageTranscript page, List<Box> boxes) {}

    private static MetadataValue value(String name, String value, String found, Where where) {
        boolean typed = where.page.regions().stream()
                .filter(region -> region.type() == RegionType.FOLIO || region.type() == RegionType.RUNNING_HEAD)
                .anyMatch(region -> region.box().contains(where.boxes.get(0).middle()));
        return new MetadataValue(
                name,
                value,
                found,
                "page " + where.page.number(),
                Optional.of(new Place(where.page.number(), where.boxes)),
                typed ? "region of this type" : "place on the page",
                typed ? TYPED : PLACED,
                List.of(),
                List.of());
    }

    private static Optional<Matcher> number(Print line) {
        Matcher match = NUMBER.matcher(line.text());
        while (match.find()) {
            boolean edge = match.start() == 0 || match.end() == line.text().length();
            if (edge && read(match).orElse(0) > 0) {
                return Optional.of(match);
            }
        }
        return Optional.empty();
    }

    private static OptionalInt read(Matcher match) {
        OptionalInt digits = Figures.number(match.group("number"));
        OptionalInt read = digits.isPresent()
                ? digits
                : Figures.roman(match.group("number").toUpperCase(java.util.Locale.ROOT));
        return read.orElse(0) <= LARGEST ? read : OptionalInt.empty();
    }

    private static List<Print> edges(List<Print> all, Size size) {
        Comparator<Print> byTop = Comparator.comparingInt(print -> print.box().y());
        Optional<Print> first = all.stream().min(byTop);
        Optional<Print> last =
                all.stream().max(Comparator.comparingInt(print -> print.box().bottom()));
        Stream<Print> top = first.stream()
                .flatMap(line -> all.stream().filter(other -> line.beside(other)))
                .filter(line -> line.box().bottom() <= EDGE * size.height())
                .sorted(Comparator.comparingInt(print -> print.box().x()));
        Stream<Print> foot = last.stream().filter(line -> line.box().y() >= (1 - EDGE) * size.height());
        return Stream.concat(top, foot)
                .filter(line -> line.words().size() <= WORDS)
                .toList();
    }
}

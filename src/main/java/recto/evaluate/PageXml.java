package recto.evaluate;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Text of PAGE files of any version (2010 to 2019): regions in explicit reading order, else as they stand. The text of
 * a line counts before that of its words, which is often not corrected; the text of a region counts where it has no
 * lines.
 */
final class PageXml {
    private PageXml() {}

    static PageText read(String name, Element document) {
        List<Element> regions = document.outermost("Page")
                .flatMap(page -> page.outermost("TextRegion"))
                .flatMap(PageXml::withInner)
                .toList();
        Optional<Element> page = document.outermost("Page").findFirst();
        Optional<String> language = page.flatMap(PageXml::language);
        return new PageText(
                name,
                new PageText.Frame(
                        page.flatMap(element -> element.size("imageWidth", "imageHeight")),
                        page.flatMap(element -> element.attribute("imageFilename")),
                        document.outermost("ReadingOrder").findAny().isPresent()),
                ReadingOrder.apply(document, regions, "id").stream()
                        .map(region -> region(region, language))
                        .toList());
    }

    private static Optional<String> language(Element element) {
        return element.attribute("primaryLanguage").flatMap(Languages::of);
    }

    private static Stream<Element> withInner(Element region) {
        return Stream.concat(Stream.of(region), region.outermost("TextRegion").flatMap(PageXml::withInner));
    }

    private static RegionText region(Element region, Optional<String> ofPage) {
        List<LineText> lines = region.children("TextLine")
                .map(line -> new LineText(points(line).flatMap(Points::box), lineText(line)))
                .toList();
        Optional<String> language = language(region)
                .or(() -> region.children("TextLine")
                        .flatMap(line -> language(line).stream())
                        .findFirst())
                .or(() -> ofPage);
        return RegionText.within(points(region), language, lines.isEmpty() ? ownLines(region) : lines);
    }

    private static List<LineText> ownLines(Element region) {
        return ownText(region).stream()
                .flatMap(String::lines)
                .map(line -> new LineText(Optional.empty(), line))
                .toList();
    }

    private static String lineText(Element line) {
        return ownText(line)
                .orElseGet(() -> line.children("Word")
                        .flatMap(word -> ownText(word).stream())
                        .collect(Collectors.joining(" ")));
    }

    /** The first of several readings: the one with the lowest index. */
    private static Optional<String> ownText(Element element) {
        return element.children("TextEquiv")
                .min(Comparator.comparingDouble(text -> text.number("index").orElse(0.0)))
                .flatMap(text -> text.children("Unicode").findFirst())
                .map(Element::text);
    }

    private static Optional<Points> points(Element element) {
        return element.children("Coords")
                .findFirst()
                .flatMap(coords -> coords.attribute("points")
                        .or(() -> Optional.of(coords.children("Point")
                                .map(point -> point.attribute("x").orElse("0") + ","
                                        + point.attribute("y").orElse("0"))
                                .collect(Collectors.joining(" "))))
                        .flatMap(Points::of));
    }
}

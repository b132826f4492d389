package recto.evaluate;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import recto.model.Box;

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
        return new PageText(
                name,
                ReadingOrder.apply(document, regions, "id").stream()
                        .map(PageXml::region)
                        .toList());
    }

    private static Stream<Element> withInner(Element region) {
        return Stream.concat(Stream.of(region), region.outermost("TextRegion").flatMap(PageXml::withInner));
    }

    private static RegionText region(Element region) {
        List<LineText> lines = region.children("TextLine")
                .map(line -> new LineText(box(line), lineText(line)))
                .toList();
        return new RegionText(box(region), lines.isEmpty() ? ownLines(region) : lines);
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

    private static Optional<Box> box(Element element) {
        return element.children("Coords")
                .findFirst()
                .flatMap(coords -> coords.attribute("points")
                        .or(() -> Optional.of(coords.children("Point")
                                .map(point -> point.attribute("x").orElse("0") + ","
                                        + point.attribute("y").orElse("0"))
                                .collect(Collectors.joining(" "))))
                        .flatMap(Boxes::ofPoints));
    }
}

package recto.evaluate;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import recto.model.Box;
import recto.model.Size;

/**
 * Text of ALTO files of versions 1 to 4: text blocks in explicit reading order (4.3 and later), else as they stand. A
 * hyphen at the line end stays. Boxes count where the file measures in pixels.
 */
final class AltoXml {
    private AltoXml() {}

    static PageText read(String name, Element document) {
        boolean pixels = document.outermost("MeasurementUnit")
                .allMatch(unit -> unit.text().strip().equals("pixel"));
        List<Element> blocks = document.outermost("TextBlock").toList();
        return new PageText(
                name,
                frame(document, pixels),
                ReadingOrder.apply(document, blocks, "ID").stream()
                        .map(block -> region(block, pixels))
                        .toList());
    }

    private static PageText.Frame frame(Element document, boolean pixels) {
        Optional<Size> size = document.outermost("Page")
                .filter(page -> pixels)
                .findFirst()
                .flatMap(page -> page.size("WIDTH", "HEIGHT"));
        return new PageText.Frame(
                size, document.outermost("fileName").findFirst().map(Element::text), true);
    }

    private static RegionText region(Element block, boolean pixels) {
        Optional<Points> points = block.children("Shape")
                .filter(shape -> pixels)
                .flatMap(shape -> shape.children("Polygon"))
                .findFirst()
                .flatMap(polygon -> polygon.attribute("POINTS"))
                .flatMap(Points::of);
        Optional<String> language = Stream.of("LANG", "language")
                .flatMap(key -> block.attribute(key).stream())
                .flatMap(stated -> Languages.of(stated).stream())
                .findFirst();
        return new RegionText(
                box(block, pixels).or(() -> points.flatMap(Points::box)),
                points.flatMap(Points::outline),
                language,
                lines(block, pixels));
    }

    private static List<LineText> lines(Element block, boolean pixels) {
        return block.children("TextLine")
                .map(line -> new LineText(box(line, pixels), text(line)))
                .toList();
    }

    /** Some programs mark each space, others none at all: then each string is a word. */
    private static String text(Element line) {
        String between = line.children("SP").findAny().isPresent() ? "" : " ";
        StringBuilder text = new StringBuilder();
        for (Element part : line.children()) {
            if (part.is("String")) {
                text.append(text.isEmpty() ? "" : between)
                        .append(part.attribute("CONTENT").orElse(""));
            } else if (part.is("SP")) {
                text.append(' ');
            } else if (part.is("HYP")) {
                text.append(part.attribute("CONTENT").orElse("-"));
            }
        }
        return text.toString();
    }

    private static Optional<Box> box(Element element, boolean pixels) {
        Optional<Double> left = element.number("HPOS");
        Optional<Double> top = element.number("VPOS");
        Optional<Double> width = element.number("WIDTH");
        Optional<Double> height = element.number("HEIGHT");
        if (!pixels || left.isEmpty() || top.isEmpty() || width.isEmpty() || height.isEmpty()) {
            return Optional.empty();
        }
        return Boxes.ofEdges(left.get(), top.get(), left.get() + width.get(), top.get() + height.get());
    }
}

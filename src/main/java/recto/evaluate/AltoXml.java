package recto.evaluate;

import java.util.List;
import java.util.Optional;
import recto.model.Box;

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
                ReadingOrder.apply(document, blocks, "ID").stream()
                        .map(block -> new RegionText(box(block, pixels), lines(block, pixels)))
                        .toList());
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

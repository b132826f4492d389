package recto.evaluate;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import recto.model.Box;
import recto.model.Size;

/**
 * Text of hOCR files (1.2) that are well-formed XML: areas, in them lines, in them words; areas and lines as they
 * stand. The pages of a file are one.
 */
final class Hocr {
    private static final Set<String> AREAS = Set.of("ocr_carea", "ocrx_block", "ocr_column", "ocr_par");
    private static final Set<String> LINES =
            Set.of("ocr_line", "ocrx_line", "ocr_textfloat", "ocr_header", "ocr_footer", "ocr_caption");
    private static final Pattern BOX =
            Pattern.compile("\\bbbox\\s+(-?[\\d.]+)\\s+(-?[\\d.]+)\\s+(-?[\\d.]+)\\s+(-?[\\d.]+)");

    private static final Pattern IMAGE = Pattern.compile("\\bimage\\s+[\"']([^\"']+)[\"']");

    private Hocr() {}

    static PageText read(String name, Element document) {
        List<RegionText> regions = document.outermost(element -> isOneOf(AREAS, element) || isOneOf(LINES, element))
                .map(Hocr::region)
                .toList();
        return new PageText(name, frame(document), regions);
    }

    /** Of the only page; several in one file have no frame in common. */
    private static PageText.Frame frame(Element document) {
        List<Element> pages = document.outermost(element -> isOneOf(Set.of("ocr_page"), element))
                .toList();
        if (pages.size() != 1) {
            return PageText.Frame.UNKNOWN;
        }
        Matcher image = IMAGE.matcher(pages.get(0).attribute("title").orElse(""));
        return new PageText.Frame(
                box(pages.get(0)).map(box -> new Size(box.right(), box.bottom())),
                image.find() ? Optional.of(image.group(1)) : Optional.empty(),
                true);
    }

    private static RegionText region(Element area) {
        if (isOneOf(LINES, area)) {
            return new RegionText(box(area), List.of(line(area)));
        }
        List<LineText> lines = area.outermost(element -> isOneOf(LINES, element))
                .map(Hocr::line)
                .toList();
        return new RegionText(box(area), Optional.empty(), language(area), lines);
    }

    /** Of the area or of the first paragraph in it that says so. */
    private static Optional<String> language(Element area) {
        return area.attribute("lang")
                .or(() -> area.outermost(element -> element.attribute("lang").isPresent())
                        .findFirst()
                        .flatMap(element -> element.attribute("lang")))
                .flatMap(Languages::of);
    }

    private static LineText line(Element line) {
        List<String> words = line.outermost(element -> isOneOf(Set.of("ocrx_word", "ocr_word"), element))
                .map(word -> word.text().strip())
                .toList();
        return new LineText(box(line), words.isEmpty() ? line.text().strip() : String.join(" ", words));
    }

    private static boolean isOneOf(Set<String> classes, Element element) {
        return Arrays.stream(element.attribute("class").orElse("").split("\\s+"))
                .anyMatch(classes::contains);
    }

    private static Optional<Box> box(Element element) {
        Matcher box = BOX.matcher(element.attribute("title").orElse(""));
        if (!box.find()) {
            return Optional.empty();
        }
        List<Double> edges = java.util.stream.IntStream.rangeClosed(1, 4)
                .mapToObj(group -> Double.valueOf(box.group(group)))
                .collect(Collectors.toList());
        return Boxes.ofEdges(edges.get(0), edges.get(1), edges.get(2), edges.get(3));
    }
}

package recto.evaluate;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import recto.model.Box;
import recto.model.Outline.Corner;
import recto.model.Size;

/** The regions of both sides, drawn over the page. */
final class HtmlLayout {
    private static final int LETTERS_OF_HEIGHT = 45;

    private HtmlLayout() {}

    /**
     * A drawing of a page whose layout was compared.
     *
     * @param picture address of a picture of a box of the page
     */
    static String figure(PageComparison page, Function<Box, Optional<String>> picture) {
        Scale scale = Scale.between(
                        page.read().frame().size(), page.truth().frame().size())
                .orElse(Scale.NONE);
        Size size = size(page.truth());
        String image = picture.apply(size.box())
                .map(data -> Html.format(
                        "<image href=\"%s\" width=\"%d\" height=\"%d\"/>\n", data, size.width(), size.height()))
                .orElse("");
        return Html.format(
                        "<figure><svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"regions of the page\""
                                + " font-size=\"%d\">\n",
                        size.width(), size.height(), Math.max(1, size.height() / LETTERS_OF_HEIGHT))
                + image
                + group("truth", page.truth().regions(), Scale.NONE)
                + group("read", page.read().regions(), scale)
                + numbers(page.read().regions(), scale)
                + "</svg>\n<figcaption>Regions of text: <b class=\"truth\">ground truth</b>,"
                + " <b class=\"read\">as read</b>, numbered in reading order.</figcaption></figure>\n";
    }

    private static Size size(PageText page) {
        return page.frame().size().orElseGet(() -> {
            Box all = page.regions().stream()
                    .flatMap(region -> region.box().stream())
                    .reduce(new Box(0, 0, 1, 1), Box::union);
            return new Size(all.right(), all.bottom());
        });
    }

    private static String group(String side, List<RegionText> regions, Scale scale) {
        return regions.stream()
                .flatMap(region -> points(region, scale).stream())
                .map(points -> "<polygon points=\"" + points + "\"/>\n")
                .collect(Collectors.joining("", "<g class=\"" + side + "\">\n", "</g>\n"));
    }

    private static Optional<String> points(RegionText region, Scale scale) {
        return region.outline()
                .map(scale::of)
                .map(outline ->
                        outline.corners().stream().map(HtmlLayout::point).collect(Collectors.joining(" ")))
                .or(() -> region.box().flatMap(scale::of).map(HtmlLayout::points));
    }

    private static String points(Box box) {
        return Html.format(
                "%d,%d %d,%d %d,%d %d,%d",
                box.x(), box.y(), box.right(), box.y(), box.right(), box.bottom(), box.x(), box.bottom());
    }

    private static String point(Corner corner) {
        return corner.x() + "," + corner.y();
    }

    private static String numbers(List<RegionText> regions, Scale scale) {
        List<Box> boxes = regions.stream()
                .flatMap(region -> region.box().flatMap(scale::of).stream())
                .toList();
        return IntStream.range(0, boxes.size())
                .mapToObj(at -> Html.format(
                        "<text x=\"%d\" y=\"%d\">%d</text>\n",
                        boxes.get(at).x(), boxes.get(at).y() + boxes.get(at).height() / 2, at + 1))
                .collect(Collectors.joining("", "<g class=\"numbers\">\n", "</g>\n"));
    }
}

package recto.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Outline;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Size;

/**
 * The two facing pages of a spread: each is taken apart by itself, and all places are told on the whole image.
 *
 * @param page the whole image
 * @param fold first pixel column of the right page, a multiple of eight
 */
record Leaves(PageImage page, int fold) {
    private static final int BITS = 8;

    /** The leaves on either side of a fold near a pixel column. */
    static Leaves at(PageImage page, int column) {
        return new Leaves(page, column / BITS * BITS);
    }

    PageImage left() {
        return cut(0, fold);
    }

    PageImage right() {
        return cut(fold, page.size().width());
    }

    private PageImage cut(int from, int to) {
        Size size = new Size(to - from, page.size().height());
        int first = page.depth() == BITS ? from : from / BITS;
        int stride = page.depth() == BITS ? size.width() : (size.width() + BITS - 1) / BITS;
        byte[] pixels = new byte[stride * size.height()];
        for (int y = 0; y < size.height(); y++) {
            System.arraycopy(page.pixels(), y * page.stride() + first, pixels, y * stride, stride);
        }
        return new PageImage(size, page.depth(), pixels, page.resolution());
    }

    /** What stands where on both, in the order of reading. */
    Layout joined(Layout left, Layout right) {
        List<Layout.Part> moved = right.parts().stream().map(this::moved).toList();
        List<Layout.Part> fromLeft = inOrder(left.parts(), moved);
        List<Layout.Part> fromRight =
                inOrder(right.fromRight().stream().map(moved::get).toList(), left.inOrder(true));
        List<Layout.Mark> marks = new ArrayList<>(left.marks());
        right.marks().forEach(mark -> marks.add(new Layout.Mark(moved(mark.box()), mark.ink())));
        return new Layout(
                numbered(fromLeft),
                fromRight.stream().map(part -> place(part, fromLeft)).toList(),
                (left.skewDegrees() + right.skewDegrees()) / 2,
                (left.letterHeight() + right.letterHeight()) / 2,
                Math.max(left.columns(), right.columns()),
                marks,
                List.of(
                        new Box(0, 0, fold, page.size().height()),
                        moved(new Box(
                                0, 0, page.size().width() - fold, page.size().height()))));
    }

    /** Separators come last. */
    private static List<Layout.Part> inOrder(List<Layout.Part> first, List<Layout.Part> second) {
        Predicate<Layout.Part> separator = part -> part.region().type() == RegionType.SEPARATOR;
        List<Layout.Part> all = new ArrayList<>();
        Stream.of(first, second)
                .forEach(parts -> parts.stream().filter(separator.negate()).forEach(all::add));
        Stream.of(first, second)
                .forEach(parts -> parts.stream().filter(separator).forEach(all::add));
        return all;
    }

    /** Two parts may be equal in all but the place that they have in the list. */
    private static int place(Layout.Part part, List<Layout.Part> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) == part) {
                return i;
            }
        }
        throw new IllegalArgumentException("a part of neither page");
    }

    private static List<Layout.Part> numbered(List<Layout.Part> parts) {
        List<Layout.Part> numbered = new ArrayList<>();
        for (Layout.Part part : parts) {
            numbered.add(new Layout.Part(
                    part.region().named("r" + (numbered.size() + 1)), part.letterHeight(), part.bend()));
        }
        return numbered;
    }

    private Layout.Part moved(Layout.Part part) {
        Region region = part.region();
        Optional<Outline> outline = region.outline()
                .map(edge -> new Outline(edge.corners().stream()
                        .map(corner -> new Outline.Corner(corner.x() + fold, corner.y()))
                        .toList()));
        return new Layout.Part(
                new Region(region.id(), region.type(), moved(region.box()), outline, region.language(), region.lines()),
                part.letterHeight(),
                part.bend().map(bend -> bend.moved(fold, 0)));
    }

    private Box moved(Box box) {
        return new Box(box.x() + fold, box.y(), box.width(), box.height());
    }
}

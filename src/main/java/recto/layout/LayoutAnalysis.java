package recto.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import recto.model.Language;
import recto.model.Layout;
import recto.model.Outline;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.RegionType;

/**
 * Takes pages apart into regions in reading order.
 *
 * <p>From the bottom up: letters are joined to strips of lines that end at rules and tall white gaps, strips between
 * the same separators to blocks. It works on a copy reduced until letters are about nine cells high and turned until
 * lines are level; all thresholds are multiples of the letter height. Safe for use by several threads.
 */
public final class LayoutAnalysis {
    /** Fewest letters of a block that counts as a column: a few lines. */
    private static final int BODY = 60;

    private final LayoutSettings settings;

    /** An analysis with these settings. */
    public LayoutAnalysis(LayoutSettings settings) {
        this.settings = settings;
    }

    /** What stands where on an upright page, or on the two facing pages of a spread. */
    public Layout analyse(PageImage page) {
        Anatomy anatomy = Anatomy.of(Sheet.of(page));
        OptionalInt gutter = Gutter.of(anatomy);
        if (gutter.isEmpty()) {
            return onePage(page, anatomy);
        }
        Leaves leaves = Leaves.at(page, gutter.getAsInt() * anatomy.sheet().factor());
        return leaves.joined(onePage(leaves.left()), onePage(leaves.right()));
    }

    private Layout onePage(PageImage leaf) {
        return onePage(leaf, Anatomy.of(Sheet.of(leaf)));
    }

    private Layout onePage(PageImage page, Anatomy anatomy) {
        List<List<Strip>> blocks = Blocks.of(anatomy);
        Placed placed = place(anatomy, blocks);
        List<Patch> patches = new ArrayList<>();
        List<List<Integer>> orders = placed.orders(anatomy);
        List<Integer> fromLeft = orders.get(0);
        fromLeft.forEach(number -> patches.add(placed.patches.get(number)));
        List<Integer> fromRight = new ArrayList<>();
        orders.get(1).forEach(number -> fromRight.add(fromLeft.indexOf(number)));
        Stream.concat(anatomy.across().stream(), anatomy.down().stream()).forEach(rule -> {
            fromRight.add(patches.size());
            patches.add(Patch.of(RegionType.SEPARATOR, rule));
        });
        Sheet sheet = anatomy.sheet();
        List<Layout.Mark> marks = sheet.marks(page.size());
        double letterHeight = anatomy.strips().isEmpty() ? 0 : sheet.letterHeight(marks);
        double slope = Math.tan(Math.toRadians(sheet.turning().degrees()));
        return new Layout(
                parts(patches, sheet, page, letterHeight).stream()
                        .map(part -> bent(part, marks, slope))
                        .toList(),
                fromRight,
                sheet.turning().degrees(),
                letterHeight,
                placed.columns,
                marks,
                List.of());
    }

    private static List<Layout.Part> parts(List<Patch> patches, Sheet sheet, PageImage page, double letterHeight) {
        List<Layout.Part> parts = new ArrayList<>();
        for (Patch patch : patches) {
            Outline outline = sheet.outline(patch.slices(), page.size());
            Region region = new Region(
                    "r" + (parts.size() + 1),
                    patch.type(),
                    outline.box(page.size()),
                    Optional.of(outline),
                    Language.UNKNOWN,
                    List.of());
            parts.add(new Layout.Part(region, patch.letter() / sheet.letter() * letterHeight));
        }
        return parts;
    }

    private static Layout.Part bent(Layout.Part part, List<Layout.Mark> marks, double slope) {
        Region region = part.region();
        return region.type().isText()
                ? new Layout.Part(
                        region, part.letterHeight(), Bends.of(region.box(), marks, part.letterHeight(), slope))
                : part;
    }

    /**
     * What is read or looked at in order.
     *
     * @param patches texts, then pictures
     * @param boxes of the patches
     * @param texts how many of the patches are texts
     * @param columns that stand side by side
     * @param frames drawn around things, the largest first
     */
    private record Placed(List<Patch> patches, List<Rect> boxes, int texts, int columns, List<Rect> frames) {
        /** Numbers of the patches as they are read from the left, and from the right. */
        List<List<Integer>> orders(Anatomy anatomy) {
            if (columns == 1) {
                return List.of(RowOrder.of(boxes, false), RowOrder.of(boxes, true));
            }
            Framed framed = new Framed(boxes, texts, anatomy, frames);
            return List.of(framed.order(false), framed.order(true));
        }
    }

    private Placed place(Anatomy anatomy, List<List<Strip>> blocks) {
        List<Patch> patches = new ArrayList<>();
        List<Rect> boxes = new ArrayList<>();
        Edges edges = new Edges(anatomy);
        double letter = anatomy.sheet().letter();
        int columns = columns(blocks);
        List<Rect> frames = Frames.of(anatomy.across(), anatomy.down(), letter);
        List<Kinds.Text> texts = blocks.stream().map(LayoutAnalysis::text).toList();
        Kinds kinds = new Kinds(texts, frames, anatomy);
        for (int i = 0; i < blocks.size(); i++) {
            Kinds.Text text = texts.get(i);
            patches.add(new Patch(kinds.of(text, columns > 1), text.letter(), edges.around(blocks.get(i))));
            boxes.add(Blocks.body(blocks.get(i), letter));
        }
        for (Rect picture : anatomy.marks().pictures()) {
            patches.add(Patch.of(RegionType.PICTURE, picture));
            boxes.add(picture);
        }
        return new Placed(patches, boxes, blocks.size(), columns, frames);
    }

    private static Kinds.Text text(List<Strip> block) {
        double letter = block.stream().mapToDouble(Strip::letter).sorted().toArray()[block.size() / 2];
        return new Kinds.Text(box(block), letter, isBody(block));
    }

    private static boolean isBody(List<Strip> block) {
        return block.stream().mapToInt(Strip::letters).sum() >= BODY;
    }

    private static Rect box(List<Strip> block) {
        return block.stream().map(Strip::rect).reduce(Rect::union).orElseThrow();
    }

    /** The most blocks that stand side by side over the share of the height of the text that settings ask for. */
    private int columns(List<List<Strip>> blocks) {
        List<Rect> bodies = blocks.stream()
                .filter(LayoutAnalysis::isBody)
                .map(LayoutAnalysis::box)
                .toList();
        int top = bodies.stream().mapToInt(Rect::top).min().orElse(0);
        int bottom = bodies.stream().mapToInt(Rect::bottom).max().orElse(0);
        int[] rows = new int[bodies.size() + 1];
        for (int y = top; y < bottom; y++) {
            int row = y;
            rows[
                    (int) bodies.stream()
                            .filter(body -> body.top() <= row && body.bottom() > row)
                            .count()]++;
        }
        int sum = 0;
        for (int count = rows.length - 1; count > 1; count--) {
            sum += rows[count];
            if (sum >= settings.columnShare() * (bottom - top)) {
                return count;
            }
        }
        return 1;
    }
}

package recto.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import recto.model.Language;
import recto.model.Layout;
import recto.model.Outline;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.RegionType;

/**
 * Makes regions of blocks of letters: lines within each block, an outline around them with Recto's margin, and the
 * height of their letters. Blocks without anything that looks like a line of text are left out.
 */
final class OutlinedBlocks {
    /** Longest gap within a line, in letter heights. */
    private static final double LINE_GAP = 2.5;

    private final PageImage page;
    private final Sheet sheet;
    private final Marks marks;

    OutlinedBlocks(PageImage page, Sheet sheet, Marks marks) {
        this.page = page;
        this.sheet = sheet;
        this.marks = marks;
    }

    /** The layout of blocks that stand in reading order. */
    Layout inOrder(List<List<Rect>> blocks) {
        return layout(blocks.stream()
                .map(this::strips)
                .filter(block -> !block.isEmpty())
                .toList());
    }

    /** The layout of blocks in the order of {@link ReadingOrder}. */
    Layout byBreuel(List<List<Rect>> blocks) {
        List<List<Strip>> strips = blocks.stream()
                .map(this::strips)
                .filter(block -> !block.isEmpty())
                .sorted((a, b) -> Rect.FROM_TOP.compare(box(a), box(b)))
                .toList();
        List<Rect> boxes = strips.stream().map(OutlinedBlocks::box).toList();
        return layout(ReadingOrder.of(boxes, List.of(), false).stream()
                .map(strips::get)
                .toList());
    }

    private List<Strip> strips(List<Rect> block) {
        double letter = sheet.letter();
        return Chains.of(block, letter, (a, b) -> b.left() - a.right() <= LINE_GAP * letter).stream()
                .filter(strip -> !strip.weak(letter))
                .toList();
    }

    private static Rect box(List<Strip> block) {
        return block.stream().map(Strip::rect).reduce(Rect::union).orElseThrow();
    }

    private Layout layout(List<List<Strip>> blocks) {
        List<Strip> all = blocks.stream().flatMap(List::stream).toList();
        Edges edges = new Edges(new Anatomy(sheet, marks, List.of(), List.of(), List.of(), all));
        double letterHeight = sheet.letterHeight(sheet.marks(page.size()));
        List<Layout.Part> parts = new ArrayList<>();
        for (List<Strip> block : blocks) {
            Outline outline = sheet.outline(edges.around(block), page.size());
            Region region = new Region(
                    "r" + (parts.size() + 1),
                    RegionType.TEXT,
                    outline.box(page.size()),
                    Optional.of(outline),
                    Language.UNKNOWN,
                    List.of());
            parts.add(new Layout.Part(region, letter(block) / sheet.letter() * letterHeight));
        }
        List<Integer> order = IntStream.range(0, parts.size()).boxed().toList();
        return new Layout(parts, order, sheet.turning().degrees(), letterHeight, 1, List.of(), List.of());
    }

    private static double letter(List<Strip> block) {
        return block.stream().mapToDouble(Strip::letter).sorted().toArray()[block.size() / 2];
    }
}

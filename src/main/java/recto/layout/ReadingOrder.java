package recto.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The order in which blocks are read: T. Breuel, "High performance document layout analysis", SDIUT 2003, section 6. A
 * block comes before another if it stands above it in the same columns, or wholly on the side that is read first with
 * nothing between them, from the top, that spans both.
 */
final class ReadingOrder {
    private final List<Rect> blocks;
    private final List<Rect> spanning;
    private final boolean rightToLeft;

    private ReadingOrder(List<Rect> blocks, List<Rect> spanning, boolean rightToLeft) {
        this.blocks = blocks;
        this.spanning = spanning;
        this.rightToLeft = rightToLeft;
    }

    /**
     * Numbers of the blocks as they are read.
     *
     * @param blocks boxes of the blocks, from the top
     * @param spanning boxes of rules that part what is above them from what is below
     */
    static List<Integer> of(List<Rect> blocks, List<Rect> spanning, boolean rightToLeft) {
        ReadingOrder order = new ReadingOrder(blocks, spanning, rightToLeft);
        List<List<Integer>> before = order.predecessors();
        TreeSet<Integer> open = new TreeSet<>();
        for (int i = 0; i < blocks.size(); i++) {
            open.add(i);
        }
        List<Integer> result = new ArrayList<>();
        while (!open.isEmpty()) {
            // Where blocks wait for each other in a ring, the one that waits for the fewest goes first.
            int next = Collections.min(
                    open,
                    Comparator.comparingLong(
                            i -> before.get(i).stream().filter(open::contains).count()));
            result.add(next);
            open.remove(next);
        }
        return result;
    }

    private List<List<Integer>> predecessors() {
        List<List<Integer>> result = new ArrayList<>();
        for (Rect block : blocks) {
            result.add(IntStream.range(0, blocks.size())
                    .filter(other -> blocks.get(other) != block && before(blocks.get(other), block))
                    .boxed()
                    .toList());
        }
        return result;
    }

    private boolean before(Rect a, Rect b) {
        if (a.sharedWidth(b) > 0.1 * Math.min(a.width(), b.width())) {
            return a.middleY() < b.middleY();
        }
        if (spanning.stream().anyMatch(rule -> parts(rule, a, b))) {
            return a.middleY() < b.middleY();
        }
        boolean first = rightToLeft ? a.middleX() > b.middleX() : a.middleX() < b.middleX();
        return first && blocks.stream().noneMatch(block -> parts(block, a, b));
    }

    private static boolean parts(Rect c, Rect a, Rect b) {
        int top = Math.min(a.middleY(), b.middleY());
        int bottom = Math.max(a.middleY(), b.middleY());
        boolean between = c.middleY() > top && c.middleY() < bottom;
        return between && c.sharedWidth(a) > 0 && c.sharedWidth(b) > 0;
    }
}

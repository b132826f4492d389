package recto.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The order of blocks on a page that has no columns, such as a letter: from the top, and what stands side by side from
 * the side that is read first.
 */
final class RowOrder {
    /** Share of the lower block that two blocks have in common if they stand side by side. */
    private static final double BESIDE = 0.5;

    private RowOrder() {}

    /** Numbers of the blocks as they are read. */
    static List<Integer> of(List<Rect> blocks, boolean rightToLeft) {
        List<Integer> left = new ArrayList<>(IntStream.range(0, blocks.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> blocks.get(i).top()))
                .toList());
        Comparator<Integer> across = Comparator.comparingInt(i -> blocks.get(i).middleX());
        List<Integer> order = new ArrayList<>();
        while (!left.isEmpty()) {
            Rect first = blocks.get(left.get(0));
            List<Integer> row =
                    left.stream().filter(i -> beside(first, blocks.get(i))).toList();
            order.addAll(row.stream()
                    .sorted(rightToLeft ? across.reversed() : across)
                    .toList());
            left.removeAll(row);
        }
        return order;
    }

    private static boolean beside(Rect first, Rect other) {
        return first == other || first.sharedHeight(other) > BESIDE * Math.min(first.height(), other.height());
    }
}

package recto.align.bitext;

import java.util.ArrayList;
import java.util.List;

/**
 * How many sentences stand for how many.
 *
 * @param left at least 1
 * @param right at least 1
 */
record Shape(int left, int right) {
    /** Sentences of a bead on both sides together. */
    private static final int MOST = 6;
    /** Sentences of a bead on one side. */
    static final int LONGEST = MOST - 1;

    /** All shapes, smaller ones first. */
    static final List<Shape> ALL = all();

    private static List<Shape> all() {
        List<Shape> shapes = new ArrayList<>();
        for (int sum = 2; sum <= MOST; sum++) {
            for (int left = 1; left < sum; left++) {
                shapes.add(new Shape(left, sum - left));
            }
        }
        return List.copyOf(shapes);
    }
}

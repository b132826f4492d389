package recto.model;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The edge of a region, where its box would reach into its neighbours.
 *
 * @param corners in page pixels, clockwise, at least three; the last is joined with the first
 */
public record Outline(List<Corner> corners) {
    /**
     * A point of a page image.
     *
     * @param x pixels from the left edge
     * @param y pixels from the upper edge
     */
    public record Corner(int x, int y) {}

    public Outline {
        corners = List.copyOf(corners);
        if (corners.size() < 3) {
            throw new IllegalArgumentException("an outline has at least three corners, not " + corners.size());
        }
    }

    /** The outline of a box. */
    public static Outline of(Box box) {
        return new Outline(List.of(
                new Corner(box.x(), box.y()),
                new Corner(box.right(), box.y()),
                new Corner(box.right(), box.bottom()),
                new Corner(box.x(), box.bottom())));
    }

    /**
     * The outline of these corners.
     *
     * @param numbers x and y of each corner in turn
     */
    public static Outline of(int[] numbers) {
        if (numbers.length % 2 != 0) {
            throw new IllegalArgumentException("an outline has an x and a y for each corner");
        }
        return new Outline(IntStream.range(0, numbers.length / 2)
                .mapToObj(i -> new Corner(numbers[2 * i], numbers[2 * i + 1]))
                .toList());
    }

    /** x and y of each corner in turn. */
    public int[] numbers() {
        return corners.stream()
                .flatMapToInt(corner -> IntStream.of(corner.x(), corner.y()))
                .toArray();
    }

    /** The smallest box around it, cut to the page. */
    public Box box(Size page) {
        int left = clamp(corners.stream().mapToInt(Corner::x).min().orElseThrow(), page.width() - 1);
        int top = clamp(corners.stream().mapToInt(Corner::y).min().orElseThrow(), page.height() - 1);
        int right = clamp(corners.stream().mapToInt(Corner::x).max().orElseThrow(), page.width());
        int bottom = clamp(corners.stream().mapToInt(Corner::y).max().orElseThrow(), page.height());
        return new Box(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
    }

    private static int clamp(int value, int most) {
        return Math.max(0, Math.min(most, value));
    }

    /**
     * Where the outline crosses a pixel row, from the left: pixels lie inside between the first and the second, and so
     * on.
     */
    public int[] crossings(int y) {
        double row = y + 0.5;
        return IntStream.range(0, corners.size())
                .mapToObj(i -> new Corner[] {corners.get(i), corners.get((i + 1) % corners.size())})
                .filter(edge -> edge[0].y() > row != edge[1].y() > row)
                .mapToInt(edge -> (int) Math.round(
                        edge[0].x() + (row - edge[0].y()) * (edge[1].x() - edge[0].x()) / (edge[1].y() - edge[0].y())))
                .sorted()
                .toArray();
    }

    /** Whether a pixel lies inside. */
    public boolean contains(int x, int y) {
        int[] crossings = crossings(y);
        int left = 0;
        while (left < crossings.length && crossings[left] <= x) {
            left++;
        }
        return left % 2 == 1;
    }
}

package recto.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import recto.evaluate.Polygon.Corner;
import recto.model.Box;

/**
 * A set of pixels, counted exactly: for each row of the page the stretches that belong to it. Never changes.
 *
 * <p>Of an outline the pixels within are those that an odd number of its edges lies left of, and those on the edges.
 */
final class Area {
    private static final int[] NOTHING = {};

    private final int top;
    /** Of each row from the top: start and end (outside) of its stretches, sorted, none touching another. */
    private final int[][] rows;

    private Area(int top, int[][] rows) {
        this.top = top;
        this.rows = rows;
    }

    static Area of(Box box) {
        int[] row = {box.x(), box.right()};
        return new Area(
                box.y(), IntStream.range(0, box.height()).mapToObj(y -> row).toArray(int[][]::new));
    }

    static Area of(Polygon outline) {
        return outline.box()
                .map(box -> new Area(
                        box.y(),
                        IntStream.range(box.y(), box.bottom())
                                .mapToObj(y -> merged(within(outline.corners(), y)))
                                .toArray(int[][]::new)))
                .orElseGet(() -> new Area(0, new int[0][]));
    }

    static Area union(Collection<Area> areas) {
        int first = areas.stream().mapToInt(area -> area.top).min().orElse(0);
        int last = areas.stream().mapToInt(Area::bottom).max().orElse(0);
        return new Area(
                first,
                IntStream.range(first, last)
                        .mapToObj(y -> merged(areas.stream()
                                .flatMap(area -> area.stretches(y))
                                .toList()))
                        .toArray(int[][]::new));
    }

    /** Number of pixels. */
    long size() {
        return Arrays.stream(rows).mapToLong(Area::width).sum();
    }

    /** The pixels that belong to both. */
    Area and(Area other) {
        int first = Math.max(top, other.top);
        int last = Math.max(first, Math.min(bottom(), other.bottom()));
        return new Area(
                first,
                IntStream.range(first, last)
                        .mapToObj(y -> common(row(y), other.row(y)))
                        .toArray(int[][]::new));
    }

    /** In how many rows this has more than so great a share of the pixels that the whole has there. */
    int rowsWithMoreThan(double share, Area whole) {
        return (int) IntStream.range(top, bottom())
                .filter(y -> width(row(y)) > share * width(whole.row(y)))
                .count();
    }

    private int bottom() {
        return top + rows.length;
    }

    private int[] row(int y) {
        return y < top || y >= bottom() ? NOTHING : rows[y - top];
    }

    private Stream<int[]> stretches(int y) {
        int[] row = row(y);
        return IntStream.range(0, row.length / 2).mapToObj(at -> new int[] {row[2 * at], row[2 * at + 1]});
    }

    private static int width(int[] row) {
        int width = 0;
        for (int at = 0; at < row.length; at += 2) {
            width += row[at + 1] - row[at];
        }
        return width;
    }

    private static int[] common(int[] a, int[] b) {
        int[] both = new int[a.length + b.length];
        int count = 0;
        int i = 0;
        int j = 0;
        while (i < a.length && j < b.length) {
            int start = Math.max(a[i], b[j]);
            int end = Math.min(a[i + 1], b[j + 1]);
            if (start < end) {
                both[count++] = start;
                both[count++] = end;
            }
            if (a[i + 1] < b[j + 1]) {
                i += 2;
            } else {
                j += 2;
            }
        }
        return Arrays.copyOf(both, count);
    }

    private static List<int[]> within(List<Corner> corners, int y) {
        List<int[]> stretches = new ArrayList<>();
        List<Double> crossings = new ArrayList<>();
        Corner from = corners.get(corners.size() - 1);
        for (Corner to : corners) {
            if (from.y() == y && to.y() == y) {
                stretches.add(new int[] {Math.min(from.x(), to.x()), Math.max(from.x(), to.x()) + 1});
            } else if (Math.min(from.y(), to.y()) <= y && y <= Math.max(from.y(), to.y())) {
                double x = from.x() + (double) (y - from.y()) * (to.x() - from.x()) / (to.y() - from.y());
                stretches.add(new int[] {(int) Math.round(x), (int) Math.round(x) + 1});
                if (from.y() <= y != to.y() <= y) {
                    crossings.add(x);
                }
            }
            from = to;
        }
        crossings.sort(null);
        for (int at = 0; at + 1 < crossings.size(); at += 2) {
            stretches.add(new int[] {(int) Math.ceil(crossings.get(at)), (int) Math.floor(crossings.get(at + 1)) + 1});
        }
        return stretches;
    }

    /** Sorted, those that touch joined, and cut at the left edge of the page. */
    private static int[] merged(List<int[]> stretches) {
        int[][] sorted = stretches.stream()
                .map(stretch -> new int[] {Math.max(0, stretch[0]), stretch[1]})
                .filter(stretch -> stretch[0] < stretch[1])
                .sorted((a, b) -> Integer.compare(a[0], b[0]))
                .toArray(int[][]::new);
        int[] row = new int[2 * sorted.length];
        int count = 0;
        for (int[] stretch : sorted) {
            if (count > 0 && stretch[0] <= row[count - 1]) {
                row[count - 1] = Math.max(row[count - 1], stretch[1]);
            } else {
                row[count++] = stretch[0];
                row[count++] = stretch[1];
            }
        }
        return Arrays.copyOf(row, count);
    }
}

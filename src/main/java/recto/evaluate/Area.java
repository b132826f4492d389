package recto.evaluate;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import recto.model.Box;
import recto.model.Outline;
import recto.model.Outline.Corner;

/** A set of pixels, counted exactly: for each row of the page the stretches that belong to it. Never changes. */
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

    static Area of(Outline outline) {
        int first =
                Math.max(0, outline.corners().stream().mapToInt(Corner::y).min().orElse(0));
        int last = outline.corners().stream().mapToInt(Corner::y).max().orElse(0);
        return new Area(
                first,
                IntStream.range(first, last)
                        .mapToObj(y -> merged(stretches(outline.crossings(y)).toList()))
                        .toArray(int[][]::new));
    }

    static Area union(Collection<Area> areas) {
        int first = areas.stream().mapToInt(area -> area.top).min().orElse(0);
        int last = areas.stream().mapToInt(Area::bottom).max().orElse(0);
        return new Area(
                first,
                IntStream.range(first, last)
                        .mapToObj(y -> merged(areas.stream()
                                .flatMap(area -> stretches(area.row(y)))
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

    private static Stream<int[]> stretches(int[] row) {
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

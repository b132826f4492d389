package recto.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ink that hangs together (eight neighbours).
 *
 * @param rect where it stands
 * @param ink number of its cells
 */
record Component(Rect rect, int ink) {
    /**
     * All components of a bitmap, from the top: runs of ink joined by union-find, after A. Rosenfeld, J. Pfaltz,
     * "Sequential operations in digital picture processing", JACM 13 (1966).
     */
    static List<Component> of(Bitmap bitmap) {
        Runs runs = new Runs(bitmap);
        Rect[] rects = new Rect[runs.count];
        int[] ink = new int[runs.count];
        for (int i = 0; i < runs.count; i++) {
            int root = runs.root(i);
            Rect run = new Rect(runs.left[i], runs.row[i], runs.right[i], runs.row[i] + 1);
            rects[root] = rects[root] == null ? run : rects[root].union(run);
            ink[root] += run.width();
        }
        List<Component> components = new ArrayList<>();
        for (int i = 0; i < runs.count; i++) {
            if (rects[i] != null) {
                components.add(new Component(rects[i], ink[i]));
            }
        }
        components.sort((a, b) -> Rect.FROM_TOP.compare(a.rect, b.rect));
        return components;
    }

    /** Runs of ink, each with the number of one that it hangs together with. */
    private static final class Runs {
        private int[] row = new int[1024];
        private int[] left = new int[1024];
        private int[] right = new int[1024];
        private int[] parent = new int[1024];
        private int count;

        private Runs(Bitmap bitmap) {
            int above = 0;
            for (int y = 0; y < bitmap.height; y++) {
                int here = count;
                for (int x = 0; x < bitmap.width; x++) {
                    if (bitmap.get(x, y)) {
                        int start = x;
                        while (x < bitmap.width && bitmap.get(x, y)) {
                            x++;
                        }
                        add(y, start, x);
                    }
                }
                join(above, here);
                above = here;
            }
        }

        private void add(int y, int start, int end) {
            if (count == row.length) {
                row = Arrays.copyOf(row, count * 2);
                left = Arrays.copyOf(left, count * 2);
                right = Arrays.copyOf(right, count * 2);
                parent = Arrays.copyOf(parent, count * 2);
            }
            row[count] = y;
            left[count] = start;
            right[count] = end;
            parent[count] = count++;
        }

        private void join(int above, int here) {
            int upper = above;
            int lower = here;
            while (upper < here && lower < count) {
                if (left[upper] <= right[lower] && left[lower] <= right[upper]) {
                    unite(upper, lower);
                }
                if (right[upper] < right[lower]) {
                    upper++;
                } else {
                    lower++;
                }
            }
        }

        private void unite(int a, int b) {
            int first = root(a);
            int second = root(b);
            parent[Math.max(first, second)] = Math.min(first, second);
        }

        private int root(int run) {
            int root = run;
            while (parent[root] != root) {
                parent[root] = parent[parent[root]];
                root = parent[root];
            }
            return root;
        }
    }
}

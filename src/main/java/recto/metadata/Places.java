package recto.metadata;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Size;

/**
 * Finds the lines of a masthead by the shapes of their letters alone, for reading them once more: marks of one height
 * that stand beside each other with gaps no wider than they are high. So widely spaced figures stay one line, and what
 * stands in different corners stays apart.
 */
final class Places {
    /** Part of the width of a page that its masthead is high at most. */
    private static final double HIGHEST = 0.42;
    /** Marks higher than this part of the width of the page are pictures. */
    private static final double TALLEST = 0.075;
    /** Marks lower than this part of the width of the page are no letters of a masthead. */
    private static final double LOWEST = 0.006;

    private static final double WIDEST = 0.2;
    /** Widest gap between two letters of a line, in heights of the larger one. */
    private static final double GAP = 1.7;
    /** How much higher than its neighbour a letter of one line is at most. */
    private static final double RATIO = 2.6;
    /** Most marks that are looked at: hatched pictures break into thousands. */
    private static final int MARKS = 3000;
    /** Most lines that are read again, the largest first. */
    private static final int MOST = 22;

    /** How much larger than usual the letters of a title are; those of a heading are less. */
    private static final double TITLE = 2.5;
    /** The same as a share of the width of the page: 8 mm of a small newspaper, 14 mm of a large one. */
    private static final double TITLE_OF_WIDTH = 0.04;

    /** Fewest letters of a title. */
    private static final int LETTERS = 4;

    private Places() {}

    /**
     * Whether some marks at the top are as large as the letters of a title of a newspaper: beside the usual letters of
     * the page, or where it shows hardly any others, beside its width. Also where letters hang together with a frame of
     * the page, so that no mark tells.
     */
    static boolean hasTitle(Layout layout, Size page) {
        if (layout.letterHeight() > TALLEST * page.width()) {
            return true;
        }
        double least = Math.min(TITLE * layout.letterHeight(), TITLE_OF_WIDTH * page.width());
        return marks(layout, page).stream()
                        .filter(mark -> mark.height() >= least)
                        .count()
                >= LETTERS;
    }

    /** The lines, from the top; the head of the page as a whole where no letters stand apart. */
    static List<Box> of(Layout layout, Size page) {
        List<Box> marks = marks(layout, page);
        int[] above = new int[marks.size()];
        for (int i = 0; i < above.length; i++) {
            above[i] = i;
            for (int k = i - 1; k >= 0; k--) {
                if (together(marks.get(i), marks.get(k))) {
                    above[root(above, i)] = root(above, k);
                }
            }
        }
        Map<Integer, Box> lines = new TreeMap<>();
        Map<Integer, Integer> sizes = new TreeMap<>();
        for (int i = 0; i < above.length; i++) {
            lines.merge(root(above, i), marks.get(i), Box::union);
            sizes.merge(root(above, i), 1, Integer::sum);
        }
        lines.keySet().removeIf(line -> sizes.get(line) < 2);
        if (lines.isEmpty()) {
            // Letters that hang together with a frame are no marks of their own: the head as a whole then.
            int high = (int) Math.min(page.height(), HIGHEST * page.width());
            return high < 1 ? List.of() : List.of(new Box(0, 0, page.width(), high));
        }
        return lines.values().stream()
                .sorted(Comparator.comparingInt(Box::height).reversed().thenComparingInt(Box::y))
                .limit(MOST)
                .sorted(Comparator.comparingInt(Box::y).thenComparingInt(Box::x))
                .toList();
    }

    private static List<Box> marks(Layout layout, Size page) {
        List<Box> marks = new ArrayList<>();
        double width = page.width();
        for (Layout.Mark mark : layout.marks()) {
            Box box = mark.box();
            boolean letter =
                    box.height() >= LOWEST * width && box.height() <= TALLEST * width && box.width() <= WIDEST * width;
            if (letter && box.bottom() <= HIGHEST * width && marks.size() < MARKS) {
                marks.add(box);
            }
        }
        return marks;
    }

    private static boolean together(Box a, Box b) {
        int high = Math.max(a.height(), b.height());
        int low = Math.min(a.height(), b.height());
        int overlap = Math.min(a.bottom(), b.bottom()) - Math.max(a.y(), b.y());
        int gap = Math.max(a.x(), b.x()) - Math.min(a.right(), b.right());
        return 2 * overlap >= low && gap <= GAP * high && high <= RATIO * low;
    }

    private static int root(int[] above, int of) {
        int at = of;
        while (above[at] != at) {
            above[at] = above[above[at]];
            at = above[at];
        }
        return at;
    }
}

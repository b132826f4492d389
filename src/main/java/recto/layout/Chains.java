package recto.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Joins letters with their right neighbours on the same line; nearest neighbours as in L. O'Gorman, "The document
 * spectrum for page layout analysis", PAMI 15 (1993).
 */
final class Chains {
    private final List<Rect> letters;
    private final List<List<Integer>> rows = new ArrayList<>();
    private final int rowHeight;

    private Chains(List<Rect> letters, int rowHeight) {
        this.letters = letters;
        this.rowHeight = rowHeight;
        for (int i = 0; i < letters.size(); i++) {
            Rect rect = letters.get(i);
            for (int row = rect.top() / rowHeight; row <= (rect.bottom() - 1) / rowHeight; row++) {
                while (rows.size() <= row) {
                    rows.add(new ArrayList<>());
                }
                rows.get(row).add(i);
            }
        }
    }

    /**
     * Letters grouped into strips.
     *
     * @param letters of the page, in any order
     * @param letter height of a letter, in cells
     * @param linked whether a letter may be joined with its right neighbour
     */
    static List<Strip> of(List<Rect> letters, double letter, BiPredicate<Rect, Rect> linked) {
        return lines(letters, letter, linked).stream()
                .map(Strip::of)
                .sorted((a, b) -> Rect.FROM_TOP.compare(a.rect(), b.rect()))
                .toList();
    }

    /** Letters grouped into lines, each from the left. */
    static List<List<Rect>> lines(List<Rect> letters, double letter, BiPredicate<Rect, Rect> linked) {
        List<Rect> sorted = letters.stream()
                .sorted(Comparator.comparingInt(Rect::left).thenComparing(Rect.FROM_TOP))
                .toList();
        Chains chains = new Chains(sorted, Math.max(1, (int) letter));
        Groups groups = new Groups(sorted.size());
        for (int i = 0; i < sorted.size(); i++) {
            int next = chains.rightNeighbour(i);
            if (next >= 0 && linked.test(sorted.get(i), sorted.get(next))) {
                groups.join(i, next);
            }
        }
        return groups.of(sorted);
    }

    private int rightNeighbour(int index) {
        Rect rect = letters.get(index);
        int best = -1;
        for (int row = rect.top() / rowHeight; row <= (rect.bottom() - 1) / rowHeight; row++) {
            int candidate = firstAfter(index, rows.get(row));
            if (candidate >= 0 && (best < 0 || candidate < best)) {
                best = candidate;
            }
        }
        return best;
    }

    private int firstAfter(int index, List<Integer> row) {
        Rect rect = letters.get(index);
        int at = java.util.Collections.binarySearch(row, index);
        for (int i = at + 1; i < row.size(); i++) {
            Rect other = letters.get(row.get(i));
            int shared = rect.sharedHeight(other);
            if (shared >= 0.4 * Math.min(rect.height(), other.height())) {
                return row.get(i);
            }
        }
        return -1;
    }
}

package recto.align.bitext;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Sentences of two long texts that have a rare word, number or name in common: the longest chain of them that goes
 * forward in both texts.
 */
final class Anchors {
    private static final double ALIKE = 0.9;
    /** Words that stand in a text more often are no anchors. */
    private static final int RARE = 2;

    private Anchors() {}

    /** Sentence on the left and on the right in turn; both go forward. */
    static List<int[]> of(Side left, Side right, List<Cognates.Pair> alike) {
        int[][] lefts = places(left);
        int[][] rights = places(right);
        List<int[]> points = new ArrayList<>();
        for (Cognates.Pair pair : alike) {
            int[] l = lefts[pair.left()];
            int[] r = rights[pair.right()];
            if (pair.likeness() >= ALIKE && l.length == r.length && l.length > 0) {
                for (int k = 0; k < l.length; k++) {
                    points.add(new int[] {l[k], r[k]});
                }
            }
        }
        return chain(points);
    }

    /** Sentences of rare words; none for the others. */
    private static int[][] places(Side side) {
        int[][] places = new int[side.words().size()][0];
        for (int i = 0; i < side.size(); i++) {
            for (int word : side.sentence(i)) {
                if (side.count(word) <= RARE) {
                    places[word] = Arrays.copyOf(places[word], places[word].length + 1);
                    places[word][places[word].length - 1] = i;
                }
            }
        }
        return places;
    }

    /** The longest increasing subsequence, by patience sorting. */
    private static List<int[]> chain(List<int[]> points) {
        // Within one row the later columns come first, so that a chain takes one of them.
        points.sort((a, b) -> a[0] != b[0] ? Integer.compare(a[0], b[0]) : Integer.compare(b[1], a[1]));
        int[] tails = new int[points.size()];
        int[] before = new int[points.size()];
        int length = 0;
        for (int p = 0; p < points.size(); p++) {
            int low = 0;
            int high = length;
            while (low < high) {
                int middle = (low + high) / 2;
                if (points.get(tails[middle])[1] < points.get(p)[1]) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            before[p] = low == 0 ? -1 : tails[low - 1];
            tails[low] = p;
            length = Math.max(length, low + 1);
        }
        List<int[]> chain = new ArrayList<>();
        for (int p = length == 0 ? -1 : tails[length - 1]; p >= 0; p = before[p]) {
            chain.add(points.get(p));
        }
        Collections.reverse(chain);
        return chain;
    }
}

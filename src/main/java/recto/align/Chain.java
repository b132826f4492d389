package recto.align;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The longest chain of pairs that goes forward on both sides: patience sorting (Schensted, "Longest increasing and
 * decreasing subsequences", 1961), in n log n steps.
 */
final class Chain {
    private Chain() {}

    /**
     * The pairs of the longest chain.
     *
     * @param pairs places of both sides in turn, by the first, each once on each side
     */
    static int[] longest(int[] pairs) {
        int count = pairs.length / 2;
        int[] ends = new int[count];
        int[] before = new int[count];
        int length = 0;
        for (int pair = 0; pair < count; pair++) {
            int at = firstNotBelow(pairs, ends, length, pairs[2 * pair + 1]);
            before[pair] = at == 0 ? -1 : ends[at - 1];
            ends[at] = pair;
            length = Math.max(length, at + 1);
        }
        int[] chain = new int[2 * length];
        int pair = length == 0 ? -1 : ends[length - 1];
        for (int at = length - 1; at >= 0; at--) {
            chain[2 * at] = pairs[2 * pair];
            chain[2 * at + 1] = pairs[2 * pair + 1];
            pair = before[pair];
        }
        return chain;
    }

    /**
     * Without pairs that stand alone: those around which too few others lie about as far on one side as on the other.
     *
     * @param pairs places of both sides in turn
     * @param least pairs that have to lie together
     */
    static int[] supported(int[] pairs, int least) {
        Map<Long, Integer> crowds = new HashMap<>();
        for (int at = 0; at < pairs.length; at += 2) {
            crowds.merge(crowd(pairs, at, 0, 0), 1, Integer::sum);
        }
        int[] kept = new int[pairs.length];
        int size = 0;
        for (int at = 0; at < pairs.length; at += 2) {
            int around = 0;
            for (int along = -1; along <= 1; along++) {
                for (int aside = -1; aside <= 1; aside++) {
                    around += crowds.getOrDefault(crowd(pairs, at, along, aside), 0);
                }
            }
            if (around >= least) {
                kept[size++] = pairs[at];
                kept[size++] = pairs[at + 1];
            }
        }
        return Arrays.copyOf(kept, size);
    }

    /** Pairs within 64 letters, and 8 letters aside, are together. */
    private static long crowd(int[] pairs, int at, int along, int aside) {
        long block = (pairs[at] >> 6) + along;
        long diagonal = (pairs[at] - pairs[at + 1] >> 3) + aside;
        return block << 32 | diagonal & 0xFFFFFFFFL;
    }

    private static int firstNotBelow(int[] pairs, int[] ends, int length, int value) {
        int low = 0;
        int high = length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (pairs[2 * ends[middle] + 1] < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}

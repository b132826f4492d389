package recto.align.bitext;

import java.util.Arrays;

/**
 * Sums by pairs of numbers, and the largest part of each sum that came from one source. Open addressing; pairs come
 * back in an order that depends on nothing but what was added.
 */
final class PairCounts {
    private static final long FREE = -1;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long[] keys;
    private float[] sums;
    private float[] largest;
    private float[] current;
    private int[] source;
    private int now;
    private int size;

    /** Something to be done with each pair. */
    @FunctionalInterface
    interface Visitor {
        void pair(int first, int second, float sum, float largest);
    }

    PairCounts() {
        make(1 << 10);
    }

    private void make(int capacity) {
        keys = new long[capacity];
        Arrays.fill(keys, FREE);
        sums = new float[capacity];
        largest = new float[capacity];
        current = new float[capacity];
        source = new int[capacity];
    }

    int size() {
        return size;
    }

    /** What is added from now on comes from another source. */
    void nextSource() {
        now++;
    }

    void add(int first, int second, float amount) {
        if (size * 2 > keys.length) {
            grow();
        }
        long key = (long) first << Integer.SIZE | second;
        int at = find(key);
        if (keys[at] == FREE) {
            keys[at] = key;
            size++;
        }
        if (source[at] != now) {
            source[at] = now;
            current[at] = 0;
        }
        sums[at] += amount;
        current[at] += amount;
        largest[at] = Math.max(largest[at], current[at]);
    }

    void forEach(Visitor visitor) {
        for (int at = 0; at < keys.length; at++) {
            if (keys[at] != FREE) {
                visitor.pair((int) (keys[at] >>> Integer.SIZE), (int) keys[at], sums[at], largest[at]);
            }
        }
    }

    private int find(long key) {
        int mask = keys.length - 1;
        int at = (int) (key * SPREAD >>> Integer.SIZE) & mask;
        while (keys[at] != FREE && keys[at] != key) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void grow() {
        long[] oldKeys = keys;
        float[][] old = {sums, largest, current};
        int[] oldSource = source;
        make(oldKeys.length * 2);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != FREE) {
                int at = find(oldKeys[i]);
                keys[at] = oldKeys[i];
                sums[at] = old[0][i];
                largest[at] = old[1][i];
                current[at] = old[2][i];
                source[at] = oldSource[i];
            }
        }
    }
}

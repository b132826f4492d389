package recto.align;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The places of all sequences of so many letters in a stretch of text: a hash table with open addressing, so that a
 * million letters fit into a few megabytes.
 */
final class Grams {
    private static final int NONE = -1;
    private static final int SEVERAL = -2;
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    private final int[] text;
    private final int length;
    private final int[] places;
    private final int mask;
    private final BitSet several = new BitSet();

    private Grams(int[] text, int length, int slots) {
        this.text = text;
        this.length = length;
        this.places = new int[slots];
        this.mask = slots - 1;
        Arrays.fill(places, NONE);
    }

    /** What the parts of two texts have in common that occurs once in each: places of both in turn, by the first. */
    static int[] unique(int[] left, int[] right, Span span, int length) {
        Grams once = of(left, span.leftFrom(), span.leftTo(), length);
        Grams other = of(right, span.rightFrom(), span.rightTo(), length);
        int[] pairs = new int[64];
        int size = 0;
        for (int i = span.leftFrom(); i + length <= span.leftTo(); i++) {
            if (once.find(left, i) == i) {
                int j = other.find(left, i);
                if (j >= 0) {
                    if (size == pairs.length) {
                        pairs = Arrays.copyOf(pairs, 2 * size);
                    }
                    pairs[size++] = i;
                    pairs[size++] = j;
                }
            }
        }
        return Arrays.copyOf(pairs, size);
    }

    /** Part of the sequences of the shorter text that the other has, once or more often. */
    static double shared(int[] left, int[] right, Span span, int length) {
        boolean leftLonger = span.left() > span.right();
        int[] longer = leftLonger ? left : right;
        int[] shorter = leftLonger ? right : left;
        int from = leftLonger ? span.rightFrom() : span.leftFrom();
        int to = leftLonger ? span.rightTo() : span.leftTo();
        Grams there = leftLonger
                ? of(longer, span.leftFrom(), span.leftTo(), length)
                : of(longer, span.rightFrom(), span.rightTo(), length);
        int found = 0;
        for (int i = from; i + length <= to; i++) {
            found += there.find(shorter, i) == NONE ? 0 : 1;
        }
        return found / (double) Math.max(1, to - from - length + 1);
    }

    private static Grams of(int[] text, int from, int to, int length) {
        int slots = Integer.highestOneBit(Math.max(8, to - from)) << 2;
        Grams grams = new Grams(text, length, slots);
        for (int i = from; i + length <= to; i++) {
            grams.add(i);
        }
        return grams;
    }

    private void add(int place) {
        int slot = slot(text, place);
        if (places[slot] == NONE) {
            places[slot] = place;
        } else {
            several.set(slot);
        }
    }

    private int find(int[] other, int place) {
        int slot = slot(other, place);
        return places[slot] == NONE ? NONE : several.get(slot) ? SEVERAL : places[slot];
    }

    /** Where the sequence at a place of some text stands in the table, or would stand. */
    private int slot(int[] other, int place) {
        long hash = 0;
        for (int i = 0; i < length; i++) {
            hash = (hash + other[place + i] + 1) * FACTOR;
            hash ^= hash >>> 29;
        }
        int slot = (int) (hash >>> 32) & mask;
        while (places[slot] != NONE && !same(other, place, places[slot])) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private boolean same(int[] other, int place, int there) {
        for (int i = 0; i < length; i++) {
            if (other[place + i] != text[there + i]) {
                return false;
            }
        }
        return true;
    }
}

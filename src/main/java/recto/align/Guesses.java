package recto.align;

import java.util.Arrays;

/**
 * Where letters without a partner belong by what stands around them: between two neighbours with partners that are
 * themselves neighbours, what is left over on both sides is about as long, and so was read badly.
 */
final class Guesses {
    /** Letters, on either side; more is no badly read word any more. */
    private static final int MOST = 120;

    private final int[] partners;
    private final boolean[] taken;
    private final int[] guesses;

    private Guesses(int[] partners, int rightSize) {
        this.partners = partners;
        taken = new boolean[rightSize];
        guesses = new int[partners.length];
        Arrays.fill(guesses, Monotone.NONE);
        for (int partner : partners) {
            if (partner != Monotone.NONE) {
                taken[partner] = true;
            }
        }
    }

    /** For each letter without a partner the letter that it was likely read as, or {@link Monotone#NONE}. */
    static int[] of(int[] partners, int rightSize) {
        Guesses guesses = new Guesses(partners, rightSize);
        int from = 0;
        for (int at = 0; at <= partners.length; at++) {
            if (at == partners.length || partners[at] != Monotone.NONE) {
                if (from < at) {
                    guesses.guess(from, at);
                }
                from = at + 1;
            }
        }
        return guesses.guesses;
    }

    private void guess(int from, int to) {
        int before = from > 0 ? partners[from - 1] : -1;
        int after = to < partners.length ? partners[to] : taken.length;
        int free = after - before - 1;
        int wanted = to - from;
        boolean fits = free > 0 && wanted <= MOST && free <= MOST && free <= 3 * wanted + 3 && wanted <= 3 * free + 3;
        if (!fits) {
            return;
        }
        for (int right = before + 1; right < after; right++) {
            if (taken[right]) {
                return;
            }
        }
        for (int i = 0; i < wanted; i++) {
            guesses[from + i] = before + 1 + (int) ((i + 0.5) * free / wanted);
        }
    }
}

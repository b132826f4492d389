package recto.align;

import java.util.Arrays;

/**
 * Aligns two texts whose common parts stand in the same order. Sequences of letters that occur once in each text are
 * anchors, and their longest chain divides the texts (after Bram Cohen's patience diff); what lies between is divided
 * in the same way with shorter sequences, and by dynamic programming where it is short or has no anchor. Memory grows
 * with the length of the texts, time nearly so.
 */
final class Monotone {
    static final int NONE = -1;

    /** Parts that are aligned without looking for anchors, cells. */
    private static final int SMALL = 120 * 120;

    /** Parts without anchors that are aligned whatever they hold, cells. */
    private static final int LARGE = 500 * 500;

    /** Larger parts are aligned where so great a part of their sequences is on both sides, if not just once. */
    private static final double SHARED = 0.1;

    private static final int SHORTEST = 4;

    /** Pairs of sequences that have to lie together. */
    private static final int SUPPORT = 5;

    private final Letters left;
    private final Letters right;
    private final int[] leftFolds;
    private final int[] rightFolds;
    private final int[] partners;

    private Monotone(Letters left, Letters right) {
        this.left = left;
        this.right = right;
        leftFolds = left.folded();
        rightFolds = right.folded();
        partners = new int[left.size()];
        Arrays.fill(partners, NONE);
    }

    /** For each letter on the left its partner on the right, or {@link #NONE}; partners go forward. */
    static int[] align(Letters left, Letters right) {
        Monotone aligner = new Monotone(left, right);
        aligner.align(new Span(0, left.size(), 0, right.size()));
        return aligner.partners;
    }

    private void align(Span span) {
        if (span.oneSided()) {
            return;
        }
        if (span.cells() > SMALL) {
            for (int length = longest(span); length >= SHORTEST; length -= 2) {
                int[] common = Grams.unique(leftFolds, rightFolds, span, length);
                int[] chain = Chain.longest(Chain.supported(common, SUPPORT));
                if (chain.length > 0) {
                    divide(span, chain, length);
                    return;
                }
            }
        }
        if (span.cells() <= LARGE || Grams.shared(leftFolds, rightFolds, span, longest(span)) >= SHARED) {
            Grid.align(left, right, span, partners);
        }
    }

    /** Long enough that few sequences occur in both texts by chance. */
    private static int longest(Span span) {
        return 3 + (int) Math.ceil(Math.log(span.left() + span.right()) / Math.log(12));
    }

    private void divide(Span span, int[] chain, int length) {
        int leftEnd = span.leftFrom();
        int rightEnd = span.rightFrom();
        for (int at = 0; at < chain.length; at += 2) {
            int done = Math.max(0, Math.max(leftEnd - chain[at], rightEnd - chain[at + 1]));
            if (done < length) {
                int leftFrom = chain[at] + done;
                int rightFrom = chain[at + 1] + done;
                align(new Span(leftEnd, leftFrom, rightEnd, rightFrom));
                leftEnd = chain[at] + length;
                rightEnd = chain[at + 1] + length;
                for (int i = 0; leftFrom + i < leftEnd; i++) {
                    partners[leftFrom + i] = rightFrom + i;
                }
            }
        }
        align(new Span(leftEnd, span.leftTo(), rightEnd, span.rightTo()));
    }
}

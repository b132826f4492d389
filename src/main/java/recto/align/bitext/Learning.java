package recto.align.bitext;

import java.util.List;

/**
 * Learns from beads which words stand for which: IBM model 1 (Brown and others 1993) by expectation maximisation, with
 * likenesses of words as what is believed before. What one bead says counts nothing in the end unless another one says
 * it too, because each pair of words that is met once would else speak for the very bead that it was learnt from.
 */
final class Learning {
    /** How many counts a pair of words that are wholly alike is worth. */
    private static final double BELIEF = 4;
    /** As many ratios as words that stand for nothing. */
    private static final int NOTHING = 1;

    private static final int ROUNDS = 4;
    /** Smaller counts are dropped. */
    private static final float LEAST = 1e-3f;

    private final Side from;
    private final Side to;
    private final boolean forward;
    private final double[] shares;
    private final PairCounts belief;

    /**
     * @param forward whether the words that are explained are those on the right
     * @param alike pairs of words that are alike or stand in a dictionary
     */
    Learning(Side left, Side right, boolean forward, List<Cognates.Pair> alike) {
        this.from = forward ? left : right;
        this.to = forward ? right : left;
        this.forward = forward;
        shares = to.shares();
        belief = belief(alike);
    }

    private PairCounts belief(List<Cognates.Pair> alike) {
        double[] sums = new double[from.words().size()];
        for (Cognates.Pair pair : alike) {
            sums[word(pair)] += pair.likeness();
        }
        PairCounts counts = new PairCounts();
        for (Cognates.Pair pair : alike) {
            int other = forward ? pair.right() : pair.left();
            double share = pair.likeness() / Math.max(1, sums[word(pair)]);
            counts.add(word(pair), other, (float) (BELIEF * share));
        }
        return counts;
    }

    private int word(Cognates.Pair pair) {
        return forward ? pair.left() : pair.right();
    }

    /** What is believed before anything is learnt. */
    Ratios before() {
        return Ratios.of(belief, shares, from.words().size());
    }

    /** What is known after beads were seen. */
    Ratios after(List<Bead> beads) {
        Ratios ratios = before();
        for (int round = 0; round < ROUNDS; round++) {
            PairCounts counts = new PairCounts();
            for (Bead bead : beads) {
                if (bead.isPair()) {
                    counts.nextSource();
                    count(bead, ratios, counts);
                }
            }
            ratios = ratios(counts, round == ROUNDS - 1);
        }
        return ratios;
    }

    private Ratios ratios(PairCounts counts, boolean last) {
        PairCounts all = new PairCounts();
        belief.forEach((word, other, sum, largest) -> all.add(word, other, sum));
        counts.forEach((word, other, sum, largest) -> {
            float rest = last ? sum - largest : sum;
            if (rest > LEAST) {
                all.add(word, other, rest);
            }
        });
        return Ratios.of(all, shares, from.words().size());
    }

    private void count(Bead bead, Ratios ratios, PairCounts counts) {
        int[] words =
                forward ? words(from, bead.leftFrom(), bead.leftTo()) : words(from, bead.rightFrom(), bead.rightTo());
        int[] others =
                forward ? words(to, bead.rightFrom(), bead.rightTo()) : words(to, bead.leftFrom(), bead.leftTo());
        float[] each = new float[words.length];
        for (int other : others) {
            float sum = NOTHING;
            for (int k = 0; k < words.length; k++) {
                each[k] = ratios.of(words[k], other);
                sum += each[k];
            }
            for (int k = 0; to.count(other) > 1 && k < words.length; k++) {
                if (from.count(words[k]) > 1 && each[k] > LEAST * sum) {
                    counts.add(words[k], other, each[k] / sum);
                }
            }
        }
    }

    private static int[] words(Side side, int first, int end) {
        int length = 0;
        for (int i = first; i < end; i++) {
            length += side.sentence(i).length;
        }
        int[] words = new int[length];
        int at = 0;
        for (int i = first; i < end; i++) {
            int[] sentence = side.sentence(i);
            System.arraycopy(sentence, 0, words, at, sentence.length);
            at += sentence.length;
        }
        return words;
    }
}

package recto.align.bitext;

import java.util.Arrays;

/**
 * How much the words of a run of sentences speak for sentences of the other text. The run is spread over the other
 * vocabulary once, so that each sentence costs no more than its own words. Not thread-safe.
 */
final class Evidence {
    /** For one word of the run, as many that stand for nothing: words without counterpart do not condemn a sentence. */
    private static final double NOTHING = 0.5;
    /** Products of more ratios could leave the range of numbers. */
    private static final int AT_ONCE = 8;

    private final Side from;
    private final Side to;
    private final Ratios ratios;
    private final float[] weights;
    private int[] touched = new int[1 << 10];
    private int size;
    private float base;
    private int length;

    Evidence(Side from, Side to, Ratios ratios) {
        this.from = from;
        this.to = to;
        this.ratios = ratios;
        weights = new float[to.words().size()];
    }

    /** Takes the sentences from {@code first} to before {@code end}. */
    void take(int first, int end) {
        for (int i = 0; i < size; i++) {
            weights[touched[i]] = 0;
        }
        size = 0;
        base = 0;
        length = 0;
        for (int i = first; i < end; i++) {
            for (int word : from.sentence(i)) {
                base += ratios.base(word);
                length++;
                spread(word);
            }
        }
    }

    private void spread(int word) {
        for (int at = ratios.first(word); at < ratios.end(word); at++) {
            int other = ratios.other(at);
            if (weights[other] == 0) {
                if (size == touched.length) {
                    touched = Arrays.copyOf(touched, 2 * size);
                }
                touched[size++] = other;
            }
            weights[other] += ratios.extra(at);
        }
    }

    /** Log likelihood of a sentence of the other text beside the run, against anywhere. */
    float score(int sentence) {
        double nothing = 1 + NOTHING * length;
        double each = 1 / (nothing + length);
        double product = 1;
        double log = 0;
        int count = 0;
        for (int other : to.sentence(sentence)) {
            product *= (nothing + base + weights[other]) * each;
            if (++count % AT_ONCE == 0) {
                log += Math.log(product);
                product = 1;
            }
        }
        return (float) (log + Math.log(product));
    }
}

package recto.evaluate;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Words that both texts have, wherever they stand: the bag-of-words score.
 *
 * @param shared words in both, each as often as in the text that has it less often
 * @param expected words of the ground truth
 * @param read words that were read
 */
public record WordOverlap(long shared, long expected, long read) {
    public WordOverlap {
        if (shared < 0 || shared > expected || shared > read) {
            throw new IllegalArgumentException(shared + " words shared of " + expected + " and " + read);
        }
    }

    /** Harmonic mean of precision and recall, 0 to 1; empty when both texts are. */
    public OptionalDouble f1() {
        long both = expected + read;
        return both == 0 ? OptionalDouble.empty() : OptionalDouble.of(2.0 * shared / both);
    }

    static WordOverlap of(int[] expected, int[] read) {
        Map<Integer, Integer> left = new HashMap<>();
        for (int word : expected) {
            left.merge(word, 1, Integer::sum);
        }
        long shared = 0;
        for (int word : read) {
            if (left.merge(word, -1, Integer::sum) >= 0) {
                shared++;
            }
        }
        return new WordOverlap(shared, expected.length, read.length);
    }

    static WordOverlap sum(Collection<WordOverlap> overlaps) {
        return new WordOverlap(
                overlaps.stream().mapToLong(WordOverlap::shared).sum(),
                overlaps.stream().mapToLong(WordOverlap::expected).sum(),
                overlaps.stream().mapToLong(WordOverlap::read).sum());
    }
}

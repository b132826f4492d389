package recto.recognition;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Compares texts without regard to order. */
final class Words {
    private Words() {}

    /** Share of the words of the truth that a text has too, 0 to 1. */
    static double shared(String text, String truth) {
        Map<String, Integer> had = count(text);
        int shared = 0;
        int all = 0;
        for (Map.Entry<String, Integer> word : count(truth).entrySet()) {
            all += word.getValue();
            shared += Math.min(word.getValue(), had.getOrDefault(word.getKey(), 0));
        }
        return shared / (double) all;
    }

    private static Map<String, Integer> count(String text) {
        Map<String, Integer> count = new HashMap<>();
        Arrays.stream(text.split("[^\\p{L}\\p{N}\\p{M}]+"))
                .filter(word -> !word.isEmpty())
                .forEach(word -> count.merge(word, 1, Integer::sum));
        return count;
    }
}

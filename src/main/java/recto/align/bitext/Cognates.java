package recto.align.bitext;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Words of two texts that look alike once both are written in plain Latin letters: the same numbers, days and marks,
 * and names and loan words by a distance of letters. Candidates share three letters in a row, the first two, or the
 * first two consonants.
 */
final class Cognates {
    /** Two words by number, and how alike they are, more than 0, at most 1. */
    record Pair(int left, int right, float likeness) {}

    private static final int GRAM = 3;
    /** More words than this with the same letters in a row say nothing. */
    private static final int MOST = 300;

    private final List<String> left;
    private final List<String> right;
    private final Map<String, List<Integer>> grams = new HashMap<>();

    Cognates(Side left, Side right) {
        this.left = left.words().stream().map(Plain::of).toList();
        this.right = right.words().stream().map(Plain::of).toList();
        for (int word = 0; word < this.right.size(); word++) {
            for (String gram : grams(this.right.get(word))) {
                grams.computeIfAbsent(gram, none -> new ArrayList<>()).add(word);
            }
        }
    }

    /** All pairs that a distance finds alike, in the order of the left words. */
    List<Pair> by(LetterDistance distance) {
        List<Pair> pairs = new ArrayList<>();
        candidates((l, r) -> {
            double likeness = Likeness.of(left.get(l), right.get(r), distance);
            if (likeness > 0) {
                pairs.add(new Pair(l, r, (float) likeness));
            }
        });
        return pairs;
    }

    /** The plain forms of a pair. */
    String[] plain(Pair pair) {
        return new String[] {left.get(pair.left), right.get(pair.right)};
    }

    private void candidates(BiConsumer<Integer, Integer> each) {
        for (int word = 0; word < left.size(); word++) {
            Set<Integer> met = new LinkedHashSet<>();
            for (String gram : grams(left.get(word))) {
                List<Integer> others = grams.getOrDefault(gram, List.of());
                if (others.size() <= MOST) {
                    met.addAll(others);
                }
            }
            for (int other : met) {
                each.accept(word, other);
            }
        }
    }

    private static Set<String> grams(String word) {
        if (word.length() <= GRAM || !Character.isLetter(word.charAt(0))) {
            return Set.of(word);
        }
        Set<String> grams = new LinkedHashSet<>();
        for (int i = 0; i + GRAM <= word.length(); i++) {
            grams.add(word.substring(i, i + GRAM));
        }
        grams.add("^" + word.substring(0, 2));
        String consonants = Plain.consonants(word);
        grams.add("^" + consonants.substring(0, Math.min(2, consonants.length())));
        return grams;
    }
}

package recto.align.bitext;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Texts of invented words with invented translations. */
final class MadeTexts {
    private static final int WORDS = 150;

    private final Random random;
    private final List<String> left;
    private final List<String> right;

    MadeTexts(long seed) {
        random = new Random(seed);
        left = words("bdfgklmnprst", "aeio");
        right = words("cghjqvwxz", "uyea");
    }

    private List<String> words(String consonants, String vowels) {
        return IntStream.range(0, WORDS)
                .mapToObj(word -> IntStream.range(0, 2 + random.nextInt(2))
                        .mapToObj(syllable -> "" + consonants.charAt(random.nextInt(consonants.length()))
                                + vowels.charAt(random.nextInt(vowels.length())))
                        .collect(Collectors.joining()))
                .toList();
    }

    /** A sentence and its translation: other words in the same order, the same numbers. */
    String[] pair() {
        StringBuilder one = new StringBuilder();
        StringBuilder other = new StringBuilder();
        int length = 4 + random.nextInt(14);
        for (int i = 0; i < length; i++) {
            // Few words are frequent and many are rare, as in real texts.
            int word = (int) (WORDS * Math.pow(random.nextDouble(), 2.5));
            one.append(left.get(word)).append(' ');
            other.append(right.get(word)).append(' ');
        }
        if (random.nextInt(5) == 0) {
            int number = 10 + random.nextInt(900);
            one.append(number).append(' ');
            other.append(number).append(' ');
        }
        return new String[] {one.toString().strip() + ".", other.toString().strip() + "."};
    }

    /** Two texts of so many pairs, in which some sentences are left out or joined. */
    List<BitextSide> texts(int pairs) {
        List<String> l = new ArrayList<>();
        List<String> r = new ArrayList<>();
        for (int i = 0; i < pairs; i++) {
            String[] pair = pair();
            int fate = random.nextInt(20);
            if (fate != 0) {
                put(pair[0], l, fate == 2);
            }
            if (fate != 1) {
                put(pair[1], r, fate == 3);
            }
        }
        return List.of(side("left", l), side("right", r));
    }

    private static void put(String sentence, List<String> text, boolean join) {
        if (join && !text.isEmpty()) {
            text.set(text.size() - 1, text.get(text.size() - 1) + " " + sentence);
        } else {
            text.add(sentence);
        }
    }

    static BitextSide side(String name, List<String> texts) {
        return new BitextSide(
                name, "und", texts.stream().map(text -> new Sentence(text, 0)).toList());
    }
}

package recto.align.bitext;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One text as numbers: its sentences as numbers of words, and its vocabulary. */
final class Side {
    private final List<String> words;
    private final int[][] sentences;
    private final int[] counts;

    private Side(List<String> words, int[][] sentences) {
        this.words = words;
        this.sentences = sentences;
        counts = new int[words.size()];
        for (int[] sentence : sentences) {
            for (int word : sentence) {
                counts[word]++;
            }
        }
    }

    /** The words of sentences, as {@link Tokens} gives them. */
    static Side of(List<String> texts, Tokens tokens) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        int[][] sentences = new int[texts.size()][];
        for (int i = 0; i < sentences.length; i++) {
            List<String> found = tokens.of(texts.get(i));
            sentences[i] = new int[found.size()];
            for (int k = 0; k < sentences[i].length; k++) {
                Integer known = numbers.putIfAbsent(found.get(k), numbers.size());
                sentences[i][k] = known == null ? numbers.size() - 1 : known;
            }
        }
        return new Side(new ArrayList<>(numbers.keySet()), sentences);
    }

    /** How many sentences there are. */
    int size() {
        return sentences.length;
    }

    /** The words of a sentence. */
    int[] sentence(int at) {
        return sentences[at];
    }

    /** The words by number. */
    List<String> words() {
        return words;
    }

    /** How often a word stands in the text. */
    int count(int word) {
        return counts[word];
    }

    /** How often each word stands in the text, for one word of it. */
    double[] shares() {
        double total = 0;
        for (int count : counts) {
            total += count;
        }
        double[] shares = new double[counts.length];
        for (int word = 0; word < shares.length; word++) {
            shares[word] = counts[word] / total;
        }
        return shares;
    }
}

package recto.align.bitext;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Words and phrases that are known to stand for each other.
 *
 * @param entries a word or phrase of the left text, and one of the right text
 */
public record Dictionary(List<Map.Entry<String, String>> entries) {
    /** No words are known. */
    public static final Dictionary EMPTY = new Dictionary(List.of());

    public Dictionary {
        entries = List.copyOf(entries);
    }

    /**
     * Reads lines of two columns with a tab between; empty lines and those that begin with # are left out.
     *
     * @throws IllegalArgumentException a line has other columns; the message names its number
     */
    public static Dictionary of(List<String> lines) {
        List<Map.Entry<String, String>> entries = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] columns = line.split("\t");
                if (columns.length != 2 || columns[0].isBlank() || columns[1].isBlank()) {
                    throw new IllegalArgumentException(
                            "line " + (i + 1) + ": expected two columns with a tab between them");
                }
                entries.add(Map.entry(columns[0].strip(), columns[1].strip()));
            }
        }
        return new Dictionary(entries);
    }

    /** The entries as pairs of words of two texts; the words of phrases share what a phrase is worth. */
    List<Cognates.Pair> pairs(Side left, Side right) {
        Map<String, Integer> lefts = numbers(left);
        Map<String, Integer> rights = numbers(right);
        Tokens tokens = new Tokens("und");
        List<Cognates.Pair> pairs = new ArrayList<>();
        for (Map.Entry<String, String> entry : entries) {
            List<String> l = tokens.of(entry.getKey());
            List<String> r = tokens.of(entry.getValue());
            for (String word : l) {
                for (String other : r) {
                    if (lefts.containsKey(word) && rights.containsKey(other)) {
                        float worth = 1f / Math.max(l.size(), r.size());
                        pairs.add(new Cognates.Pair(lefts.get(word), rights.get(other), worth));
                    }
                }
            }
        }
        return pairs;
    }

    private static Map<String, Integer> numbers(Side side) {
        Map<String, Integer> numbers = new HashMap<>();
        for (String word : side.words()) {
            numbers.put(word, numbers.size());
        }
        return numbers;
    }
}

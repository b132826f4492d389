package recto.evaluate;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers for grapheme clusters and words: equal ones get equal numbers. One pair of texts shares one of these. */
final class Symbols {
    private final Map<String, Integer> numbers = new HashMap<>();

    /** The user-perceived characters of a text: extended grapheme clusters of Unicode annex 29. */
    static List<String> clusters(String text) {
        BreakIterator clusters = BreakIterator.getCharacterInstance(ULocale.ROOT);
        clusters.setText(text);
        List<String> found = new ArrayList<>();
        int start = 0;
        for (int end = clusters.next(); end != BreakIterator.DONE; end = clusters.next()) {
            found.add(text.substring(start, end));
            start = end;
        }
        return found;
    }

    /** The numbers of the characters of a text. */
    int[] characters(String text) {
        return clusters(text).stream().mapToInt(this::number).toArray();
    }

    /** The words of a folded text: what stands between spaces, with its punctuation. */
    int[] words(String text) {
        return Arrays.stream(text.split(" "))
                .filter(word -> !word.isEmpty())
                .mapToInt(this::number)
                .toArray();
    }

    /** The number of the space in a folded text. */
    int space() {
        return number(" ");
    }

    private int number(String symbol) {
        return numbers.computeIfAbsent(symbol, unseen -> numbers.size());
    }
}

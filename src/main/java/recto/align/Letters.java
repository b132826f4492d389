package recto.align;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The letters of a text in order, without white space: the folded parts of its NFC grapheme clusters (Unicode Standard
 * Annex 29). Letters below zero stand between parts that do not belong together and are like no other.
 */
final class Letters {
    /** What a letter begins. */
    enum Start {
        NOTHING,
        WORD,
        LINE
    }

    /**
     * A word.
     *
     * @param text without white space
     * @param startsLine whether a line of its text begins with it
     */
    record Token(String text, boolean startsLine) {}

    private final Alphabet alphabet;
    private final int[] letters;
    private final int[] words;
    private final Start[] starts;

    private Letters(Alphabet alphabet, int[] letters, int[] words, Start[] starts) {
        this.alphabet = alphabet;
        this.letters = letters;
        this.words = words;
        this.starts = starts;
    }

    /** The letters of words. */
    static Letters of(List<Token> tokens, Alphabet alphabet) {
        int[] letters = new int[1024];
        int[] words = new int[1024];
        int size = 0;
        BreakIterator clusters = BreakIterator.getCharacterInstance(ULocale.ROOT);
        for (int word = 0; word < tokens.size(); word++) {
            String text = tokens.get(word).text();
            clusters.setText(text);
            int from = 0;
            for (int to = clusters.next(); to != BreakIterator.DONE; to = clusters.next()) {
                for (int letter : alphabet.letters(text.substring(from, to))) {
                    if (size == letters.length) {
                        letters = Arrays.copyOf(letters, 2 * size);
                        words = Arrays.copyOf(words, 2 * size);
                    }
                    letters[size] = letter;
                    words[size++] = word;
                }
                from = to;
            }
        }
        int[] wordOf = Arrays.copyOf(words, size);
        return new Letters(alphabet, Arrays.copyOf(letters, size), wordOf, starts(tokens, wordOf));
    }

    private static Start[] starts(List<Token> tokens, int[] words) {
        Start[] starts = new Start[words.length];
        for (int i = 0; i < words.length; i++) {
            boolean first = i == 0 || words[i] != words[i - 1];
            starts[i] = !first ? Start.NOTHING : tokens.get(words[i]).startsLine() ? Start.LINE : Start.WORD;
        }
        return starts;
    }

    /**
     * Some of the letters, in order.
     *
     * @param places of letters; what is below zero stands between parts, and no two of both texts may be the same
     */
    Letters at(int[] places) {
        int[] some = new int[places.length];
        int[] wordOf = new int[places.length];
        Start[] startOf = new Start[places.length];
        for (int i = 0; i < places.length; i++) {
            boolean between = places[i] < 0;
            some[i] = between ? places[i] : letters[places[i]];
            wordOf[i] = between ? -1 : words[places[i]];
            startOf[i] = between ? Start.LINE : starts[places[i]];
        }
        return new Letters(alphabet, some, wordOf, startOf);
    }

    int size() {
        return letters.length;
    }

    int letter(int place) {
        return letters[place];
    }

    /** Index of the word that a letter is part of. */
    int word(int place) {
        return words[place];
    }

    Start start(int place) {
        return starts[place];
    }

    boolean isMark(int place) {
        return alphabet.isMark(letters[place]);
    }

    /** The letters as they are compared to find places that both texts have. */
    int[] folded() {
        return Arrays.stream(letters)
                .map(letter -> letter < 0 ? letter : alphabet.fold(letter))
                .toArray();
    }

    /** The folded letters and digits of a word, or all its letters where it has none. */
    List<Integer> word(int from, int to) {
        List<Integer> all = new ArrayList<>();
        List<Integer> some = new ArrayList<>();
        for (int at = from; at < to; at++) {
            int fold = alphabet.fold(letters[at]);
            all.add(fold);
            if (!isMark(at)) {
                some.add(fold);
            }
        }
        return some.isEmpty() ? all : some;
    }

    /** How like a letter is to one of another text of the same alphabet. */
    int likeness(int place, Letters other, int otherPlace) {
        return alphabet.likeness(letters[place], other.letters[otherPlace]);
    }
}

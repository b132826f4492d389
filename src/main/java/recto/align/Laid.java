package recto.align;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import recto.align.ReadText.ReadWord;
import recto.align.TypedText.TypedWord;
import recto.model.Box;
import recto.model.PageNumber;

/** A typed text laid on to what was read, letter by letter. */
final class Laid {
    private final List<TypedWord> typed;
    private final List<ReadWord> read;
    private final ReadText text;
    private final Letters typedLetters;
    private final Letters readLetters;
    private final int[] partners;
    private final int[] guesses;
    private final int[] typedFrom;
    private final int[] readFrom;
    private final int[] owners;
    private final Map<PageNumber, Integer> firsts = new HashMap<>();
    private final List<Integer> lineFrom = new ArrayList<>();

    /** Lays words on to words. */
    Laid(List<TypedWord> typed, ReadText text) {
        this.typed = typed;
        this.text = text;
        this.read = text.words();
        Alphabet alphabet = new Alphabet();
        typedLetters = Letters.of(typed.stream().map(TypedWord::token).toList(), alphabet);
        readLetters = text.letters(alphabet);
        partners = LetterMatch.partners(typedLetters, readLetters);
        guesses = Guesses.of(partners, readLetters.size());
        typedFrom = firsts(typedLetters, typed.size());
        readFrom = firsts(readLetters, read.size());
        owners = owners();
        for (int word = 0; word < read.size(); word++) {
            firsts.putIfAbsent(read.get(word).page(), word);
            if (word == 0 || read.get(word).line() != read.get(word - 1).line()) {
                lineFrom.add(word);
            }
        }
    }

    private static int[] firsts(Letters letters, int words) {
        int[] firsts = new int[words + 1];
        for (int at = 0; at < letters.size(); at++) {
            firsts[letters.word(at) + 1] = at + 1;
        }
        return firsts;
    }

    private int[] owners() {
        int[] found = new int[readLetters.size()];
        Arrays.fill(found, Monotone.NONE);
        for (int at = 0; at < guesses.length; at++) {
            if (guesses[at] != Monotone.NONE) {
                found[guesses[at]] = typedLetters.word(at);
            }
        }
        for (int at = 0; at < partners.length; at++) {
            if (partners[at] != Monotone.NONE) {
                found[partners[at]] = typedLetters.word(at);
            }
        }
        return found;
    }

    /** Index of the first word of a page that has words. */
    int firstOf(PageNumber page) {
        return firsts.get(page);
    }

    /** The first word of each line up to two lines before and after that of a word. */
    List<ReadWord> around(ReadWord word) {
        int from = Math.max(0, word.line() - 2);
        int to = Math.min(lineFrom.size(), word.line() + 3);
        return lineFrom.subList(from, to).stream().map(read::get).toList();
    }

    /** Letters of a line, and the spaces between its words. */
    int lettersOfLine(int line) {
        int from = lineFrom.get(line);
        int to = line + 1 < lineFrom.size() ? lineFrom.get(line + 1) : read.size();
        return readFrom[to] - readFrom[from] + to - from - 1;
    }

    List<TypedWord> typed() {
        return typed;
    }

    List<ReadWord> read() {
        return read;
    }

    /** Boxes of ink of a page that could not be read. */
    List<Box> unread(PageNumber page) {
        return text.unread(page);
    }

    /** Mean width of a letter on the line of a read word, with its part of the space between words, pixels. */
    double letterWidth(ReadWord word) {
        return word.lineBox().width() / (double) Math.max(1, lettersOfLine(word.line()));
    }

    Letters typedLetters() {
        return typedLetters;
    }

    Letters readLetters() {
        return readLetters;
    }

    /** The read letter that a typed letter is, or {@link Monotone#NONE}. */
    int partner(int typedLetter) {
        return partners[typedLetter];
    }

    /** The read letter that a typed letter without partner likely stands at, or {@link Monotone#NONE}. */
    int guess(int typedLetter) {
        return guesses[typedLetter];
    }

    /** The typed word that has a letter on a read letter, or {@link Monotone#NONE}. */
    int owner(int readLetter) {
        return owners[readLetter];
    }

    /** First letter of a typed word; of the one after the last, how many letters there are. */
    int typedFrom(int word) {
        return typedFrom[word];
    }

    /** First letter of a read word; of the one after the last, how many letters there are. */
    int readFrom(int word) {
        return readFrom[word];
    }

    /** How like a typed letter and its partner are, 0 to 1; 0 without partner. */
    double likeness(int typedLetter) {
        return partners[typedLetter] == Monotone.NONE
                ? 0
                : Math.max(0, typedLetters.likeness(typedLetter, readLetters, partners[typedLetter]))
                        / (double) Alphabet.SAME;
    }
}

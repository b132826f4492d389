package recto.model;

import java.util.Optional;

/**
 * A word as an engine or a text layer gave it, in logical order; where a known fault of the reader was mended, what it
 * gave is kept.
 *
 * @param text without white space, not empty
 * @param box where it stands
 * @param confidence 0 (a guess) to 1 (sure); where there is an engine's value beside it, the share of words read like
 *     this one that are right to the letter
 * @param engineConfidence what the engine gave, where the confidence was made from it
 * @param asRead what the reader gave, where the text is another one; parts that it gave one by one have spaces between
 */
public record Word(
        String text, Box box, double confidence, Optional<Double> engineConfidence, Optional<String> asRead) {
    /** A word just as it was read. */
    public Word(String text, Box box, double confidence) {
        this(text, box, confidence, Optional.empty());
    }

    /** A word whose confidence is the reader's own. */
    public Word(String text, Box box, double confidence, Optional<String> asRead) {
        this(text, box, confidence, Optional.empty(), asRead);
    }

    /** The same word with a confidence made from the engine's. */
    public Word calibrated(double by) {
        return new Word(text, box, by, Optional.of(confidence), asRead);
    }

    public Word {
        if (text.isEmpty() || text.chars().anyMatch(Character::isWhitespace)) {
            throw new IllegalArgumentException("not one word: '" + text + "'");
        }
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("confidence lies between 0 and 1, not " + confidence);
        }
    }
}

package recto.model;

/**
 * A word as an engine or a text layer gave it, in logical order.
 *
 * @param text without white space, not empty
 * @param box where it stands
 * @param confidence 0 (a guess) to 1 (sure)
 */
public record Word(String text, Box box, double confidence) {
    public Word {
        if (text.isEmpty() || text.chars().anyMatch(Character::isWhitespace)) {
            throw new IllegalArgumentException("not one word: '" + text + "'");
        }
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("confidence lies between 0 and 1, not " + confidence);
        }
    }
}

package recto.align;

import java.util.List;

/**
 * A passage of a typed text.
 *
 * @param at offset of its first character in the typed text, and of the one after its last, in Unicode code points
 * @param words how many
 * @param text as typed, words with one space between
 */
public record TypedPassage(List<Integer> at, int words, String text) {
    public TypedPassage {
        at = List.copyOf(at);
    }
}

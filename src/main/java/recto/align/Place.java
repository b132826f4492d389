package recto.align;

import java.util.List;
import java.util.Optional;
import recto.model.Box;
import recto.model.PageNumber;

/**
 * Where a typed word, or the part of it that is on one line, stands.
 *
 * @param page of the item
 * @param words of the chosen reading of that page that it fell on: the first, and the one after the last, counted from
 *     0; equal where the engine read nothing there
 * @param box of these words, or that part of the box of a word that several typed words share
 * @param part of the typed word, where it is divided
 */
public record Place(PageNumber page, List<Integer> words, Box box, Optional<String> part) {
    public Place {
        words = List.copyOf(words);
        if (words.size() != 2 || words.get(0) < 0 || words.get(1) < words.get(0)) {
            throw new IllegalArgumentException("not a run of words: " + words);
        }
    }

    /** Whether the engine read something there. */
    boolean isRead() {
        return words.get(0) < words.get(1);
    }
}

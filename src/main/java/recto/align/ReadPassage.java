package recto.align;

import java.util.List;
import recto.model.PageNumber;

/**
 * A passage of what was read on one page.
 *
 * @param page of the item
 * @param words of the chosen reading of the page: the first, and the one after the last, counted from 0
 * @param text as read, words with one space between
 */
public record ReadPassage(PageNumber page, List<Integer> words, String text) {
    public ReadPassage {
        words = List.copyOf(words);
    }
}

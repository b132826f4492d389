package recto.align.trace;

import java.util.List;
import recto.model.Box;
import recto.model.PageNumber;

/**
 * A page that has names and numbers of a passage, in whatever language. It says that both may speak of one thing, and
 * not that one quotes the other.
 *
 * @param item id
 * @param page of the item
 * @param box around the agreeing words
 * @param agreeing pairs, in the order of the passage
 * @param of how many names and numbers the passage has
 */
public record NamesPlace(String item, PageNumber page, Box box, List<Agreeing> agreeing, int of) {
    public NamesPlace {
        agreeing = List.copyOf(agreeing);
    }

    /**
     * A name or number on both sides.
     *
     * @param passage as the passage writes it
     * @param page as the page writes it
     * @param box of the word on the page
     */
    public record Agreeing(String passage, String page, Box box) {}
}

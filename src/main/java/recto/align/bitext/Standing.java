package recto.align.bitext;

import java.util.Objects;
import recto.model.Box;
import recto.model.PageNumber;

/**
 * Where a sentence, or a part of it, stands.
 *
 * @param page of the item
 * @param region id of the region on that page
 * @param box around the words of the sentence in that region, in pixels of the page image
 */
public record Standing(PageNumber page, String region, Box box) {
    public Standing {
        Objects.requireNonNull(page);
        Objects.requireNonNull(region);
        Objects.requireNonNull(box);
    }
}

package recto.job;

import java.util.List;
import recto.model.Item;

/**
 * An item before it is worked on.
 *
 * @param item with its scans, each with the notes of its inspection
 * @param pages in order
 */
public record PlannedItem(Item item, List<PlannedPage> pages) {
    public PlannedItem {
        pages = List.copyOf(pages);
    }
}

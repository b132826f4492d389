package recto.intake;

import java.util.List;
import recto.model.Item;

/**
 * What the inputs hold. Every file below them is in exactly one of the three lists.
 *
 * @param items in natural order of their ids
 * @param skipped files and folders that are no scans, in natural order of their paths
 * @param refused files that should be scans and cannot be read, in natural order of their paths
 */
public record Found(List<Item> items, List<Skipped> skipped, List<Refused> refused) {
    public Found {
        items = List.copyOf(items);
        skipped = List.copyOf(skipped);
        refused = List.copyOf(refused);
    }
}

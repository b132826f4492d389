package recto.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import recto.job.LedgerEntry.CorrectionEntry;
import recto.metadata.ItemMetadata;
import recto.metadata.NameMetadata;
import recto.metadata.Sidecars;
import recto.model.Item;
import recto.model.KnownTitle;
import recto.model.MetadataValue;
import recto.model.StageException;

/**
 * What is known of the items of a run before a page is read.
 *
 * @param titles from lists, and from the names of other items and of folders
 * @param values from sidecars and corrections, by item id
 */
record Beforehand(List<KnownTitle> titles, SortedMap<String, List<MetadataValue>> values) {
    /** A name shorter than this says too little to be looked for on a page. */
    private static final int LETTERS = 4;

    /** Gathers it; corrections made in the table of an earlier run are noted in the ledger first. */
    static Beforehand of(BatchJob.Order order, List<PlannedItem> planned, Ledger ledger) throws StageException {
        for (CorrectionEntry correction : ItemTable.corrections(order.output())) {
            ledger.add(correction);
        }
        Map<String, List<CorrectionEntry>> corrections = ItemTable.noted(Ledger.read(order.output()));
        SortedMap<String, List<MetadataValue>> values = new TreeMap<>();
        SortedMap<String, KnownTitle> named = new TreeMap<>();
        for (PlannedItem each : planned) {
            Item item = each.item();
            List<MetadataValue> of = new ArrayList<>(Sidecars.of(item));
            corrections.getOrDefault(item.id(), List.of()).forEach(correction -> of.add(value(correction)));
            values.put(item.id(), of);
            NameMetadata.of(item).stream()
                    .filter(value -> value.name().equals("title")
                            && value.value()
                                            .codePoints()
                                            .filter(Character::isLetter)
                                            .count()
                                    >= LETTERS)
                    .forEach(value -> named.put(value.value(), KnownTitle.named(value.value())));
        }
        List<KnownTitle> titles = new ArrayList<>(order.titles());
        titles.addAll(named.values());
        return new Beforehand(titles, values);
    }

    /** The values of an item. */
    List<MetadataValue> of(Item item) {
        return values.getOrDefault(item.id(), List.of());
    }

    private static MetadataValue value(CorrectionEntry correction) {
        String by = correction.by().isEmpty() ? "" : ", by " + correction.by();
        String on = correction.on().isEmpty() ? "" : ", on " + correction.on();
        return new MetadataValue(
                correction.element(),
                correction.value(),
                correction.value(),
                ItemTable.FILE + by + on,
                ItemMetadata.BY_HAND,
                1);
    }
}

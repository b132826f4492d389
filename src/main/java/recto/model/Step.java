package recto.model;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One step that a page went through. Times are kept apart (in the ledger), so that equal work makes equal transcripts.
 *
 * @param name what was done: {@code decode}, {@code recognise}
 * @param tool name and version of what did it
 * @param settings that mattered, by name
 * @param models language models used
 * @param reason why it was done so, where there was a choice; else empty
 */
public record Step(String name, String tool, SortedMap<String, String> settings, List<ModelRef> models, String reason) {
    public Step {
        settings = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(settings));
        models = List.copyOf(models);
    }
}

package recto.job;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import recto.job.LedgerEntry.PageEntry;
import recto.job.LedgerEntry.Summary;
import recto.model.MetadataValue;
import recto.model.Model;
import recto.model.ModelRef;
import recto.model.Scan;
import recto.model.TranscriptHead;

/** What a transcript says of its item as a whole, gathered from its pages. */
final class Heads {
    private Heads() {}

    /**
     * The head of an item that is complete; values from its files and pages are added when it is written.
     *
     * @param known values from outside its scans
     */
    static TranscriptHead of(ItemWork work, PageSettings settings, List<MetadataValue> known) {
        List<Summary> summaries =
                work.entries().stream().map(PageEntry::summary).toList();
        return new TranscriptHead(
                work.planned().item().id(),
                Program.name(),
                summaries.stream()
                        .map(Summary::tool)
                        .filter(tool -> !tool.isEmpty())
                        .findFirst()
                        .orElse(""),
                Keys.of(settings),
                work.planned().item().scans().stream().map(Heads::placeless).toList(),
                models(work, summaries),
                Stream.concat(known.stream(), languages(summaries).stream()).toList(),
                summaries.size());
    }

    private static List<Model> models(ItemWork work, List<Summary> summaries) {
        Map<ModelRef, Model> offered = new LinkedHashMap<>();
        work.pages().get(0).task().models().forEach(model -> offered.put(model.ref(), model));
        Map<String, Model> used = new TreeMap<>();
        for (Summary summary : summaries) {
            for (ModelRef ref : summary.models()) {
                if (offered.containsKey(ref)) {
                    used.put(ref.name(), placeless(offered.get(ref)));
                }
            }
        }
        return List.copyOf(used.values());
    }

    // Where files lie on this machine is nobody's business, and must not change what is written.
    private static Scan placeless(Scan scan) {
        return new Scan(scan.path(), "", scan.digest(), scan.bytes(), scan.mediaType(), scan.notes());
    }

    private static Model placeless(Model model) {
        return new Model(model.name(), "", model.digest(), model.languages(), model.source(), model.licence());
    }

    private static List<MetadataValue> languages(List<Summary> summaries) {
        Map<String, Integer> pages = new TreeMap<>();
        for (Summary summary : summaries) {
            summary.languages().forEach(language -> pages.merge(language, 1, Integer::sum));
        }
        return pages.entrySet().stream()
                .map(entry -> new MetadataValue(
                        "language",
                        entry.getKey(),
                        entry.getKey(),
                        entry.getValue() + " of " + summaries.size() + " pages",
                        "as the pages were read",
                        (double) entry.getValue() / summaries.size()))
                .toList();
    }
}

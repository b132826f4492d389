package recto.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import recto.job.LedgerEntry.CorrectionEntry;
import recto.job.LedgerEntry.ItemEntry;
import recto.metadata.ItemsCsv;
import recto.metadata.ItemsCsv.Row;
import recto.model.FailureKind;
import recto.model.MetadataFile;
import recto.model.MetadataValue;
import recto.model.Note;
import recto.model.StageException;
import recto.transcript.Json;

/** {@code items.csv} of an output folder: one row for each item, to be corrected by hand and read back. */
final class ItemTable {
    static final String FILE = "items.csv";

    private ItemTable() {}

    /** Writes the table of the items that stand in an output folder. */
    static void write(Path output, List<ItemWork> works) throws StageException {
        Map<String, List<CorrectionEntry>> corrections = noted(Ledger.read(output));
        List<Row> rows = new ArrayList<>();
        for (ItemWork work : works) {
            if (work.isWritten()) {
                String id = work.planned().item().id();
                List<MetadataValue> values =
                        values(output.resolve(work.planned().item().folder()));
                rows.add(row(id, work.pages().size(), values, corrections.getOrDefault(id, List.of())));
            }
        }
        Storage.write(output.resolve(FILE), ItemsCsv.write(rows));
    }

    private static Row row(String id, int pages, List<MetadataValue> values, List<CorrectionEntry> corrections) {
        SortedMap<String, String> first = first(values);
        List<String> flags = values.stream()
                .filter(value -> ItemsCsv.ELEMENTS.contains(value.name()))
                .flatMap(value -> value.flags().stream())
                .map(Note::code)
                .distinct()
                .sorted()
                .toList();
        CorrectionEntry last = corrections.isEmpty() ? null : corrections.get(corrections.size() - 1);
        return new Row(
                id,
                first,
                pages,
                String.join(" ", flags),
                last == null ? "" : last.by(),
                last == null ? "" : last.on());
    }

    private static SortedMap<String, String> first(List<MetadataValue> values) {
        SortedMap<String, String> first = new TreeMap<>();
        values.stream()
                .filter(value -> ItemsCsv.ELEMENTS.contains(value.name()))
                .forEach(value -> first.putIfAbsent(value.name(), value.value()));
        return first;
    }

    /** The values of an item that stands; none where its file is missing. */
    static List<MetadataValue> values(Path folder) throws StageException {
        Path file = folder.resolve(MetadataFile.NAME);
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        try {
            return Json.read(file, MetadataFile.class).metadata();
        } catch (IOException damaged) {
            throw new StageException(
                    FailureKind.DAMAGED,
                    "metadata",
                    file + " cannot be read (" + damaged.getMessage() + "): run again with --force",
                    damaged);
        }
    }

    /** The cells of the table that are no longer as they were written; none where there is no table. */
    static List<CorrectionEntry> corrections(Path output) throws StageException {
        Path file = output.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        Map<String, LedgerEntry> ledger = Ledger.read(output);
        List<CorrectionEntry> corrections = new ArrayList<>();
        for (Row row : rows(file)) {
            if (ledger.get(ItemEntry.subject(row.item())) instanceof ItemEntry item) {
                SortedMap<String, String> before = first(values(output.resolve(item.folder())));
                row.values().forEach((element, value) -> {
                    if (!value.equals(before.getOrDefault(element, ""))) {
                        corrections.add(correction(row, element, value));
                    }
                });
            }
        }
        return corrections;
    }

    private static List<Row> rows(Path file) throws StageException {
        try {
            return ItemsCsv.read(Files.readAllBytes(file));
        } catch (IOException | IllegalArgumentException wrong) {
            throw new StageException(
                    FailureKind.DAMAGED,
                    "metadata",
                    file + ": " + wrong.getMessage() + "; correct it, or delete the file to have it written anew",
                    wrong);
        }
    }

    private static CorrectionEntry correction(Row row, String element, String value) {
        byte[] all = Json.write(List.of(row.item(), element, value, row.by(), row.on()));
        return new CorrectionEntry(row.item(), element, value, row.by(), row.on(), Digests.of(all));
    }

    /** The corrections that hold, by item, in the order in which they were made. */
    static Map<String, List<CorrectionEntry>> noted(Map<String, LedgerEntry> ledger) {
        Map<String, List<CorrectionEntry>> noted = new LinkedHashMap<>();
        for (LedgerEntry entry : ledger.values()) {
            if (entry instanceof CorrectionEntry correction
                    && !correction.value().isEmpty()) {
                noted.computeIfAbsent(correction.item(), any -> new ArrayList<>())
                        .add(correction);
            }
        }
        return noted;
    }
}

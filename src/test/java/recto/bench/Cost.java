package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import recto.job.Ledger;
import recto.job.LedgerEntry;
import recto.job.StageTime;
import recto.model.StageException;

/** CPU seconds by stage, set by set and over all: of Recto's pages by its ledger, of the engine alone by its output. */
final class Cost {
    static final String HEAD = " decode s | layout s | recognise s | plain s |";
    static final String RULE = "---|---|---|---|";
    private static final String PLAIN = "plain";

    private final List<Row> rows = new ArrayList<>();

    /** The CPU seconds of one set. */
    static final class Row {
        private final SortedMap<String, Double> seconds = new TreeMap<>();

        /** Adds what the engine alone says in its log. */
        void engine(Path log) throws IOException {
            for (String line : Files.readAllLines(log)) {
                if (line.startsWith(EngineAlone.CPU)) {
                    add(PLAIN, Long.parseLong(line.substring(EngineAlone.CPU.length())));
                }
            }
        }

        /** Adds what the ledger of an output folder says. */
        void recto(Path output) throws StageException {
            for (LedgerEntry entry : Ledger.read(output).values()) {
                if (entry instanceof LedgerEntry.PageEntry page) {
                    for (StageTime time : page.work().times()) {
                        add(time.stage(), time.cpuMillis());
                    }
                }
            }
        }

        private void add(String stage, long millis) {
            seconds.merge(stage, millis / 1000.0, Double::sum);
        }

        private double of(String stage) {
            return seconds.getOrDefault(stage, 0.0);
        }

        /** All stages together. */
        double sum() {
            return seconds.values().stream().mapToDouble(Double::doubleValue).sum();
        }

        String cells() {
            return String.format(
                    Locale.ROOT,
                    " %.1f | %.1f | %.1f | %.1f |",
                    of("decode"),
                    of("layout"),
                    of("recognise"),
                    of(PLAIN));
        }
    }

    Row row() {
        Row row = new Row();
        rows.add(row);
        return row;
    }

    /** Sums, and layout and recognition as a multiple of the plain reading where both were measured. */
    List<String> summary() {
        Row all = new Row();
        rows.forEach(row -> row.seconds.forEach((stage, spent) -> all.seconds.merge(stage, spent, Double::sum)));
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add("CPU seconds of all sets by stage: decode, layout, recognise; plain reading:" + all.cells());
        if (all.of(PLAIN) > 0 && all.of("recognise") > 0) {
            lines.add(String.format(
                    Locale.ROOT,
                    "Layout and recognition took %.2f times the CPU of one plain reading (which decodes, too).",
                    (all.of("layout") + all.of("recognise")) / all.of(PLAIN)));
        }
        return lines;
    }
}

package recto.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.job.ScriptedRecognizer.Act;
import recto.metadata.ItemMetadata;
import recto.metadata.ItemsCsv;
import recto.metadata.ItemsCsv.Row;
import recto.model.MetadataFile;
import recto.model.MetadataValue;
import recto.transcript.Json;

/** What is corrected in the table of a run holds in the next ones, with who and when, and no page is read again. */
class CorrectionsTest {
    private static final RunSettings RUN = new RunSettings(1, 20, 1000, 64);

    @TempDir
    private Path folder;

    private Path scans;
    private Path output;

    @BeforeEach
    void runAndCorrect() throws Exception {
        scans = folder.resolve("scans");
        output = folder.resolve("out");
        ScriptedPages.write(scans, "bote_1832-05-16_no39", 1, Act.READ);
        ScriptedPages.write(scans, "bote_1832-05-19_no40", 1, Act.READ);
        ScriptedRun.run(scans, output, RUN);
        Path table = output.resolve(ItemTable.FILE);
        List<Row> rows = ItemsCsv.read(Files.readAllBytes(table));
        assertThat(rows).hasSize(2);
        TreeMap<String, String> values = new TreeMap<>(rows.get(0).values());
        assertThat(values).containsEntry("title", "bote").containsEntry("date", "1832-05-16");
        values.put("title", "Der Bote vom Berg");
        values.put("date", "17.05.1832");
        Row corrected = new Row(rows.get(0).item(), values, 1, "", "A. Archivar", "2026-11-30");
        Files.write(table, ItemsCsv.write(List.of(corrected, rows.get(1))));
    }

    @Test
    void theNextRunHonoursThemAndReadsNoPageAgain() throws Exception {
        RunReport second = ScriptedRun.run(scans, output, RUN);
        assertThat(second.totals().readNow()).isZero();
        assertThat(first("title"))
                .satisfies(title -> assertThat(title.value()).isEqualTo("Der Bote vom Berg"))
                .satisfies(title -> assertThat(title.method()).isEqualTo(ItemMetadata.BY_HAND))
                .satisfies(title -> assertThat(title.source()).contains("A. Archivar", "2026-11-30"));
        assertThat(first("date").value()).isEqualTo("1832-05-17");
        assertThat(first("date").flags()).extracting("code").contains("date-conflict");
        assertThat(Files.readString(output.resolve(item()).resolve("mods.xml"))).contains("Der Bote vom Berg");
    }

    @Test
    void theyHoldInLaterRunsAndOverATableThatWasDeleted() throws Exception {
        ScriptedRun.run(scans, output, RUN);
        Files.delete(output.resolve(ItemTable.FILE));
        RunReport third = ScriptedRun.run(scans, output, RUN);
        assertThat(third.totals().readNow()).isZero();
        Row row = ItemsCsv.read(Files.readAllBytes(output.resolve(ItemTable.FILE)))
                .get(0);
        assertThat(row.values()).containsEntry("title", "Der Bote vom Berg").containsEntry("date", "1832-05-17");
        assertThat(row.by()).isEqualTo("A. Archivar");
        assertThat(row.on()).isEqualTo("2026-11-30");
        assertThat(first("title").value()).isEqualTo("Der Bote vom Berg");
    }

    private String item() throws IOException {
        return ItemsCsv.read(Files.readAllBytes(output.resolve(ItemTable.FILE)))
                .get(0)
                .item();
    }

    private MetadataValue first(String name) throws IOException {
        return Json.read(output.resolve(item()).resolve(MetadataFile.NAME), MetadataFile.class).metadata().stream()
                .filter(value -> value.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}

package recto.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.model.StageException;
import recto.model.Transcript;
import recto.transcript.Json;

class SearchExporterTest {
    private static final Path CASES = Path.of("src/test/resources/golden/export");

    @TempDir
    Path folder;

    @Test
    void theTableLeadsFromTheSearchableTextBackToThePrintedOne() throws java.io.IOException, StageException {
        Transcript transcript = Json.read(CASES.resolve("fraktur-with-picture/input.json"), Transcript.class);
        Items.write(transcript, Pictures.GRAY, folder, List.of(new TextExporter(), new SearchExporter()));
        String printed = Files.readString(folder.resolve("text/0001.txt"));
        String searched = Files.readString(folder.resolve("search.txt")).split("\f", -1)[0];
        List<String> uses = Files.readAllLines(folder.resolve("search/0001.tsv"));
        StringBuilder rebuilt = new StringBuilder(searched);
        for (int i = uses.size() - 1; i > 0; i--) {
            String[] cells = uses.get(i).split("\t", -1);
            int at = Integer.parseInt(cells[1]);
            int there = Integer.parseInt(cells[4]);
            int length = cells[3].replace("\\n", "\n").length();
            rebuilt.replace(there, there + length, printed.substring(at, at + Integer.parseInt(cells[2])));
        }
        assertThat(uses).hasSizeGreaterThan(2);
        assertThat(rebuilt).hasToString(printed);
    }
}

package recto.samples;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The odd files of the tests, and the odd names that tests give to good files. */
public final class OddFiles {
    /** Where they lie, relative to the project's folder. */
    public static final Path FOLDER = Path.of("src/test/resources/odd");

    private OddFiles() {}

    /** What {@code odd.tsv} lists. */
    public static List<OddFile> all() throws IOException {
        return Files.readAllLines(FOLDER.resolve("odd.tsv")).stream()
                .skip(1)
                .map(line -> line.split("\t"))
                .map(cells -> new OddFile(cells[0], cells[1], cells[2]))
                .toList();
    }

    /**
     * File names that people and programs stumble over. A test creates them, since not every system can hold them in a
     * checkout: copy {@code tiff/plain.tif} to each, and skip the ones that the file system refuses.
     */
    public static List<String> names() throws IOException {
        return JsonMapper.builder()
                .build()
                .readValue(FOLDER.resolve("names.json").toFile(), new TypeReference<List<String>>() {});
    }
}

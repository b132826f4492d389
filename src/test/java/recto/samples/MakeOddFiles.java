package recto.samples;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Makes {@code src/test/resources/odd/} again: small files with something odd about them, and {@code odd.tsv}, which
 * says what should come of each.
 *
 * <pre>
 * mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=recto.samples.MakeOddFiles
 * </pre>
 */
public final class MakeOddFiles {
    private MakeOddFiles() {}

    public static void main(String[] args) throws IOException {
        Shelf shelf = make();
        for (Map.Entry<String, byte[]> file : shelf.contents().entrySet()) {
            Path path = OddFiles.FOLDER.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
        Files.writeString(OddFiles.FOLDER.resolve("odd.tsv"), shelf.table(), StandardCharsets.UTF_8);
    }

    static Shelf make() throws IOException {
        Shelf shelf = new Shelf();
        Gray leaf = Leaf.page();
        OddTiffs.make(shelf, leaf);
        OddJpegs.make(shelf, leaf);
        OddPngs.make(shelf, leaf);
        OddPdfs.make(shelf, leaf);
        OddRest.make(shelf, leaf);
        return shelf;
    }
}

package recto.evaluate;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds the files of page text in a folder and in those below it. */
public final class TextFolder {
    /** How files of ground truth end; of two with one name that with the earlier ending counts. */
    public static final List<String> TRUTH = List.of(".gt.txt", ".xml");

    /** How files that programs write end; layout formats come before text. */
    public static final List<String> READ = List.of(".xml", ".alto", ".hocr", ".html", ".gt.txt", ".txt");

    private TextFolder() {}

    /**
     * The files by their keys, see {@link Pairs}; a single file has its name as its key, whatever it ends with.
     *
     * @throws IOException the folder cannot be listed
     */
    public static SortedMap<String, Path> files(Path place, List<String> endings) throws IOException {
        SortedMap<String, Path> found = new TreeMap<>();
        if (Files.isRegularFile(place)) {
            String name = place.getFileName().toString();
            found.put(
                    endings.stream()
                            .filter(name::endsWith)
                            .findFirst()
                            .map(ending -> name.substring(0, name.length() - ending.length()))
                            .orElse(Pairs.withoutEnding(name)),
                    place);
            return found;
        }
        try (Stream<Path> files = Files.walk(place, FileVisitOption.FOLLOW_LINKS)) {
            List<Path> all = files.filter(Files::isRegularFile).sorted().toList();
            endings.forEach(ending -> all.forEach(file -> add(place, file, ending, found)));
        }
        return found;
    }

    private static void add(Path place, Path file, String ending, SortedMap<String, Path> found) {
        String path =
                place.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
        if (path.endsWith(ending)) {
            found.putIfAbsent(path.substring(0, path.length() - ending.length()), file);
        }
    }
}

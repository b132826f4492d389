package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders that benchmarks read and write. */
final class Folders {
    private static final List<String> IMAGES = List.of(".tif", ".png", ".jpg", ".jpeg");

    private Folders() {}

    /** The page images of a set, by name. */
    static List<Path> images(Path set) throws IOException {
        try (Stream<Path> files = Files.list(set)) {
            return files.filter(file -> IMAGES.stream().anyMatch(file.toString()::endsWith))
                    .sorted()
                    .toList();
        }
    }

    /** Removes a file or folder with all that is in it, where there is one. */
    static void delete(Path place) throws IOException {
        if (Files.exists(place)) {
            List<Path> inner;
            try (Stream<Path> all = Files.walk(place)) {
                inner = all.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path each : inner) {
                Files.delete(each);
            }
        }
    }

    /** Bytes of all files in a folder. */
    static long size(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            long bytes = 0;
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                bytes += Files.size(file);
            }
            return bytes;
        }
    }
}

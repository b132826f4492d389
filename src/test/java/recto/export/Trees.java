package recto.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** Folders with all that is below them. */
final class Trees {
    private Trees() {}

    /** The files below a folder, relative to it, sorted. */
    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(folder::relativize)
                    .sorted()
                    .toList();
        }
    }

    /** Makes {@code to} hold the files of {@code from} and no others. */
    static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        for (Path old : files(to)) {
            Files.delete(to.resolve(old));
        }
        for (Path file : files(from)) {
            Files.createDirectories(to.resolve(file).getParent());
            Files.copy(from.resolve(file), to.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}

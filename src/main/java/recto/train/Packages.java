package recto.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import recto.engine.PackageArchive;
import recto.model.FailureKind;
import recto.model.StageException;

/** Files of packages of Debian, unpacked into a folder of Recto's cache once; nothing is installed. */
public final class Packages {
    private final Path cache;
    private final boolean offline;
    private final Consumer<String> said;

    /**
     * Packages in a folder.
     *
     * @param cache where they are unpacked, each into a folder of its name
     * @param offline whether fetching is forbidden
     * @param said told of what is fetched
     */
    public Packages(Path cache, boolean offline, Consumer<String> said) {
        this.cache = cache;
        this.offline = offline;
        this.said = said;
    }

    /**
     * Makes sure that all that a recipe names is there.
     *
     * @throws StageException that says what is missing and what to do
     */
    public void prepare(Recipe recipe) throws StageException {
        List<Recipe.Source> sources =
                new ArrayList<>(List.of(recipe.base(), recipe.characters().of()));
        recipe.words().ifPresent(sources::add);
        sources.addAll(recipe.texts());
        recipe.fonts().forEach(font -> sources.add(new Recipe.Source(font.from(), font.path())));
        for (Recipe.Source source : sources) {
            try {
                file(source);
            } catch (IOException e) {
                throw new StageException(FailureKind.NO_MODEL, "train", e.getMessage(), e);
            }
        }
    }

    /**
     * A file or folder of a package.
     *
     * @throws IOException that says what is missing and what to do
     */
    Path file(Recipe.Source source) throws IOException {
        return file(source.from(), source.path());
    }

    Path file(String name, String path) throws IOException {
        Path file = folder(name).resolve(path);
        if (!Files.exists(file)) {
            throw new IOException("the package " + name + " has no " + path);
        }
        return file;
    }

    /** The folder that a package is unpacked in; fetched when it is not there. */
    Path folder(String name) throws IOException {
        return folder(name, name, () -> List.of(name));
    }

    /** The folder in which a package and all that it needs and this system lacks are unpacked together. */
    Path withNeeds(String name) throws IOException {
        return folder(name + ".needs", name, () -> PackageArchive.missingFor(name));
    }

    private interface Wanted {
        List<String> names() throws IOException;
    }

    private Path folder(String folderName, String name, Wanted wanted) throws IOException {
        Path folder = cache.resolve(folderName);
        if (Files.isDirectory(folder)) {
            return folder;
        }
        if (offline || !PackageArchive.available()) {
            throw new IOException("the package " + name + " of Debian is needed and not in " + cache
                    + (offline ? ", and fetching is switched off (--offline)" : "; this system has no apt-get"));
        }
        Files.createDirectories(cache);
        said.accept("fetching the package " + name + " ...");
        Path part = Files.createTempDirectory(cache, ".fetch");
        try {
            for (String each : wanted.names()) {
                PackageArchive.unpack(each, part);
            }
            Files.move(part, folder, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            delete(part);
        }
        return folder;
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        List<Path> deepestFirst;
        try (Stream<Path> files = Files.walk(folder)) {
            deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : deepestFirst) {
            Files.delete(file);
        }
    }
}

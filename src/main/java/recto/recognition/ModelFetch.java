package recto.recognition;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Fetches models into the cache: from the system's package archive, else from the upstream release. */
final class ModelFetch {
    private static final Object ONE_AT_A_TIME = new Object();

    private final Path cache;
    private final ReleaseDownload upstream;
    private final boolean packages;
    private final Consumer<ModelEvent> listener;

    ModelFetch(Path cache, ReleaseDownload upstream, boolean packages, Consumer<ModelEvent> listener) {
        this.cache = cache;
        this.upstream = upstream;
        this.packages = packages;
        this.listener = listener;
    }

    /**
     * Fetches one model, unless another process did so meanwhile.
     *
     * @return its file in the cache, with the digest of the catalogue
     * @throws IOException that says what each way failed of
     */
    Path fetch(KnownModel model) throws IOException {
        Files.createDirectories(cache);
        synchronized (ONE_AT_A_TIME) {
            try (FileChannel channel = FileChannel.open(
                            cache.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock lock = channel.lock()) {
                Path file = cache.resolve(model.file());
                if (lock.isValid() && !stands(file, model)) {
                    listener.accept(new ModelEvent(model.name(), 0, model.bytes(), ""));
                    fetchTo(file, model);
                    listener.accept(new ModelEvent(model.name(), model.bytes(), model.bytes(), ""));
                }
                return file;
            }
        }
    }

    private void fetchTo(Path file, KnownModel model) throws IOException {
        if (model.ours()) {
            throw new IOException("it comes with Recto, and its file in " + cache + " is damaged; delete " + file);
        }
        String first = "";
        if (packages) {
            try {
                fromPackage(file, model);
                return;
            } catch (IOException e) {
                first = e.getMessage() + "; ";
            }
        }
        try {
            fromRelease(file, model);
        } catch (IOException e) {
            throw new IOException(first + e.getMessage(), e);
        }
    }

    private void fromPackage(Path file, KnownModel model) throws IOException {
        Path folder = Files.createTempDirectory(cache, ".fetch");
        try {
            accept(DebianPackages.unpack(model, folder), file, model);
        } finally {
            delete(folder);
        }
    }

    private void fromRelease(Path file, KnownModel model) throws IOException {
        Path part = cache.resolve(model.file() + ".part");
        upstream.into(part, model, done -> listener.accept(new ModelEvent(model.name(), done, model.bytes(), "")));
        try {
            accept(part, file, model);
        } finally {
            if (Files.exists(part) && Files.size(part) >= model.bytes()) {
                Files.delete(part);
            }
        }
    }

    private static void accept(Path fetched, Path file, KnownModel model) throws IOException {
        if (!stands(fetched, model)) {
            throw new IOException("what came as " + model.file() + " is not the file of " + ModelCatalogue.RELEASE
                    + " (wrong digest)");
        }
        Files.move(fetched, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static boolean stands(Path file, KnownModel model) throws IOException {
        return Files.isRegularFile(file)
                && Files.size(file) == model.bytes()
                && FileDigest.of(file).equals(model.digest());
    }

    private static void delete(Path folder) throws IOException {
        List<Path> deepestFirst;
        try (Stream<Path> files = Files.walk(folder)) {
            deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : deepestFirst) {
            Files.delete(file);
        }
    }
}

package recto.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** Where Recto keeps what it can make or fetch again: unpacked libraries, fetched models. */
public final class CacheFolder {
    private CacheFolder() {}

    /**
     * Creates and returns a folder below Recto's cache: {@code $XDG_CACHE_HOME/recto}, {@code ~/.cache/recto},
     * {@code ~/Library/Caches/recto} or {@code %LOCALAPPDATA%\recto}; below the folder for temporary files where none
     * of these can be written.
     *
     * @param name of the folder: {@code native}
     * @throws IOException if no place at all can be written
     */
    public static Path of(String name) throws IOException {
        Path home = home(System::getenv).resolve("recto").resolve(name);
        try {
            Files.createDirectories(home);
            if (Files.isWritable(home)) {
                return home;
            }
        } catch (IOException notWritable) {
            // The temporary folder below stands in.
        }
        return temporary(name);
    }

    static Path home(UnaryOperator<String> environment) {
        String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        Path user = Path.of(System.getProperty("user.home", "."));
        String xdg = environment.apply("XDG_CACHE_HOME");
        if (xdg != null && Path.of(xdg).isAbsolute()) {
            return Path.of(xdg);
        }
        String local = environment.apply("LOCALAPPDATA");
        if (os.startsWith("windows") && local != null) {
            return Path.of(local);
        }
        return os.startsWith("mac") ? user.resolve("Library").resolve("Caches") : user.resolve(".cache");
    }

    /** Libraries are loaded from here, so a folder that another user made is not taken. */
    private static Path temporary(String name) throws IOException {
        Path temp = Path.of(System.getProperty("java.io.tmpdir"));
        Path own = temp.resolve("recto-" + System.getProperty("user.name", "user"));
        if (!Files.exists(own)) {
            Files.createDirectories(own);
            if (own.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwx------"));
            }
        }
        boolean ours = Files.getOwner(own).equals(Files.getOwner(Files.createTempFile("recto", null)));
        return Files.createDirectories((ours ? own : Files.createTempDirectory("recto")).resolve(name));
    }
}

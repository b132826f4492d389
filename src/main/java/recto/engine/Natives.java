package recto.engine;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.jar.JarEntry;
import recto.model.FailureKind;
import recto.model.StageException;

/**
 * Makes the native libraries of the engine (libtesseract, libleptonica) loadable: unpacks them from the class path into
 * the cache once, then only looks whether they are there. Any number of processes may do so at the same time.
 *
 * <p>To be called before the first class of Tess4J or of a JNA binding to these libraries is loaded. Thread-safe.
 */
public final class Natives {
    private static Path loaded;

    private Natives() {}

    /**
     * Unpacks the libraries where that is needed and points JNA to them.
     *
     * @return the folder that holds them
     * @throws StageException of kind {@link FailureKind#NO_ENGINE} if this platform has no engine or no folder can be
     *     written
     */
    public static synchronized Path load() throws StageException {
        if (loaded == null) {
            try {
                Path cache = CacheFolder.of("native");
                loaded = unpack(NativeLibrary.of(NativeLibrary.platform()), cache);
                point(loaded, cache);
            } catch (IOException e) {
                throw new StageException(
                        FailureKind.NO_ENGINE,
                        "engine",
                        "the engine's libraries cannot be unpacked (" + e.getMessage()
                                + "); set XDG_CACHE_HOME to a folder that can be written",
                        e);
            }
        }
        return loaded;
    }

    /** The name under which a JNA binding asks for leptonica. */
    public static String leptonica() {
        return NativeLibrary.platform().startsWith("windows") ? "libleptonica1870" : "leptonica";
    }

    static Path unpack(List<NativeLibrary> libraries, Path cache) throws IOException, StageException {
        List<Packed> packed = new ArrayList<>();
        for (NativeLibrary library : libraries) {
            packed.add(Packed.find(library));
        }
        Path folder = Files.createDirectories(cache.resolve(key(packed)));
        for (Packed each : packed) {
            each.layDown(folder);
        }
        return folder;
    }

    /** Names the folder by what is in the libraries: checksums from the archive's directory, so that none is read. */
    private static String key(List<Packed> packed) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            for (Packed each : packed) {
                String line = each.library.file() + " " + each.bytes + " " + each.mark + "\n";
                sha.update(line.getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(sha.digest(), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static void point(Path folder, Path cache) {
        String before = System.getProperty("jna.library.path");
        String path = before == null || before.isEmpty() ? "" + folder : folder + File.pathSeparator + before;
        System.setProperty("jna.library.path", path);
        if (System.getProperty("jna.tmpdir") == null) {
            System.setProperty("jna.tmpdir", cache.resolve("jna").toString());
        }
    }

    private record Packed(NativeLibrary library, URL url, long bytes, long mark) {
        static Packed find(NativeLibrary library) throws IOException, StageException {
            URL url = Natives.class.getClassLoader().getResource(library.resource());
            if (url == null) {
                throw new StageException(
                        FailureKind.NO_ENGINE,
                        "engine",
                        "no engine for " + NativeLibrary.platform() + " on the class path (" + library.resource()
                                + "); build Recto on this machine, or run it where an engine exists: Linux, macOS"
                                + " (x86_64, arm64) or Windows (x86_64)");
            }
            URLConnection connection = url.openConnection();
            if (connection instanceof JarURLConnection jar) {
                JarEntry entry = jar.getJarEntry();
                return new Packed(library, url, entry.getSize(), entry.getCrc());
            }
            return new Packed(library, url, connection.getContentLengthLong(), connection.getLastModified());
        }

        void layDown(Path folder) throws IOException {
            Path file = folder.resolve(library.file());
            if (!Files.isRegularFile(file) || Files.size(file) != bytes) {
                Path part = Files.createTempFile(folder, library.file(), ".part");
                try (InputStream in = url.openStream()) {
                    Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
                    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
                } finally {
                    Files.deleteIfExists(part);
                }
            }
            Path alias = folder.resolve(library.alias());
            if (!Files.exists(alias)) {
                link(alias, file);
            }
        }

        private static void link(Path alias, Path file) throws IOException {
            try {
                Files.createSymbolicLink(alias, file.getFileName());
            } catch (FileAlreadyExistsException another) {
                // Another process was faster; its link says the same.
                return;
            }
        }
    }
}

package recto.engine;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Takes files out of the system's package archive as an ordinary user: downloads and unpacks, installs nothing. */
public final class PackageArchive {
    private static final long MINUTES = 5;

    private PackageArchive() {}

    /** Whether this system has the tools of Debian. */
    public static boolean available() {
        return onPath("apt-get") && onPath("dpkg-deb");
    }

    /** Whether a program can be started by its name alone. */
    public static boolean onPath(String program) {
        String path = System.getenv("PATH");
        return path != null
                && Stream.of(path.split(File.pathSeparator))
                        .filter(folder -> !folder.isBlank())
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /**
     * Downloads a package into a folder without packages and unpacks it there.
     *
     * @throws IOException that says what failed and what to do
     */
    public static void unpack(String name, Path folder) throws IOException {
        String log = run(folder, List.of("apt-get", "download", name));
        List<Path> archives;
        try (Stream<Path> files = Files.list(folder)) {
            archives = files.filter(file -> file.toString().endsWith(".deb")).toList();
        }
        if (archives.isEmpty()) {
            boolean unknown = log.contains("Unable to locate") || log.contains("No candidate");
            throw new IOException(
                    unknown
                            ? "apt does not know " + name + " (its lists may be missing: sudo apt-get update)"
                            : "apt-get download " + name + " failed: " + lastLine(log));
        }
        for (Path archive : archives) {
            String said = run(folder, List.of("dpkg-deb", "-x", archive.toString(), folder.toString()));
            if (!said.isBlank()) {
                throw new IOException("dpkg-deb cannot unpack " + archive.getFileName() + ": " + lastLine(said));
            }
            Files.delete(archive);
        }
    }

    /**
     * Names of the packages that installing one would bring along and that are not installed, itself included.
     *
     * @throws IOException that says what failed and what to do
     */
    public static List<String> missingFor(String name) throws IOException {
        Path folder = Files.createTempDirectory("recto-apt");
        try {
            String log = run(folder, List.of("apt-get", "-s", "--no-install-recommends", "install", name));
            List<String> names = new ArrayList<>();
            log.lines()
                    .filter(line -> line.startsWith("Inst "))
                    .map(line -> line.split(" ")[1])
                    .forEach(names::add);
            if (names.isEmpty()) {
                throw new IOException("apt cannot tell what " + name + " needs: " + lastLine(log));
            }
            return names;
        } finally {
            Files.deleteIfExists(folder.resolve("log"));
            Files.delete(folder);
        }
    }

    private static String run(Path folder, List<String> command) throws IOException {
        Path log = folder.resolve("log");
        Path nothing = Files.createTempFile("recto", ".nothing");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(nothing.toFile()))
                .redirectOutput(log.toFile());
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        try {
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                throw new IOException(command.get(0) + " did not end within " + MINUTES + " minutes");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(command.get(0) + " was interrupted", e);
        } finally {
            process.destroyForcibly();
            Files.deleteIfExists(nothing);
        }
        return Files.readString(log, StandardCharsets.ISO_8859_1);
    }

    private static String lastLine(String log) {
        return log.lines().reduce("", (before, line) -> line.isBlank() ? before : line.strip());
    }
}

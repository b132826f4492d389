package recto.recognition;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Takes a model out of the system's package archive as an ordinary user: downloads and unpacks, installs nothing. */
final class DebianPackages {
    private static final long MINUTES = 5;

    private DebianPackages() {}

    /** Whether this system has the tools of Debian. */
    static boolean available() {
        return onPath("apt-get") && onPath("dpkg-deb");
    }

    /**
     * Downloads the package of a model into an empty folder and unpacks it there.
     *
     * @return the file of the model
     * @throws IOException that says what failed and what to do
     */
    static Path unpack(KnownModel model, Path folder) throws IOException {
        String log = run(folder, List.of("apt-get", "download", model.debianPackage()));
        Optional<Path> archive = find(folder, ".deb");
        if (archive.isEmpty()) {
            boolean unknown = log.contains("Unable to locate") || log.contains("No candidate");
            throw new IOException(
                    unknown
                            ? "apt does not know " + model.debianPackage()
                                    + " (its lists may be missing: sudo apt-get update)"
                            : "apt-get download " + model.debianPackage() + " failed: " + lastLine(log));
        }
        String unpacking = run(folder, List.of("dpkg-deb", "-x", archive.get().toString(), folder.toString()));
        return find(folder, "/" + model.file())
                .orElseThrow(() -> new IOException(
                        archive.get().getFileName() + " holds no " + model.file() + " " + lastLine(unpacking)));
    }

    private static String run(Path folder, List<String> command) throws IOException {
        Path log = folder.resolve("log");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(
                        Files.createFile(folder.resolve("nothing")).toFile()))
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
            Files.deleteIfExists(folder.resolve("nothing"));
        }
        return Files.readString(log, StandardCharsets.ISO_8859_1);
    }

    private static Optional<Path> find(Path folder, String end) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).findFirst();
        }
    }

    private static String lastLine(String log) {
        return log.lines().reduce("", (before, line) -> line.isBlank() ? before : line.strip());
    }

    private static boolean onPath(String program) {
        String path = System.getenv("PATH");
        return path != null
                && Stream.of(path.split(File.pathSeparator))
                        .filter(folder -> !folder.isBlank())
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}

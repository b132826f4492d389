package recto.train;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import recto.engine.PackageArchive;
import recto.model.FailureKind;
import recto.model.StageException;

/** The programs of Tesseract that train: those on the machine, or unpacked from the packages of Debian. */
final class Tools {
    private static final String PACKAGE = "tesseract-ocr";

    private final Optional<Path> unpacked;

    private Tools(Optional<Path> unpacked) {
        this.unpacked = unpacked;
    }

    /**
     * Finds the programs, or fetches them.
     *
     * @throws StageException that says what to install where they cannot be had
     */
    static Tools find(Packages packages) throws StageException {
        if (PackageArchive.onPath("lstmtraining") && PackageArchive.onPath("combine_lang_model")) {
            return new Tools(Optional.empty());
        }
        try {
            return new Tools(Optional.of(packages.withNeeds(PACKAGE)));
        } catch (IOException e) {
            throw new StageException(
                    FailureKind.NO_ENGINE,
                    "train",
                    "training needs the programs lstmtraining and combine_lang_model of Tesseract, which are not on"
                            + " this machine and cannot be fetched (" + e.getMessage()
                            + "); install them: sudo apt-get install tesseract-ocr, or your system's package of"
                            + " Tesseract with its training tools",
                    e);
        }
    }

    /**
     * Runs a program to its end.
     *
     * @param output told of each line that it prints
     * @throws IOException if it fails, with what it said last
     */
    void run(List<String> command, Consumer<String> output) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        Map<String, String> environment = builder.environment();
        environment.put("OMP_THREAD_LIMIT", "1");
        environment.put("LC_ALL", "C.UTF-8");
        if (unpacked.isPresent()) {
            environment.put("LD_LIBRARY_PATH", libraries(unpacked.get()));
            List<String> there = new ArrayList<>(command);
            there.set(
                    0, unpacked.get().resolve("usr/bin").resolve(command.get(0)).toString());
            builder.command(there);
        }
        Process process = builder.start();
        Thread ending = new Thread(process::destroy);
        Runtime.getRuntime().addShutdownHook(ending);
        try {
            process.getOutputStream().close();
            List<String> last = follow(process, output);
            int code = process.waitFor();
            if (code != 0) {
                throw new IOException(command.get(0) + " failed (code " + code + "): " + String.join(" / ", last));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(command.get(0) + " was interrupted", e);
        } finally {
            process.destroy();
            forget(ending);
        }
    }

    private static void forget(Thread ending) {
        try {
            Runtime.getRuntime().removeShutdownHook(ending);
        } catch (IllegalStateException endingNow) {
            // The program is being stopped, and the hook runs.
        }
    }

    private static List<String> follow(Process process, Consumer<String> output) throws IOException {
        List<String> last = new ArrayList<>();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                output.accept(line);
                last.add(line);
                if (last.size() > 3) {
                    last.remove(0);
                }
            }
        }
        return last;
    }

    private static String libraries(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getFileName().toString().contains(".so."))
                    .map(file -> file.getParent().toString())
                    .distinct()
                    .collect(Collectors.joining(":"));
        }
    }
}

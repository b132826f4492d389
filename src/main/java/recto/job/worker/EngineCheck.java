package recto.job.worker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import recto.engine.Natives;
import recto.model.StageException;
import recto.recognition.TesseractRecognizer;

/** Loads the engine in a child process, to see whether it can be loaded. */
public final class EngineCheck {
    private static final int SECONDS = 60;

    private EngineCheck() {}

    /**
     * Name and version of the engine and its image library.
     *
     * @throws IOException that says why the engine cannot be loaded
     */
    public static String run() throws IOException {
        Process child = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        EngineCheck.class.getName())
                .redirectErrorStream(true)
                .start();
        String told = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        try {
            if (child.waitFor(SECONDS, TimeUnit.SECONDS) && child.exitValue() == 0) {
                return told;
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        child.destroyForcibly();
        throw new IOException("the engine cannot be loaded: " + told);
    }

    /** Prints what {@link #run} tells. */
    public static void main(String[] args) {
        try {
            Natives.load();
            System.out.println(TesseractRecognizer.version() + ", " + Natives.leptonica());
        } catch (StageException broken) {
            System.out.println(broken.failure().message());
            System.exit(1);
        }
    }
}

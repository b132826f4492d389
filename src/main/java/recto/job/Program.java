package recto.job;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;

/** Which Recto this is. */
public final class Program {
    private static final String VERSION = version();

    private Program() {}

    /** Name and version, as it stands in transcripts: {@code recto 0.1.0}. */
    public static String name() {
        return "recto " + VERSION;
    }

    /**
     * What tells two builds of one version apart: the digest of the program file, or the word {@code classes} where it
     * runs from a folder, as in tests.
     */
    static String build() {
        CodeSource source = Program.class.getProtectionDomain().getCodeSource();
        try {
            Path file = Path.of(source.getLocation().toURI());
            return Files.isRegularFile(file) ? Digests.of(file).hex() : "classes";
        } catch (IOException | URISyntaxException unknown) {
            // A program that cannot read itself still runs; then builds of one version count as the same.
            return "unknown";
        }
    }

    private static String version() {
        String stated = Program.class.getPackage().getImplementationVersion();
        return stated == null ? "development" : stated;
    }
}

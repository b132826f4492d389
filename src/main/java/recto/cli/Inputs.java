package recto.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The scans that a command names. */
final class Inputs {
    private Inputs() {}

    /** Refuses a name that stands for nothing, before any work is done. */
    static void check(CommandLine line, List<Path> scans) {
        for (Path scan : scans) {
            if (!Files.exists(scan)) {
                throw new ParameterException(line, "there is no file or folder " + Names.shown(scan.toString()));
            }
        }
    }
}

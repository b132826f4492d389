package recto.endtoend;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs the real program as a user does: by its launcher, in a process of its own. */
final class Command {
    private Command() {}

    /**
     * What a command came to.
     *
     * @param exit code
     * @param out standard output
     * @param err standard error
     */
    record Ended(int exit, String out, String err) {}

    /** Runs {@code ./recto} with arguments. */
    static Ended recto(Object... arguments) throws IOException, InterruptedException {
        return recto(Map.of(), arguments);
    }

    /** The same, with changes to the environment. */
    static Ended recto(Map<String, String> environment, Object... arguments) throws IOException, InterruptedException {
        List<String> line =
                new ArrayList<>(List.of(Path.of("recto").toAbsolutePath().toString()));
        for (Object argument : arguments) {
            line.add(argument.toString());
        }
        Path out = Files.createTempFile("recto", ".out");
        Path err = Files.createTempFile("recto", ".err");
        ProcessBuilder builder =
                new ProcessBuilder(line).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().putAll(environment);
        int exit = builder.start().waitFor();
        Ended ended = new Ended(
                exit, Files.readString(out, StandardCharsets.UTF_8), Files.readString(err, StandardCharsets.UTF_8));
        Files.delete(out);
        Files.delete(err);
        return ended;
    }
}

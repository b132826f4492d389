package recto.cli;

import java.util.function.Consumer;
import picocli.CommandLine;
import recto.job.Event;

/** Who watches a run: a person at a terminal, a log, or a program. */
final class Listeners {
    private Listeners() {}

    /** The listener for the options and the place that the command runs in. */
    static Consumer<Event> choose(CommandLine line, boolean quiet, boolean json) {
        if (json) {
            return new JsonEvents(line.getOut());
        }
        boolean terminal = System.console() != null && !quiet;
        return new PlainEvents(line.getErr(), quiet, terminal);
    }
}

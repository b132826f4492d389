package recto.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import recto.job.Event;
import recto.transcript.JsonLines;

/** Prints each event as one line of JSON. */
final class JsonEvents implements Consumer<Event> {
    private final PrintWriter out;

    JsonEvents(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void accept(Event event) {
        out.print(new String(JsonLines.line(event), StandardCharsets.UTF_8));
        out.flush();
    }
}

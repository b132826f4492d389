package recto.cli;

import java.util.Locale;
import java.util.function.Consumer;
import recto.recognition.ModelEvent;

/** Says how fetching goes on: a line at the start, one at the end, and one for each problem. */
final class FetchProgress implements Consumer<ModelEvent> {
    private final Consumer<String> said;
    private String current = "";

    FetchProgress(Consumer<String> said) {
        this.said = said;
    }

    @Override
    public void accept(ModelEvent event) {
        if (!event.problem().isEmpty()) {
            said.accept(event.problem());
        } else if (event.done() >= event.total() && event.total() > 0) {
            said.accept("model " + event.model() + " is here now");
            current = "";
        } else if (!event.model().equals(current)) {
            current = event.model();
            said.accept(String.format(Locale.ROOT, "fetching model %s (%.1f MB) ...", current, event.total() / 1e6));
        }
    }
}

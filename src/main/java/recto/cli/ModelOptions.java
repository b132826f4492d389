package recto.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Option;
import recto.engine.CacheFolder;
import recto.model.FailureKind;
import recto.model.Model;
import recto.model.StageException;
import recto.recognition.ModelEvent;
import recto.recognition.ModelState;
import recto.recognition.Models;
import recto.recognition.RecognitionSettings;

/** Where language models come from. */
final class ModelOptions {
    @Option(names = "--offline", description = "Fetch no language model; only those on this machine are used.")
    private boolean offline;

    /** Models that are on this machine, and names of those that a run would fetch. */
    record Present(List<Model> models, List<String> missing) {}

    boolean offline() {
        return offline;
    }

    /** The models for some settings; missing ones are fetched, and what happens is said. */
    List<Model> resolve(RecognitionSettings settings, Consumer<String> said) throws StageException {
        return models(offline, new FetchProgress(said)).resolve(settings);
    }

    /** The models for some settings that need not be fetched. */
    Present present(RecognitionSettings settings) throws StageException {
        List<Model> models = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        Models local = models(true, event -> missing.add(event.model()));
        try {
            models.addAll(local.resolve(settings));
        } catch (StageException absent) {
            // A model that was named and is not here: the run will fetch it, or say why it cannot.
            missing.addAll(settings.languages());
        }
        return new Present(models, missing);
    }

    /** The file of a model, without fetching it. */
    Optional<Path> file(String name) {
        try {
            return all().stream()
                    .filter(model -> model.name().equals(name))
                    .findFirst()
                    .flatMap(ModelState::location);
        } catch (StageException unreadable) {
            return Optional.empty();
        }
    }

    /** Every model that is known or found. */
    List<ModelState> all() throws StageException {
        try {
            return models(true, event -> {}).list();
        } catch (IOException unreadable) {
            throw new StageException(
                    FailureKind.NO_MODEL, "models", "the folders of models cannot be read: " + unreadable, unreadable);
        }
    }

    /** Fetches a model when it is missing. */
    Model add(String code, Consumer<String> said) throws StageException {
        return models(offline, new FetchProgress(said)).add(code);
    }

    private static Models models(boolean offline, Consumer<ModelEvent> listener) throws StageException {
        try {
            return new Models(CacheFolder.of("tessdata"), offline, listener);
        } catch (IOException nowhere) {
            throw new StageException(
                    FailureKind.NO_MODEL, "models", "there is no place for models: " + nowhere.getMessage(), nowhere);
        }
    }
}

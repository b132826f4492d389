package recto.recognition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import recto.model.FailureKind;
import recto.model.Model;
import recto.model.StageException;

/** Keeps the engines used last loaded; an idle one costs a few megabytes, loading one up to 0.2 s. One thread only. */
final class EngineShelf implements AutoCloseable {
    private static final int PLACES = 12;

    private final Map<String, Engine> engines = new LinkedHashMap<>(16, 0.75f, true);

    /** The engine for a set of models, which are loaded if they still have the digests that were noted. */
    Engine engine(List<Model> models) throws StageException {
        String key = models.stream().map(Model::name).collect(Collectors.joining("+"));
        Engine engine = engines.get(key);
        if (engine == null) {
            engine = open(models);
            engines.put(key, engine);
            if (engines.size() > PLACES) {
                String oldest = engines.keySet().iterator().next();
                engines.remove(oldest).close();
            }
        }
        return engine;
    }

    private static Engine open(List<Model> models) throws StageException {
        try {
            for (Model model : models) {
                check(model);
            }
            List<Path> files =
                    models.stream().map(model -> Path.of(model.location())).toList();
            Path folder = files.get(0).getParent();
            if (files.stream().allMatch(file -> folder.equals(file.getParent()))) {
                return Engine.open(models, folder.toString());
            }
            return together(models, files);
        } catch (IOException e) {
            throw new StageException(
                    FailureKind.NO_MODEL, "recognition", "a model cannot be read: " + e.getMessage(), e);
        }
    }

    /** The engine takes several models from one folder only: they are copied into one for the time of loading. */
    private static Engine together(List<Model> models, List<Path> files) throws IOException, StageException {
        Path folder = Files.createTempDirectory("recto-models");
        try {
            for (Path file : files) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
            return Engine.open(models, folder.toString());
        } finally {
            for (Path file : files) {
                Files.deleteIfExists(folder.resolve(file.getFileName()));
            }
            Files.delete(folder);
        }
    }

    /** The engine loads a model with flipped bits without a word and reads nonsense by it. */
    private static void check(Model model) throws IOException, StageException {
        Path file = Path.of(model.location());
        if (!Files.isRegularFile(file) || !FileDigest.of(file).equals(model.digest())) {
            throw new StageException(
                    FailureKind.NO_MODEL,
                    "recognition",
                    "the model " + file + " is missing or was changed since the run began (its digest is not "
                            + model.digest() + "); run: recto models add " + model.name());
        }
    }

    @Override
    public void close() {
        engines.values().forEach(Engine::close);
        engines.clear();
    }
}

package recto.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** One training by a recipe, from its lines to its network. Its folder is its own; one thread only. */
final class TrainingRun {
    private static final int LINES_OF_A_FILE = 500;

    private final Recipe recipe;
    private final LineMaker maker;
    private final Path work;
    private final Voice voice;

    TrainingRun(Recipe recipe, LineMaker maker, Path work, Voice voice) {
        this.recipe = recipe;
        this.maker = maker;
        this.work = work;
        this.voice = voice;
    }

    /**
     * Who is told how it goes on.
     *
     * @param name what each message begins with
     */
    record Voice(String name, Consumer<String> said) {
        void say(String message) {
            said.accept(name + message);
        }
    }

    /**
     * Trains, from where an earlier try stood.
     *
     * @param model file with the characters
     * @param base the stock model that training goes on from
     */
    byte[] network(Path model, Path base, Tools tools) throws IOException {
        List<List<Path>> lines = lines();
        List<Recipe.Stage> stages = recipe.stages();
        Path from = work.resolve("base.lstm");
        Files.write(from, FloatNetwork.of(Components.read(base).network()));
        Optional<Path> old = Optional.of(base);
        for (int i = 0; i < stages.size(); i++) {
            Recipe.Stage stage = stages.get(i);
            Path checkpoint = work.resolve("stage-" + (i + 1) + "_checkpoint");
            Pace pace = new Pace("stage " + (i + 1) + " of " + stages.size(), voice::say);
            Training.Start start = new Training.Start(model, from, old);
            new Training(tools, pace)
                    .run(new Training.Course(start, lines.get(i), checkpoint, stage.iterations(), stage.rate()));
            from = checkpoint;
            old = Optional.empty();
        }
        return new Training(tools, progress -> {}).network(from, model);
    }

    /** The files of lines of each stage. */
    private List<List<Path>> lines() throws IOException {
        Path folder = Files.createDirectories(work.resolve("lines")).toAbsolutePath();
        List<List<Path>> files = new ArrayList<>();
        for (List<Mixture.Line> lines : Mixture.of(recipe.stages())) {
            String stage = "stage-" + (files.size() + 1);
            List<Path> own = new ArrayList<>();
            for (int from = 0; from < lines.size(); from += LINES_OF_A_FILE) {
                int to = Math.min(from + LINES_OF_A_FILE, lines.size());
                Path file = folder.resolve(stage + "-" + from + ".lstmf");
                if (!Files.exists(file)) {
                    voice.say("making lines: " + stage + ", " + to + " of " + lines.size());
                    LineFile.write(
                            file,
                            recipe.name(),
                            lines.subList(from, to).stream().map(maker::line).toList());
                }
                own.add(file);
            }
            files.add(own);
        }
        return files;
    }
}

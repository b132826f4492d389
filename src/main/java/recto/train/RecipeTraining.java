package recto.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import recto.model.StageException;

/** Makes a model by its recipe; what is already there of an earlier try is gone on from. */
public final class RecipeTraining {
    private static final int LINES_OF_A_FILE = 500;

    private final Recipe recipe;
    private final Path beside;
    private final Path work;
    private final Packages packages;
    private final Consumer<String> said;

    /**
     * A model to be made.
     *
     * @param recipe how
     * @param folders where its rules lie and its model goes
     * @param packages cache of packages
     * @param said told how it goes on
     */
    public RecipeTraining(Recipe recipe, Folders folders, Packages packages, Consumer<String> said) {
        this.recipe = recipe;
        this.beside = folders.beside();
        this.work = folders.work();
        this.packages = packages;
        this.said = said;
    }

    /**
     * Places of a training.
     *
     * @param beside the folder of the recipe, which its rules lie in
     * @param work folder for lines, checkpoints and the model
     */
    public record Folders(Path beside, Path work) {}

    /**
     * Makes the model.
     *
     * @return its file
     * @throws IOException that says what failed
     * @throws StageException if the programs that train cannot be had
     */
    public Path make() throws IOException, StageException {
        Tools tools = Tools.find(packages);
        packages.prepare(recipe);
        Path base = packages.file(recipe.base());
        Files.createDirectories(work);
        LanguageModel language = LanguageModel.of(recipe, packages);
        Orthography spelling = spelling(language);
        Path model = language.characters(work.resolve("characters"), tools);
        List<List<Path>> lines = lines(language, spelling);
        Path checkpoint = stages(model, base, lines, tools);
        Path made = work.resolve(recipe.name() + ".traineddata");
        Path whole = language.whole(work.resolve("language"), spelling, tools);
        new Training(tools, progress -> {}).finish(checkpoint, whole, made);
        return made;
    }

    private Orthography spelling(LanguageModel language) throws IOException {
        if (recipe.orthography().isEmpty()) {
            return Orthography.none();
        }
        Set<String> lexicon = new HashSet<>();
        language.words().forEach(word -> lexicon.add(word.toLowerCase(Locale.ROOT)));
        return Orthography.read(beside.resolve(recipe.orthography().get()), lexicon);
    }

    private LineTexts texts(LanguageModel language, Orthography spelling) throws IOException {
        List<String> running = new ArrayList<>();
        for (Recipe.Source source : recipe.texts()) {
            running.addAll(RunningText.words(packages.file(source)));
        }
        List<String> patterns = recipe.patterns().isEmpty()
                ? List.of()
                : Files.readAllLines(beside.resolve(recipe.patterns().get())).stream()
                        .filter(line -> !line.isBlank() && !line.startsWith("# "))
                        .toList();
        List<String> words =
                language.words().stream().filter(word -> word.length() > 1).toList();
        return new LineTexts(running, words, patterns, spelling, recipe.running());
    }

    /** The files of lines of each stage. */
    private List<List<Path>> lines(LanguageModel language, Orthography spelling) throws IOException {
        LineMaker maker = new LineMaker(recipe, texts(language, spelling), language.characters(), packages);
        Path folder = Files.createDirectories(work.resolve("lines")).toAbsolutePath();
        List<List<Path>> files = new ArrayList<>();
        for (List<Mixture.Line> lines : Mixture.of(recipe.stages())) {
            String stage = "stage-" + (files.size() + 1);
            List<Path> own = new ArrayList<>();
            for (int from = 0; from < lines.size(); from += LINES_OF_A_FILE) {
                int to = Math.min(from + LINES_OF_A_FILE, lines.size());
                Path file = folder.resolve(stage + "-" + from + ".lstmf");
                if (!Files.exists(file)) {
                    said.accept("making lines: " + stage + ", " + to + " of " + lines.size());
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

    private Path stages(Path model, Path base, List<List<Path>> lines, Tools tools) throws IOException {
        Path from = work.resolve("base.lstm");
        Files.write(from, FloatNetwork.of(Components.read(base).network()));
        Optional<Path> old = Optional.of(base);
        for (int i = 0; i < recipe.stages().size(); i++) {
            Recipe.Stage stage = recipe.stages().get(i);
            Path checkpoint = work.resolve("stage-" + (i + 1) + "_checkpoint");
            String name = "stage " + (i + 1) + " of " + recipe.stages().size();
            Pace pace = new Pace(name, said);
            new Training(tools, pace)
                    .run(new Training.Course(
                            model, from, old, lines.get(i), checkpoint, stage.iterations(), stage.rate()));
            from = checkpoint;
            old = Optional.empty();
        }
        return from;
    }
}

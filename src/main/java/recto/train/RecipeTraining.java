package recto.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import recto.model.StageException;

/** Makes a model by its recipe; what is already there of an earlier try is gone on from. */
public final class RecipeTraining {
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
        LineTexts texts = texts(language, spelling);
        List<TrainingRun> runs = new ArrayList<>();
        for (int number = 1; number <= recipe.runs(); number++) {
            LineMaker maker = new LineMaker(recipe.run(number), texts, language.characters(), packages);
            String name = recipe.runs() == 1 ? "" : "run " + number + " of " + recipe.runs() + ", ";
            runs.add(new TrainingRun(recipe, maker, work.resolve("run-" + number), new TrainingRun.Voice(name, said)));
        }
        Path network = work.resolve("mean.lstm");
        Files.write(network, FloatNetwork.mean(networks(runs, model, base, tools)));
        Path made = work.resolve(recipe.name() + ".traineddata");
        Path whole = language.whole(work.resolve("language"), spelling, tools);
        new Training(tools, progress -> {}).finish(network, whole, made);
        return made;
    }

    /** Each run takes one core. */
    private static List<byte[]> networks(List<TrainingRun> runs, Path model, Path base, Tools tools)
            throws IOException {
        int cores = Math.min(runs.size(), Runtime.getRuntime().availableProcessors());
        ExecutorService pool = Executors.newFixedThreadPool(cores);
        try {
            List<byte[]> networks = new ArrayList<>();
            for (Future<byte[]> run : pool.invokeAll(runs.stream()
                    .map(run -> (Callable<byte[]>) () -> run.network(model, base, tools))
                    .toList())) {
                networks.add(run.get());
            }
            return networks;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("training was interrupted", e);
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        } finally {
            pool.shutdownNow();
        }
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
}

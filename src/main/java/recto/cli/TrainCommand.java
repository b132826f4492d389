package recto.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import recto.engine.CacheFolder;
import recto.model.StageException;
import recto.train.FineTuning;
import recto.train.Packages;
import recto.train.Recipe;
import recto.train.RecipeTraining;
import recto.train.TextLine;
import recto.transcript.Json;

/** {@code recto train}: makes models. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        header = "Makes a language model: from corrected pages, or by a recipe.",
        description = {
            "From corrected pages: trains a model further on lines whose text people corrected, so that it reads further"
                    + " pages of the same kind better. PAGES are PAGE or ALTO files with their scans beside them,"
                    + " pictures of lines with their text in .gt.txt files of the same names, or folders of them. One line"
                    + " of seven is held out; the error rates of both models on those are printed, and a model that is"
                    + " not better is thrown away. 100 to 200 lines are worth while; these take about a minute on one"
                    + " free core.",
            "",
            "By a recipe: a YAML file that says how a model is made from a stock model and synthetic lines; those of the"
                    + " models that come with Recto are in models/. The same recipe gives the same lines.",
            "",
            "The programs that train (lstmtraining, lstmeval, combine_lang_model) are Tesseract's. They are taken from"
                    + " this machine, or from Debian's packages without installing anything. A training that was"
                    + " stopped goes on from its last checkpoint when the same command is given again."
        },
        footer = {
            "",
            "Examples:",
            "  recto train corrected/ --model rus_old -o models",
            "  recto train models/rus_old/recipe.yaml"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the model is made",
            "1:it is not better than the one that it was made from, or training failed",
            "2:wrong arguments",
            "3:the programs that train cannot be had",
            "4:the model to begin with cannot be had"
        })
final class TrainCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PAGES", arity = "1..*", description = "Corrected pages; or one recipe (.yaml).")
    private List<Path> places;

    @Option(
            names = "--model",
            paramLabel = "NAME",
            description = "The model that read the pages: its name or its file.")
    private String model;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            defaultValue = "trained",
            description = "Folder for the new model. Default: ${DEFAULT-VALUE}.")
    private Path output;

    @Option(names = "--name", paramLabel = "NAME", description = "Name of the new model. Default: that of the old one.")
    private String name;

    @Option(
            names = "--work",
            paramLabel = "DIR",
            description = "Folder for lines and checkpoints. Default: work/NAME in the folder for the model.")
    private Path work;

    @Mixin
    private ModelOptions models;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws StageException {
        for (Path place : places) {
            if (!Files.exists(place)) {
                throw new ParameterException(spec.commandLine(), "there is no file or folder " + place);
            }
        }
        try {
            Files.createDirectories(output);
            Packages packages = new Packages(CacheFolder.of("packages"), models.offline(), this::say);
            return places.get(0).toString().endsWith(".yaml") ? byRecipe(packages) : fromPages(packages);
        } catch (IOException e) {
            say("recto train: " + e.getMessage());
            return ExitCode.SOME_FAILED.code();
        }
    }

    private int byRecipe(Packages packages) throws IOException, StageException {
        if (places.size() > 1 || model != null || name != null) {
            throw new ParameterException(
                    spec.commandLine(), "a recipe stands alone: it says itself which model it begins with");
        }
        Path file = places.get(0);
        Recipe recipe = recipe(file);
        Path beside = file.toAbsolutePath().getParent();
        Path made = new RecipeTraining(
                        recipe, new RecipeTraining.Folders(beside, folder(recipe.name())), packages, this::say)
                .make();
        Path place = output.resolve(made.getFileName());
        Files.move(made, place, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        say("the model is " + place);
        return 0;
    }

    private Recipe recipe(Path file) {
        try {
            return Json.readYaml(file, Recipe.class);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), file + ": " + e.getMessage(), e);
        }
    }

    private int fromPages(Packages packages) throws IOException, StageException {
        if (model == null) {
            throw new ParameterException(spec.commandLine(), "say which model read the pages: --model NAME");
        }
        Path old = Files.isRegularFile(Path.of(model))
                ? Path.of(model)
                : Path.of(models.add(model, this::say).location());
        String own = name == null ? old.getFileName().toString().replace(".traineddata", "") : name;
        List<TextLine> lines = CorrectedLines.in(places, this::say);
        say(lines.size() + " lines; training goes on from " + old);
        FineTuning.Outcome outcome = new FineTuning(old.toAbsolutePath(), folder(own), packages, this::say)
                .run(lines, output.resolve(own + ".traineddata"));
        say(String.format(
                Locale.ROOT,
                "learnt from %d lines; characters wrong on %d other lines: %.2f %% before, %.2f %% after",
                outcome.learnt(),
                outcome.heldOut(),
                outcome.before(),
                outcome.after()));
        if (outcome.made().isEmpty()) {
            say("the new model is not better and was thrown away");
            return ExitCode.SOME_FAILED.code();
        }
        say("the model is " + outcome.made().get() + "; it is taken for " + own + " when TESSDATA_PREFIX names "
                + output.toAbsolutePath());
        return 0;
    }

    private Path folder(String own) {
        return work == null ? output.resolve("work").resolve(own) : work;
    }

    private void say(String message) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(message);
        out.flush();
    }
}

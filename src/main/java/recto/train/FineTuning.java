package recto.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import recto.model.StageException;

/**
 * Trains a model further on lines that people corrected. A share of them is held out; the new model is kept only if it
 * reads those better than the old one. What an earlier try left in the folder is gone on from.
 */
public final class FineTuning {
    /** Every so manieth line is held out. */
    private static final int HELD_OUT = 7;

    private static final int FEWEST = 20;
    private static final double RATE = 0.0003;
    /** Measured on 200 lines: further passes gain little. */
    private static final int PASSES = 5;

    private static final int LEAST_ITERATIONS = 500;
    private static final int MOST_ITERATIONS = 6000;

    private final Path model;
    private final Path work;
    private final Packages packages;
    private final Consumer<String> said;

    /**
     * A model to be trained further.
     *
     * @param model its file
     * @param work folder for lines and checkpoints
     * @param packages cache of packages, for the programs that train
     * @param said told how it goes on
     */
    public FineTuning(Path model, Path work, Packages packages, Consumer<String> said) {
        this.model = model;
        this.work = work;
        this.packages = packages;
        this.said = said;
    }

    /**
     * What came of it.
     *
     * @param learnt number of lines learnt from
     * @param heldOut number of lines that both models were tried on
     * @param before share of characters that the old model reads wrongly on those, in percent
     * @param after the same of the new one
     * @param made the new model, where it is better
     */
    public record Outcome(int learnt, int heldOut, double before, double after, Optional<Path> made) {}

    /**
     * Trains.
     *
     * @param made where the new model goes
     * @throws IOException if it fails, or there are too few lines
     * @throws StageException if the programs that train cannot be had
     */
    public Outcome run(List<TextLine> lines, Path made) throws IOException, StageException {
        Components old = Components.read(model);
        List<TextLine> usable = usable(lines, CharacterSet.of(old.characters()));
        if (usable.size() < FEWEST) {
            throw new IOException("there are " + usable.size() + " lines to learn from; at least " + FEWEST
                    + " are needed, and 100 to 200 are worth while");
        }
        Tools tools = Tools.find(packages);
        List<TextLine> learnt = new ArrayList<>();
        List<TextLine> heldOut = new ArrayList<>();
        for (int i = 0; i < usable.size(); i++) {
            (i % HELD_OUT == HELD_OUT / 2 ? heldOut : learnt).add(usable.get(i));
        }
        Path lesson = same("learnt.lstmf", learnt);
        Path test = same("held-out.lstmf", heldOut);
        Path checkpoint = train(old, lesson, learnt.size(), tools);
        Path part = work.resolve("new.traineddata").toAbsolutePath();
        new Training(tools, progress -> {}).finish(checkpoint, model, part);
        HeldOut trial = new HeldOut(test, tools);
        double before = trial.error(model);
        double after = trial.error(part);
        boolean better = after < before;
        if (better) {
            Files.move(part, made, StandardCopyOption.REPLACE_EXISTING);
        } else {
            Files.delete(part);
        }
        return new Outcome(learnt.size(), heldOut.size(), before, after, better ? Optional.of(made) : Optional.empty());
    }

    private List<TextLine> usable(List<TextLine> lines, CharacterSet characters) {
        List<TextLine> usable = new ArrayList<>();
        for (TextLine line : lines) {
            if (characters.covers(line.text())) {
                usable.add(line);
            }
        }
        int left = lines.size() - usable.size();
        if (left > 0) {
            said.accept(String.format(
                    Locale.ROOT,
                    "%d of %d lines have characters that the model does not know; they are left out",
                    left,
                    lines.size()));
        }
        return usable;
    }

    /** Checkpoints hold for the lines that they were made with only. */
    private Path same(String name, List<TextLine> lines) throws IOException {
        Path file = Files.createDirectories(work).resolve(name).toAbsolutePath();
        Path fresh = work.resolve(name + ".new");
        LineFile.write(fresh, "own", lines);
        if (Files.exists(file) && !Arrays.equals(Files.readAllBytes(file), Files.readAllBytes(fresh))) {
            Files.delete(fresh);
            throw new IOException("the folder " + work + " belongs to a training with other lines; delete it, or name"
                    + " another one with --work");
        }
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        return file;
    }

    private Path train(Components old, Path lesson, int lines, Tools tools) throws IOException {
        Path network = work.resolve("old.lstm").toAbsolutePath();
        Files.write(network, FloatNetwork.of(old.network()));
        Path checkpoint = work.resolve("training_checkpoint").toAbsolutePath();
        int iterations = Math.min(MOST_ITERATIONS, Math.max(LEAST_ITERATIONS, PASSES * lines));
        new Training(tools, new Pace("training", said))
                .run(new Training.Course(
                        new Training.Start(model, network, Optional.empty()),
                        List.of(lesson),
                        checkpoint,
                        iterations,
                        RATE));
        return checkpoint;
    }
}

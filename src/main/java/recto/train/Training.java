package recto.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs {@code lstmtraining}: a run that was stopped goes on from its last checkpoint. */
final class Training {
    private static final Pattern AT =
            Pattern.compile("At iteration (\\d+)/(\\d+)/(\\d+), .*?(?:BCER|char) train=([0-9.]+)%");

    private final Tools tools;
    private final Consumer<Progress> listener;

    Training(Tools tools, Consumer<Progress> listener) {
        this.tools = tools;
        this.listener = listener;
    }

    /**
     * How far training is.
     *
     * @param iteration lines that were learnt from
     * @param of iterations in all
     * @param error share of characters of the lines of training that are read wrongly, in percent, a running mean
     */
    record Progress(int iteration, int of, double error) {}

    /**
     * What training goes on from.
     *
     * @param model file with characters and words
     * @param network a network or a checkpoint
     * @param old model that the network belongs to, where its characters are others
     */
    record Start(Path model, Path network, Optional<Path> old) {}

    /**
     * What is trained.
     *
     * @param start what training goes on from, where there is no checkpoint yet
     * @param lines files of lines, which are taken one after the other
     * @param checkpoint file that training is noted in
     * @param iterations lines that are learnt from
     * @param rate of learning
     */
    record Course(Start start, List<Path> lines, Path checkpoint, int iterations, double rate) {}

    /** Trains to the end of a course. */
    void run(Course course) throws IOException {
        Path folder =
                Files.createDirectories(course.checkpoint().toAbsolutePath().getParent());
        Path list = folder.resolve(course.checkpoint().getFileName() + ".lines");
        Files.write(list, course.lines().stream().map(Path::toString).toList());
        List<String> command = new ArrayList<>(List.of(
                "lstmtraining",
                "--traineddata=" + course.start().model(),
                "--continue_from=" + course.start().network(),
                "--model_output=" + prefix(course),
                "--train_listfile=" + list,
                "--learning_rate=" + course.rate(),
                "--max_iterations=" + course.iterations(),
                "--target_error_rate=0.0001",
                "--sequential_training",
                "--reset_learning_rate"));
        course.start().old().ifPresent(old -> command.add("--old_traineddata=" + old));
        Path log = folder.resolve(course.checkpoint().getFileName() + ".log");
        try (var writer = Files.newBufferedWriter(log)) {
            List<IOException> failures = new ArrayList<>();
            tools.run(command, line -> {
                try {
                    writer.write(line + "\n");
                    writer.flush();
                } catch (IOException e) {
                    failures.add(e);
                }
                heard(line, course.iterations());
            });
            if (!failures.isEmpty()) {
                throw failures.get(0);
            }
        }
    }

    private static String prefix(Course course) {
        String checkpoint = course.checkpoint().toString();
        return checkpoint.substring(0, checkpoint.length() - "_checkpoint".length());
    }

    private void heard(String line, int iterations) {
        Matcher at = AT.matcher(line);
        if (at.find()) {
            listener.accept(new Progress(Integer.parseInt(at.group(2)), iterations, Double.parseDouble(at.group(4))));
        }
    }

    /**
     * Makes a model for reading, with whole numbers for weights.
     *
     * @param network a network or a checkpoint
     * @param model file with characters and words
     */
    void finish(Path network, Path model, Path made) throws IOException {
        stop(List.of("--convert_to_int"), network, model, made);
    }

    /** Takes the network out of a checkpoint, with its weights as training left them. */
    byte[] network(Path checkpoint, Path model) throws IOException {
        Path made = checkpoint.resolveSibling("taken.traineddata");
        stop(List.of(), checkpoint, model, made);
        byte[] network = Components.read(made).network();
        Files.delete(made);
        return network;
    }

    private void stop(List<String> how, Path network, Path model, Path made) throws IOException {
        List<String> command = new ArrayList<>(List.of("lstmtraining", "--stop_training"));
        command.addAll(how);
        command.add("--continue_from=" + network);
        command.add("--traineddata=" + model);
        command.add("--model_output=" + made);
        tools.run(command, line -> {});
    }
}

package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;
import recto.cli.EvaluationReport;

/**
 * Reads all sets of real pages with the language given, and prints the error rates beside those of plain tesseract in
 * BASELINE.md of the sets, and what each stage costs; on request beside the cost of one plain reading of the same
 * pages.
 */
public final class Accuracy {
    private static final List<String> READERS = List.of("recto", "engine", "both", "ocrmypdf", "truth");
    private final Options options;
    private final String with;
    private final Cost cost = new Cost();

    private Accuracy(Options options) {
        this.options = options;
        this.with = options.get("with").orElse("recto");
        if (!READERS.contains(with)) {
            throw new IllegalArgumentException("--with is one of " + String.join(", ", READERS) + ", not " + with);
        }
    }

    /**
     * Options: {@code --models=FOLDER --only=SET,SET --with=recto|engine|both|ocrmypdf|truth --ocrmypdf-root=FOLDER
     * --bent=PERCENT}; by so much of the width of the page lines are made to fall towards its right edge; {@code truth}
     * is what {@link TruthInOrder} has.
     */
    public static void main(String[] args) throws Exception {
        Options options = Options.of(args, List.of("--models", "--only", "--with", "--ocrmypdf-root", "--bent"));
        new Accuracy(options).compare(Options.groundTruth());
    }

    private void compare(Path groundTruth) throws Exception {
        List<String> only =
                options.get("only").map(sets -> List.of(sets.split(","))).orElse(List.of());
        say("| set | pages | CER %% | WER %% | F1 | flexible CER %% | CER %% before | WER %% before | F1 before |"
                + Cost.HEAD);
        say("|---|---|---|---|---|---|---|---|---|" + Cost.RULE);
        for (Baseline each : Baseline.in(groundTruth)) {
            if (only.isEmpty() || only.contains(each.set())) {
                row(each, groundTruth.resolve(each.set()));
            }
        }
        cost.summary().forEach(line -> say("%s", line));
    }

    private void row(Baseline baseline, Path set) throws Exception {
        Cost.Row spent = cost.row();
        if (with.equals("both")) {
            read("engine", baseline, set, spent);
        }
        String reader = with.equals("both") ? "recto" : with;
        Path out = read(reader, baseline, set, spent);
        EvaluationReport.SetReport scores = Scores.of(set, out, out.resolveSibling(baseline.set() + ".json"));
        EvaluationReport.TextFigures total = scores.total().text().orElseThrow();
        say(
                "| %s | %d | %s | %s | %.3f | %s | %s |%s",
                baseline.set(),
                scores.pages().size(),
                percent(total.characters().rate()),
                percent(total.words().rate()),
                total.wordOverlap().f1().orElse(0),
                percent(total.flexibleCharacters().rate()),
                String.join(" | ", baseline.figures()),
                spent.cells());
    }

    /** Reads a set; the folder of the outputs. */
    private Path read(String reader, Baseline baseline, Path set, Cost.Row spent) throws Exception {
        Path out = Path.of("target/bench/accuracy-" + reader).resolve(baseline.set());
        Folders.delete(out);
        Files.createDirectories(out);
        for (Map.Entry<String, List<Path>> each : byLanguage(baseline, set).entrySet()) {
            if (List.of("truth", "ocrmypdf").contains(reader)) {
                write(reader, each, out);
            } else {
                Path log = out.resolveSibling(baseline.set() + "-" + each.getKey() + ".log");
                Measured.run(command(reader, each, out), environment(), log);
                note(reader, log, out.resolve(each.getKey()), spent);
            }
        }
        return out;
    }

    private void write(String reader, Map.Entry<String, List<Path>> images, Path out) throws Exception {
        OcrmypdfPages program =
                new OcrmypdfPages(new Ocrmypdf(options.get("ocrmypdf-root").map(Path::of), out));
        for (Path image : images.getValue()) {
            if (reader.equals("truth")) {
                TruthInOrder.write(image, out);
            } else {
                program.write(image, images.getKey(), out);
            }
        }
    }

    private static void note(String reader, Path log, Path out, Cost.Row spent) throws Exception {
        if (reader.equals("engine")) {
            spent.engine(log);
        } else {
            spent.recto(out);
        }
    }

    private List<String> command(String reader, Map.Entry<String, List<Path>> images, Path out) {
        List<String> command = new ArrayList<>();
        if (reader.equals("engine")) {
            command.addAll(List.of("java", "-cp", System.getProperty("java.class.path"), EngineAlone.class.getName()));
            command.addAll(List.of(options.models().toString(), images.getKey(), "1", out.toString()));
        } else {
            command.addAll(List.of("./recto", "run", "--quiet", "--languages", images.getKey()));
            command.addAll(List.of("-o", out.resolve(images.getKey()).toString()));
        }
        images.getValue().forEach(image -> command.add(image.toString()));
        return command;
    }

    private Map<String, String> environment() {
        return Map.of("TESSDATA_PREFIX", options.models().toString());
    }

    private SortedMap<String, List<Path>> byLanguage(Baseline baseline, Path set) throws IOException {
        SortedMap<String, List<Path>> images = new TreeMap<>();
        for (Path file : Folders.images(set)) {
            images.computeIfAbsent(baseline.language(file), any -> new ArrayList<>())
                    .add(read(file, baseline.set()));
        }
        return images;
    }

    private Path read(Path image, String set) throws IOException {
        Optional<String> bent = options.get("bent");
        Path folder = Path.of("target/bench/bent").resolve(set);
        return bent.isEmpty() ? image : new BentPages(folder, Double.parseDouble(bent.get())).of(image);
    }

    private static String percent(OptionalDouble rate) {
        return String.format(Locale.ROOT, "%.1f", 100 * rate.orElse(0));
    }

    private static void say(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}

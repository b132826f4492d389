package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Recto, OCRmyPDF and the embedded engine alone on the same scanned PDF of 20 pages, with the same model and two
 * workers each, in turns; prints wall time, pages a minute, CPU time, memory and error rates.
 */
public final class Throughput {
    private final Options options;
    private final Path folder;
    private final Map<String, Contender> contenders = new LinkedHashMap<>();
    private final Map<String, List<Measured>> runs = new LinkedHashMap<>();

    /**
     * One of those that are compared.
     *
     * @param command with its arguments
     * @param environment added to this one's
     * @param output removed before each run
     */
    private record Contender(List<String> command, Map<String, String> environment, Path output) {}

    private Throughput(Options options, Path folder) {
        this.options = options;
        this.folder = folder;
    }

    /** Options: {@code --rounds=3 --models=FOLDER --ocrmypdf-root=FOLDER --only=recto,engine,ocrmypdf --pages=20}. */
    public static void main(String[] args) throws Exception {
        Options options = Options.of(args, List.of("--rounds", "--models", "--ocrmypdf-root", "--only", "--pages"));
        Path folder = Files.createDirectories(Path.of("target/bench/throughput"));
        int pages = Integer.parseInt(options.get("pages").orElse("20"));
        new Throughput(options, folder).compare(SamplePdf.make(Options.groundTruth(), folder, pages));
    }

    private void compare(SamplePdf.Made sample) throws Exception {
        enter(sample);
        int rounds = Integer.parseInt(options.get("rounds").orElse("3"));
        for (int round = 0; round < rounds; round++) {
            for (Map.Entry<String, Contender> each : contenders.entrySet()) {
                Measured cost = run(each.getKey(), each.getValue());
                runs.computeIfAbsent(each.getKey(), name -> new ArrayList<>()).add(cost);
                say("round %d, %s: %.1f s, CPU %.1f s", round + 1, each.getKey(), cost.seconds(), cost.cpu());
            }
        }
        report(sample);
    }

    private void enter(SamplePdf.Made sample) throws Exception {
        String only = options.get("only").orElse("recto,engine,ocrmypdf");
        if (only.contains("engine")) {
            contenders.put("engine alone", engine(sample));
        }
        if (only.contains("recto")) {
            contenders.put("recto run", recto(sample));
        }
        if (only.contains("ocrmypdf")) {
            enterOcrmypdf(sample);
        }
        say("model fra: SHA-256 %s", digest(options.models().resolve("fra.traineddata")));
    }

    private Contender engine(SamplePdf.Made sample) {
        Path out = folder.resolve("engine");
        List<String> command = new ArrayList<>(List.of("java", "-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(EngineAlone.class.getName(), options.models().toString(), "fra", "2"));
        command.add(out.resolve("twenty-pages").toString());
        sample.images().forEach(image -> command.add(image.toString()));
        return new Contender(command, Map.of(), out);
    }

    private Contender recto(SamplePdf.Made sample) {
        Path out = folder.resolve("recto");
        return new Contender(
                List.of(
                        "./recto",
                        "run",
                        sample.pdf().toString(),
                        "-o",
                        out.toString(),
                        "--languages",
                        "fra",
                        "--workers",
                        "2",
                        "--quiet"),
                Map.of("TESSDATA_PREFIX", options.models().toString()),
                out);
    }

    /** Its own model is used, so that must be the same one. */
    private void enterOcrmypdf(SamplePdf.Made sample)
            throws IOException, GeneralSecurityException, InterruptedException {
        Ocrmypdf program = new Ocrmypdf(options.get("ocrmypdf-root").map(Path::of), folder);
        if (!program.installed()) {
            say("OCRmyPDF is not installed: apt-get install ocrmypdf tesseract-ocr-fra, here or in a root given by"
                    + " --ocrmypdf-root");
            return;
        }
        say("OCRmyPDF's model fra: SHA-256 %s", digest(program.model()));
        contenders.put(
                "OCRmyPDF", new Contender(program.command(sample.pdf()), Ocrmypdf.ENVIRONMENT, program.output()));
        program.readOnceForText(sample.pdf());
    }

    private Measured run(String name, Contender contender) throws IOException, InterruptedException {
        Folders.delete(contender.output);
        return Measured.run(contender.command, contender.environment, folder.resolve(name.replace(' ', '-') + ".log"));
    }

    private void report(SamplePdf.Made sample) throws IOException {
        say("");
        say("| | wall s | pages/min | CPU s | largest process MiB | all MiB | CER %% | WER %% | F1 |");
        say("|---|---|---|---|---|---|---|---|---|");
        for (String name : contenders.keySet()) {
            say(
                    "| %s | %s | %.1f | %s | %s | %s | %s |",
                    name,
                    spread(name, Measured::seconds),
                    60 * sample.images().size() / median(name, Measured::seconds),
                    spread(name, Measured::cpu),
                    spread(name, Measured::largest),
                    spread(name, Measured::together),
                    scores(name, sample));
        }
        compare("recto run", "OCRmyPDF", "%s: %.2f times the pages a minute of %s");
        compare("recto run", "engine alone", "%s: %.2f times the pages a minute of %s");
        say(
                "Medians of %d rounds in turns, in brackets the least and the most.",
                runs.values().iterator().next().size());
    }

    private void compare(String one, String other, String words) {
        if (runs.containsKey(one) && runs.containsKey(other)) {
            say(words, one, ratio(other, one, Measured::seconds), other);
            say("%s: %.2f times the CPU of %s", one, ratio(one, other, Measured::cpu), other);
        }
    }

    /** Median of the ratios round by round, so that a noisy round weighs on both sides. */
    private double ratio(String one, String other, ToDoubleFunction<Measured> figure) {
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < runs.get(one).size(); round++) {
            ratios.add(figure.applyAsDouble(runs.get(one).get(round))
                    / figure.applyAsDouble(runs.get(other).get(round)));
        }
        return median(ratios.stream().sorted().toList());
    }

    private String scores(String name, SamplePdf.Made sample) throws IOException {
        Path read = name.equals("OCRmyPDF") ? folder.resolve("ocrmypdf-text") : contenders.get(name).output;
        var total = Scores.of(sample.truth(), read, folder.resolve("scores.json"))
                .total()
                .text()
                .orElseThrow();
        return String.format(
                Locale.ROOT,
                "%.2f | %.2f | %.3f",
                100 * total.characters().rate().orElseThrow(),
                100 * total.words().rate().orElseThrow(),
                total.wordOverlap().f1().orElseThrow());
    }

    private double median(String name, ToDoubleFunction<Measured> figure) {
        return median(
                runs.get(name).stream().map(figure::applyAsDouble).sorted().toList());
    }

    private static double median(List<Double> sorted) {
        int half = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    }

    private String spread(String name, ToDoubleFunction<Measured> figure) {
        List<Double> sorted =
                runs.get(name).stream().map(figure::applyAsDouble).sorted().toList();
        return String.format(
                Locale.ROOT, "%.1f (%.1f-%.1f)", median(sorted), sorted.get(0), sorted.get(sorted.size() - 1));
    }

    private static String digest(Path file) throws IOException, GeneralSecurityException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }

    private static void say(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}

package recto.recognition;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Fits {@code calibration.tsv} on what the benchmark of languages has read with the languages given, and prints how
 * reliable the engine's confidence is and how reliable the calibrated one is on pages that it was not fitted on: each
 * half of the pages is judged by weights of the other half. Arguments: folder of readings, folder of ground truth, file
 * to write.
 */
final class Calibrating {
    private static final int BINS = 10;
    /** Weights that leave the engine's value as it is. */
    private static final double[] ENGINE = {0, 1, 0, 0, 0, 0, 0};

    private static final int ROUNDS = 1500;
    private static final double RATE = 0.8;
    /** As many words as this draw the weights of a model to those of all models. */
    private static final double DRAWN = 40;

    private static final int FEWEST_WORDS = 400;
    private static final int FEWEST_PAGES = 2;

    private static final String HEAD = """
            # Weights of calibrated confidence by model (* for others): constant, log odds of the engine's confidence, that
            # confidence, fit of the letters to the language, no letters, length, marks. Fitted by src/test/bench/languages
            # and recto.recognition.Calibrating on pages of ground truth read with the language given.
            """;

    private Calibrating() {}

    public static void main(String[] args) throws IOException {
        List<JudgedWord> words = JudgedWord.all(Path.of(args[0]), Path.of(args[1]));
        Map<String, List<JudgedWord>> models =
                words.stream().collect(Collectors.groupingBy(JudgedWord::model, TreeMap::new, Collectors.toList()));
        StringBuilder file = new StringBuilder(HEAD);
        double[] others = fit(words, ENGINE);
        row(file, Calibration.OTHERS, others);
        List<List<JudgedWord>> folds = List.of(fold(words, 0), fold(words, 1));
        List<double[]> ofFolds = List.of(fit(folds.get(0), ENGINE), fit(folds.get(1), ENGINE));
        Map<JudgedWord, Double> unseen = new java.util.IdentityHashMap<>();
        models.forEach((model, own) -> {
            if (enough(own)) {
                row(file, model, fit(own, others));
            }
            for (int fold = 0; fold < 2; fold++) {
                List<JudgedWord> there = fold(own, 1 - fold);
                double[] all = ofFolds.get(1 - fold);
                double[] weights = there.size() < FEWEST_WORDS ? all : fit(there, all);
                fold(own, fold).forEach(word -> unseen.put(word, Calibration.probability(weights, word.witnesses())));
            }
        });
        Files.writeString(Path.of(args[2]), file, StandardCharsets.UTF_8);
        print(models, words, unseen);
    }

    private static List<JudgedWord> fold(List<JudgedWord> words, int fold) {
        return words.stream().filter(word -> word.fold() == fold).toList();
    }

    private static boolean enough(List<JudgedWord> words) {
        return words.size() >= FEWEST_WORDS
                && words.stream().map(JudgedWord::page).distinct().count() >= FEWEST_PAGES;
    }

    private static void row(StringBuilder file, String model, double[] weights) {
        file.append(model);
        for (double weight : weights) {
            file.append(String.format(Locale.ROOT, "\t%.3f", weight));
        }
        file.append('\n');
    }

    /** Logistic regression by gradient descent, begun from the weights of all models and drawn to them. */
    private static double[] fit(List<JudgedWord> sample, double[] others) {
        double[] weights = others.clone();
        for (int round = 0; round < ROUNDS; round++) {
            double[] slope = new double[weights.length];
            for (JudgedWord word : sample) {
                double miss = Calibration.probability(weights, word.witnesses()) - (word.right() ? 1 : 0);
                for (int i = 0; i < slope.length; i++) {
                    slope[i] += miss * word.witnesses()[i];
                }
            }
            for (int i = 0; i < slope.length; i++) {
                weights[i] -= RATE * (slope[i] + DRAWN * (weights[i] - others[i])) / sample.size();
            }
        }
        return weights;
    }

    private static void print(
            Map<String, List<JudgedWord>> models, List<JudgedWord> words, Map<JudgedWord, Double> unseen) {
        System.out.println("| model | pages | words | right % | ECE of the engine | ECE calibrated, on unseen pages |");
        System.out.println("|---|---|---|---|---|---|");
        models.forEach((model, own) -> line(model, own, unseen));
        line("all", words, unseen);
        System.out.println("\n| confidence | engine: words | right % | calibrated: words | right % |");
        System.out.println("|---|---|---|---|---|");
        double[][] before = bins(words, JudgedWord::engine);
        double[][] after = bins(words, unseen::get);
        for (int bin = 0; bin < BINS; bin++) {
            System.out.printf(
                    Locale.ROOT,
                    "| %.1f to %.1f | %.0f | %.1f | %.0f | %.1f |%n",
                    bin / 10.0,
                    (bin + 1) / 10.0,
                    before[bin][0],
                    100 * before[bin][1] / before[bin][0],
                    after[bin][0],
                    100 * after[bin][1] / after[bin][0]);
        }
    }

    private static void line(String model, List<JudgedWord> words, Map<JudgedWord, Double> unseen) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %d | %.1f | %.3f | %.3f |%n",
                model,
                words.stream().map(JudgedWord::page).distinct().count(),
                words.size(),
                100.0 * words.stream().filter(JudgedWord::right).count() / words.size(),
                error(words, JudgedWord::engine),
                error(words, unseen::get));
    }

    /** By tenths of confidence: words, words right, sum of confidences. */
    private static double[][] bins(List<JudgedWord> words, ToDoubleFunction<JudgedWord> confidence) {
        double[][] bins = new double[BINS][3];
        for (JudgedWord word : words) {
            double value = confidence.applyAsDouble(word);
            double[] bin = bins[Math.min(BINS - 1, (int) (BINS * value))];
            bin[0]++;
            bin[1] += word.right() ? 1 : 0;
            bin[2] += value;
        }
        return bins;
    }

    /** Expected calibration error (Naeini, Cooper and Hauskrecht 2015) over tenths of equal width. */
    private static double error(List<JudgedWord> words, ToDoubleFunction<JudgedWord> confidence) {
        return Arrays.stream(bins(words, confidence))
                        .mapToDouble(bin -> Math.abs(bin[1] - bin[2]))
                        .sum()
                / words.size();
    }
}

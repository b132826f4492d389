package recto.recognition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import recto.model.Word;

/**
 * Makes the engine's confidence in a word the share of such words that are right to the letter: logistic regression
 * (Platt 1999) on the engine's value, on how the letters of the word fit the language (the second witness), and on its
 * length; model by model. The weights are in {@code calibration.tsv}, which says what they were fitted on.
 */
final class Calibration {
    /** Row for models that no page of ground truth was read with. */
    static final String OTHERS = "*";

    private static final double SUREST = 0.99;
    private static final int LONG = 12;
    private static final Map<String, double[]> WEIGHTS = read();

    private Calibration() {}

    /** What is known of a word: a constant, and the witnesses. */
    static double[] witnesses(String text, double confidence, String profile) {
        double sure = Math.max(1 - SUREST, Math.min(SUREST, confidence));
        long letters = text.codePoints().filter(Character::isLetter).count();
        double fit = letters < 2 ? 0 : Math.max(-1, Math.min(1, LetterSequences.fit(text, profile)));
        int marks = (int) (text.codePointCount(0, text.length()) - letters);
        return new double[] {
            1,
            Math.log(sure / (1 - sure)),
            confidence,
            fit,
            letters < 2 ? 1 : 0,
            Math.min(LONG, letters) / (double) LONG,
            Math.min(2, marks) / 2.0
        };
    }

    /** The word with the confidence that it deserves, read with a model. */
    static Word of(Word word, String model, String profile) {
        double[] weights = WEIGHTS.getOrDefault(model, WEIGHTS.get(OTHERS));
        return word.calibrated(probability(weights, witnesses(word.text(), word.confidence(), profile)));
    }

    static double probability(double[] weights, double[] witnesses) {
        double sum = 0;
        for (int i = 0; i < witnesses.length; i++) {
            sum += weights[i] * witnesses[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    private static Map<String, double[]> read() {
        try (InputStream in = Calibration.class.getResourceAsStream("calibration.tsv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .collect(Collectors.toMap(
                            cells -> cells[0],
                            cells -> Stream.of(cells)
                                    .skip(1)
                                    .mapToDouble(Double::parseDouble)
                                    .toArray()));
        } catch (IOException e) {
            throw new UncheckedIOException("the calibration cannot be read from the program itself", e);
        }
    }
}

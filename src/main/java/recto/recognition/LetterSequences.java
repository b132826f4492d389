package recto.recognition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a text fits a language, by its sequences of three letters (after Cavnar and Trenkle 1994, with probabilities in
 * place of ranks). Compared without accents, which a model of another language drops, and without the ъ at the ends of
 * words, which tells a period and not a language. The profiles are in {@code letters.tsv}, which says what they are
 * made of.
 */
final class LetterSequences {
    /** Bits of a sequence that a profile does not have. */
    private static final double UNSEEN = 17;
    /** Bits of junk, and of running text, in the language whose profile fits best. */
    private static final double JUNK = 15;

    private static final double TEXT = 9.5;

    private static final int LENGTH = 3;
    private static final Map<String, Map<String, Double>> PROFILES = read();

    private LetterSequences() {}

    /**
     * How well a text fits a language: 1 as well as running text does, 0 and below as junk does; 0 without a profile or
     * letters.
     */
    static double fit(String text, String language) {
        Map<String, Double> profile = PROFILES.get(language);
        List<String> sequences = in(text);
        if (profile == null || sequences.isEmpty()) {
            return 0;
        }
        double bits = 0;
        for (String sequence : sequences) {
            bits += profile.getOrDefault(sequence, UNSEEN);
        }
        return (JUNK - bits / sequences.size()) / (JUNK - TEXT);
    }

    /** Whether there is a profile of a language. */
    static boolean knows(String language) {
        return PROFILES.containsKey(language);
    }

    /** The sequences of the words of a text, an underscore for the edge of a word. */
    static List<String> in(String text) {
        List<String> sequences = new ArrayList<>();
        for (String word : FunctionWords.folded(text).split("[^\\p{L}]+")) {
            String bare = word.endsWith("ъ") ? word.substring(0, word.length() - 1) : word;
            String edged = "_" + bare + "_";
            for (int at = 0; bare.length() > 0 && at + LENGTH <= edged.length(); at++) {
                sequences.add(edged.substring(at, at + LENGTH));
            }
        }
        return sequences;
    }

    private static Map<String, Map<String, Double>> read() {
        try (InputStream in = LetterSequences.class.getResourceAsStream("letters.tsv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            Map<String, Map<String, Double>> profiles = new TreeMap<>();
            lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .forEach(cells -> profiles.put(cells[0], profile(cells[1])));
            return profiles;
        } catch (IOException e) {
            throw new UncheckedIOException("the profiles of languages cannot be read from the program itself", e);
        }
    }

    private static Map<String, Double> profile(String levels) {
        Map<String, Double> profile = new HashMap<>();
        for (String level : levels.split(" ")) {
            int colon = level.indexOf(':');
            double bits = Integer.parseInt(level.substring(0, colon));
            for (int at = colon + 1; at + LENGTH <= level.length(); at += LENGTH) {
                profile.put(level.substring(at, at + LENGTH), bits);
            }
        }
        return profile;
    }
}

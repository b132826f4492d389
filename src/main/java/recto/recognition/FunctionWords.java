package recto.recognition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The commonest small words of some languages, as a witness of the language of a text. Compared without accents, which
 * a model of another language drops.
 */
final class FunctionWords {
    private static final Map<String, Set<String>> WORDS = read();
    private static final Map<String, Integer> LANGUAGES_OF = count();

    private FunctionWords() {}

    /**
     * For each language its share of the words of a text: of 1 if all words are small words of this language alone; a
     * word of several languages counts by halves, thirds and so on.
     */
    static Map<String, Double> shares(String text) {
        String[] words = folded(text).split("[^\\p{L}]+");
        long all = Stream.of(words).filter(word -> !word.isEmpty()).count();
        Map<String, Double> shares = new TreeMap<>();
        WORDS.forEach((language, own) -> {
            double hits = 0;
            for (String word : words) {
                if (own.contains(word)) {
                    hits += 1.0 / LANGUAGES_OF.get(word);
                }
            }
            shares.put(language, all == 0 ? 0 : hits / all);
        });
        return shares;
    }

    /** The small words of a language; none where there is no list. */
    static Set<String> of(String language) {
        return WORDS.getOrDefault(language, Set.of());
    }

    static String folded(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        StringBuilder plain = new StringBuilder();
        Normalizer.normalize(lower, Normalizer.Form.NFKD)
                .codePoints()
                .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
                .forEach(c -> plain.append(base(c)));
        return plain.toString();
    }

    private static String base(int c) {
        return switch (c) {
            case 'ı' -> "i";
            case 'ə', 'ǝ' -> "e";
            case 'ß' -> "ss";
            case 'ł' -> "l";
            case 'ø' -> "o";
            case 'æ' -> "ae";
            case 'œ' -> "oe";
            case 'đ' -> "d";
            case 'ѣ' -> "е";
            case 'ي', 'ى' -> "ی";
            case 'ك' -> "ک";
            default -> Character.toString(c);
        };
    }

    private static Map<String, Set<String>> read() {
        try (InputStream in = FunctionWords.class.getResourceAsStream("words.tsv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .collect(Collectors.toMap(cells -> cells[0], cells -> Set.of(distinct(cells[1]))));
        } catch (IOException e) {
            throw new UncheckedIOException("the word lists cannot be read from the program itself", e);
        }
    }

    private static String[] distinct(String words) {
        return Stream.of(folded(words).split(" ")).distinct().toArray(String[]::new);
    }

    private static Map<String, Integer> count() {
        Map<String, Integer> count = new HashMap<>();
        WORDS.values().forEach(words -> words.forEach(word -> count.merge(word, 1, Integer::sum)));
        return count;
    }
}

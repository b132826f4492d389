package recto.recognition;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Makes {@code letters.tsv}, the profiles by which {@link LetterSequences} tells languages, from the word lists inside
 * the models of the catalogue and the small words of {@code words.tsv}. Arguments: folder of models, file to write.
 */
final class LetterProfiles {
    private static final int MOST = 2000;
    /** Of the letters of running text, those in small words: lists have each word once. */
    private static final double SMALL_WORDS = 0.6;

    private static final String HEAD = """
            # The commonest sequences of three letters by language (ISO 639-3, with the model's name where a language has
            # two scripts), without accents; an underscore is the edge of a word. Made by src/test/bench/profiles from the
            # word lists inside the models of tessdata_fast 4.1.0 (Apache-2.0) and from words.tsv. A level n says that one
            # of 2 to the nth sequences of the language is this one.
            # language\tlevel:sequences ...
            """;

    private LetterProfiles() {}

    public static void main(String[] args) throws IOException {
        StringBuilder file = new StringBuilder(HEAD);
        for (String name : Candidates.names()) {
            String words = name.equals("frk") ? "deu" : name;
            if (!name.equals("frk")) {
                file.append(words).append('\t').append(profile(Path.of(args[0], name + ".traineddata"), words));
            }
        }
        Files.writeString(Path.of(args[1]), file, StandardCharsets.UTF_8);
    }

    private static String profile(Path model, String language) throws IOException {
        Map<String, Double> listed = new HashMap<>();
        WordList.read(model, word -> count(word, listed));
        Map<String, Double> small = new HashMap<>();
        FunctionWords.of(language).forEach(word -> count(word, small));
        Map<String, Double> all = new HashMap<>();
        double share = small.isEmpty() ? 0 : SMALL_WORDS;
        add(all, listed, 1 - share);
        add(all, small, share);
        TreeMap<Long, List<String>> levels = all.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST)
                .collect(Collectors.groupingBy(
                        each -> Math.round(-Math.log(each.getValue()) / Math.log(2)),
                        TreeMap::new,
                        Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
        return levels.entrySet().stream()
                        .map(each -> each.getKey() + ":"
                                + each.getValue().stream()
                                        .sorted(Comparator.naturalOrder())
                                        .collect(Collectors.joining()))
                        .collect(Collectors.joining(" "))
                + "\n";
    }

    private static void count(String word, Map<String, Double> counts) {
        for (String sequence : LetterSequences.in(word)) {
            counts.merge(sequence, 1.0, Double::sum);
        }
    }

    private static void add(Map<String, Double> all, Map<String, Double> counts, double share) {
        double sum = counts.values().stream().mapToDouble(Double::doubleValue).sum();
        counts.forEach((sequence, count) -> all.merge(sequence, share * count / sum, Double::sum));
    }
}

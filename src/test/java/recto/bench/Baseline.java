package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A row of BASELINE.md of the sets of real pages.
 *
 * @param set its folder
 * @param language of all its pages; empty where it depends on the page
 * @param figures CER, WER and F1 as they stand there
 */
record Baseline(String set, String language, List<String> figures) {
    /** Sets of several languages: the language by how the name of the page begins. */
    private static final Map<String, String> BY_NAME = Map.of(
            "czech_",
            "ces",
            "danish_",
            "dan",
            "english_",
            "eng",
            "german_",
            "deu",
            "slovak_",
            "slk",
            "ara_",
            "ara",
            "church_",
            "rus",
            "komi_",
            "rus",
            "rus_",
            "rus",
            "una_",
            "aze");

    /** The rows for the sets in a folder. */
    static List<Baseline> in(Path groundTruth) throws IOException {
        return Files.readAllLines(groundTruth.resolve("BASELINE.md")).stream()
                .map(line -> line.split(" *\\| *"))
                .filter(cells -> cells.length == 7 && cells[2].matches("[0-9]+"))
                .map(cells -> new Baseline(
                        cells[1],
                        cells[3].matches("[a-z]{3}") ? cells[3] : "",
                        List.of(cells).subList(4, 7)))
                .toList();
    }

    /** The language of a page of the set. */
    String language(Path image) {
        if (!language.isEmpty()) {
            return language;
        }
        String name = image.getFileName().toString();
        return BY_NAME.entrySet().stream()
                .filter(each -> name.startsWith(each.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no language is known for " + image));
    }
}

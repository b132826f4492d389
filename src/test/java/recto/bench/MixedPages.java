package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Pages of all sets of ground truth but those of single lines, in languages of the catalogue, copied into one folder
 * under neutral names.
 */
final class MixedPages {
    private static final List<String> IMAGES = List.of(".tif", ".png", ".jpg", ".jpeg");
    private static final long SEED = 4;

    /** Model by set; what the name of a page says goes first. */
    private static final Map<String, String> BY_SET = Map.ofEntries(
            Map.entry("ara-book-ibnfaqih", "ara"),
            Map.entry("argus-des-brevets", "fra"),
            Map.entry("armenian-pages", "hye"),
            Map.entry("bnl-newspaper-blocks", "frk"),
            Map.entry("eng-newspaper-1905", "eng"),
            Map.entry("expo-universelle-1878", "fra"),
            Map.entry("fondue-en-print-20", "eng"),
            Map.entry("georgian-mixed", "kat"),
            Map.entry("grenzboten-1841-fraktur", "frk"),
            Map.entry("kovalewsky-ossetia-1893", "fra"),
            Map.entry("nzz-fraktur-newspaper", "frk"),
            Map.entry("ocrd-gt-structure-text", "frk"),
            Map.entry("rus-civil-18c", "rus"),
            Map.entry("rus-newspaper-riga-1915", "rus"),
            Map.entry("tapus-french-typed", "fra"));

    /** Sets of several languages or types, by how the name of the page begins. */
    private static final Map<String, String> BY_NAME = Map.ofEntries(
            Map.entry("czech_", "ces"),
            Map.entry("danish_", "dan"),
            Map.entry("english_", "eng"),
            Map.entry("german_", "deu"),
            Map.entry("slovak_", "slk"),
            Map.entry("french_", "fra"),
            Map.entry("bebel_", "deu"),
            Map.entry("bnl_2", "fra"),
            Map.entry("10_c9b09", "fra"),
            Map.entry("22_3065b", "cos"),
            Map.entry("ara_", "ara"),
            Map.entry("rus_", "rus"));

    private MixedPages() {}

    /**
     * A page.
     *
     * @param set it comes from
     * @param image in its set
     * @param model that a person who knows the page would name
     * @param name neutral, without extension
     */
    record Page(String set, Path image, String model, String name) {
        String extension() {
            String file = image.getFileName().toString();
            return file.substring(file.lastIndexOf('.'));
        }

        /** Where it lies in a folder of mixed pages. */
        Path in(Path folder) {
            return folder.resolve(name + extension());
        }

        /** German in either type is German. */
        String language() {
            return model.equals("frk") ? "deu" : model;
        }
    }

    /** Pages of all sets, shuffled; so many of each set and language at most. */
    static List<Page> of(Path groundTruth, int most) throws IOException {
        List<Page> pages = new ArrayList<>();
        List<Path> sets;
        try (Stream<Path> folders = Files.list(groundTruth)) {
            sets = folders.filter(Files::isDirectory)
                    .filter(folder -> !folder.getFileName().toString().startsWith("lines-"))
                    .sorted()
                    .toList();
        }
        for (Path set : sets) {
            Map<String, Integer> taken = new java.util.TreeMap<>();
            for (Path image : images(set)) {
                Optional<String> model = model(set, image);
                if (model.isPresent() && taken.merge(model.get(), 1, Integer::sum) <= most) {
                    pages.add(new Page(set.getFileName().toString(), image, model.get(), ""));
                }
            }
        }
        Collections.shuffle(pages, new Random(SEED));
        List<Page> named = new ArrayList<>();
        for (Page page : pages) {
            // Letters at the end: names that end with numbers would be taken for the pages of one item.
            String name = String.format(Locale.ROOT, "scan-%03dx", named.size() + 1);
            named.add(new Page(page.set, page.image, page.model, name));
        }
        return named;
    }

    private static List<Path> images(Path set) throws IOException {
        try (Stream<Path> files = Files.list(set)) {
            return files.filter(file -> IMAGES.stream().anyMatch(file.toString()::endsWith))
                    .filter(file -> Files.exists(truth(file)))
                    .sorted()
                    .toList();
        }
    }

    private static Optional<String> model(Path set, Path image) {
        String name = image.getFileName().toString();
        return BY_NAME.entrySet().stream()
                .filter(each -> name.startsWith(each.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .or(() -> Optional.ofNullable(BY_SET.get(set.getFileName().toString())));
    }

    /** The text of a page. */
    static Path truth(Path image) {
        String name = image.getFileName().toString();
        return image.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ".gt.txt");
    }

    /** Copies the images and the texts of pages into folders. */
    static void copy(List<Page> pages, Path images, Path texts) throws IOException {
        Files.createDirectories(images);
        Files.createDirectories(texts);
        for (Page page : pages) {
            Files.copy(page.image, page.in(images));
            Files.copy(truth(page.image), texts.resolve(page.name + ".gt.txt"));
        }
    }
}

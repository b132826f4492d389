package recto.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import recto.align.trace.TypedPage;
import recto.model.PageTranscript;
import recto.model.Word;

/**
 * The text of a page of ground truth.
 *
 * @param set folder of ground truth
 * @param name of the page
 * @param lines in order
 */
record TracedText(String set, String name, List<String> lines) {
    /** All pages of the sets that have whole pages, by set and name. */
    static List<TracedText> all(Path groundTruth) throws IOException {
        List<TracedText> pages = new ArrayList<>();
        for (Path set : list(groundTruth)) {
            if (Files.isDirectory(set) && !set.getFileName().toString().startsWith("lines-")) {
                for (Path file : list(set)) {
                    if (file.toString().endsWith(".gt.txt")) {
                        pages.add(of(set.getFileName().toString(), file));
                    }
                }
            }
        }
        return pages;
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.sorted().toList();
        }
    }

    private static TracedText of(String set, Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.UTF_8).replace("\uFEFF", "");
        List<String> lines =
                text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        return new TracedText(set, file.getFileName().toString().replace(".gt.txt", ""), lines);
    }

    /** By which it is told from the others. */
    String item() {
        return set + "/" + name;
    }

    /** All its words, in order. */
    List<String> words() {
        return lines.stream().flatMap(line -> Arrays.stream(line.split("\\s+"))).toList();
    }

    /** The page as if it had been read without a fault; its words have the places of {@link TypedPage}. */
    PageTranscript transcript() {
        return TypedPage.of(1, lines.toArray(String[]::new));
    }

    /** The words of that transcript, with their boxes. */
    List<Word> placed() {
        return transcript().words().toList();
    }
}

package recto.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import recto.align.LaidText;
import recto.model.PageTranscript;
import recto.transcript.TranscriptReader;

/**
 * Lays the ground truth of real pages, as plain text, on to what was read of them, and prints how many words land where
 * they stand; on to other pages of the same set, and prints whether that is refused; and made texts of growing length
 * on to themselves, and prints how long that takes.
 */
public final class AlignText {
    private final Path readings;

    /** A page that was read and has ground truth. */
    private record Page(TruthPage truth, PageTranscript read) {}

    private AlignText(Path readings) {
        this.readings = readings;
    }

    /** Options: {@code --readings=FOLDER --only=SET,SET}. */
    public static void main(String[] args) throws Exception {
        Options options = Options.of(args, List.of("--readings", "--only"));
        Path readings = Path.of(options.get("readings").orElse("target/bench/accuracy-recto"));
        if (!Files.isDirectory(readings)) {
            throw new IllegalArgumentException(
                    "there are no readings in " + readings + "; src/test/bench/accuracy makes them");
        }
        List<String> only =
                options.get("only").map(sets -> List.of(sets.split(","))).orElse(List.of());
        new AlignText(readings).run(only);
        AlignTime.print();
    }

    private void run(List<String> only) throws Exception {
        say(
                "| set | pages | words | line %% | rewrapped | removed | swapped | word box %% | lines missed | swaps seen |"
                        + " wrong pages refused | right, lowest | wrong, highest |");
        say("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
        try (Stream<Path> sets = Files.list(readings)) {
            for (Path set : sets.filter(Files::isDirectory).sorted().toList()) {
                String name = set.getFileName().toString();
                if (only.isEmpty() || only.contains(name)) {
                    row(name, pages(set, Options.groundTruth().resolve(name)));
                }
            }
        }
    }

    private static List<Page> pages(Path set, Path truths) throws Exception {
        Map<String, PageTranscript> read = new TreeMap<>();
        try (Stream<Path> all = Files.walk(set)) {
            for (Path file :
                    all.filter(path -> path.endsWith("transcript.json")).toList()) {
                for (PageTranscript page : TranscriptReader.read(file).pages()) {
                    String scan = page.origin().scan().replaceAll(".*/", "");
                    read.put(scan.replaceAll("\\.[^.]*$", ""), page);
                }
            }
        }
        List<Page> pages = new ArrayList<>();
        for (Map.Entry<String, PageTranscript> page : read.entrySet()) {
            if (Files.exists(truths.resolve(page.getKey() + ".xml"))
                    || Files.exists(truths.resolve(page.getKey() + ".gt.txt"))) {
                pages.add(new Page(TruthPage.read(truths, page.getKey()), page.getValue()));
            }
        }
        return pages;
    }

    private static void row(String set, List<Page> pages) {
        Random random = new Random(6);
        AlignScore plain = new AlignScore();
        AlignScore rewrapped = new AlignScore();
        AlignScore removed = new AlignScore();
        AlignScore swapped = new AlignScore();
        for (Page page : pages) {
            plain.count(TextDamage.none(page.truth), page.read);
            rewrapped.count(TextDamage.rewrapped(page.truth), page.read);
            removed.count(TextDamage.removed(page.truth, random), page.read);
            if (page.truth.lines().size() >= 10) {
                swapped.count(TextDamage.swapped(page.truth, random), page.read);
            }
        }
        say(
                "| %s | %d | %d | %s | %s | %s | %s | %s | %s | %s | %s |",
                set,
                pages.size(),
                plain.words(),
                plain.line(),
                rewrapped.line(),
                removed.line(),
                swapped.line(),
                plain.box(),
                removed.removals(),
                swapped.swaps(),
                wrong(pages));
    }

    /** Every text beside every other page of its set. */
    private static String wrong(List<Page> pages) {
        int refused = 0;
        int tried = 0;
        double lowest = 1;
        double highest = 0;
        for (Page text : pages) {
            for (Page page : pages) {
                LaidText laid = AlignScore.laid(text.truth.lines(), List.of(page.read));
                if (text == page) {
                    lowest = Math.min(lowest, laid.fit().score());
                } else {
                    tried++;
                    refused += laid.fit().belongs() ? 0 : 1;
                    highest = Math.max(highest, laid.fit().score());
                }
            }
        }
        return String.format(Locale.ROOT, "%d/%d | %.2f | %.2f", refused, tried, lowest, highest);
    }

    private static void say(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}

package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import recto.align.trace.PageIndex;
import recto.align.trace.PageIndexWriter;
import recto.align.trace.Place;
import recto.align.trace.Tracer;
import recto.bench.Trace.Tally;
import recto.evaluate.LineText;
import recto.evaluate.TextFormats;
import recto.model.Box;
import recto.model.PageTranscript;
import recto.model.StageException;
import recto.model.Word;
import recto.transcript.TranscriptReader;

/**
 * Looks for passages of ground truth in the same pages as Recto read them. Boxes are compared with those of the lines
 * of ground truth, where it has some; a part of a line counts as that part of its box.
 */
final class TraceRead {
    private static final long SEED = 1919;
    private static final int FOR_EACH_PAGE = 10;
    /** Boxes of lines are drawn loosely by some and tightly by others. */
    private static final double RIGHT = 0.5;

    private final Path groundTruth;
    private final Path transcripts;
    private final Path folder;

    TraceRead(Path groundTruth, Path transcripts, Path folder) {
        this.groundTruth = groundTruth;
        this.transcripts = transcripts;
        this.folder = folder;
    }

    void run() throws IOException, StageException {
        Map<String, String> items = index();
        Map<String, Path> truths = truths();
        truths.keySet().retainAll(items.keySet());
        System.out.println(String.format(
                Locale.ROOT,
                "## In %d pages as Recto read them, passages of %d of them whose ground truth has lines with boxes%n",
                items.size(),
                truths.size()));
        System.out.println("| CER % | set | passages | found | page right | box right | median CPU ms | 95 % | most |");
        System.out.println("|---|---|---|---|---|---|---|---|---|");
        try (PageIndex index = PageIndex.open(folder).orElseThrow()) {
            for (double percent : new double[] {0, 2, 5, 10}) {
                rows(index, items, truths, percent);
            }
        }
        System.out.println();
    }

    private void rows(PageIndex index, Map<String, String> items, Map<String, Path> truths, double percent)
            throws IOException, StageException {
        Random random = new Random(SEED);
        Tally all = new Tally();
        Map<String, Tally> sets = new TreeMap<>();
        for (Map.Entry<String, Path> truth : truths.entrySet()) {
            List<Word> words = words(truth.getValue());
            String set = truth.getValue().getParent().getFileName().toString();
            for (int i = 0; i < FOR_EACH_PAGE && words.size() >= 30; i++) {
                Quote quote = Quote.cut(words, random, Quote.Kind.ALL.get(i % 4), percent);
                look(
                        index,
                        items.get(truth.getKey()),
                        quote,
                        List.of(all, sets.computeIfAbsent(set, any -> new Tally())));
            }
        }
        if (percent == 0) {
            sets.forEach((set, tally) -> System.out.println(tally.row(percent, set)));
        }
        System.out.println(all.row(percent, "all"));
    }

    private static void look(PageIndex index, String item, Quote quote, List<Tally> tallies) throws IOException {
        double start = Trace.cpuMillis();
        List<Place> places = new Tracer(index).places(quote.text());
        double millis = Trace.cpuMillis() - start;
        boolean right = !places.isEmpty() && places.get(0).item().equals(item);
        List<Box> truth = quote.words().stream().map(Word::box).toList();
        boolean box = right && Rectangles.overlap(Trace.boxes(places.get(0)), Rectangles.lines(quote.words())) >= RIGHT;
        tallies.forEach(tally -> tally.add(!places.isEmpty(), right, box, millis));
        if (!box) {
            System.err.println("wrong: " + item + ": " + quote.text() + "\n    "
                    + places.stream()
                            .map(place -> place.item() + " " + place.score() + " " + place.wording())
                            .toList()
                    + "\n    " + truth);
        }
    }

    /** Indexes all transcripts; the item of each scan that is a page by itself. */
    private Map<String, String> index() throws IOException {
        Map<String, String> items = new TreeMap<>();
        try (PageIndexWriter writer = new PageIndexWriter(folder);
                Stream<Path> all = Files.walk(transcripts)) {
            for (Path file : all.filter(each -> each.endsWith("transcript.json"))
                    .sorted()
                    .toList()) {
                try (TranscriptReader reader = TranscriptReader.open(file)) {
                    for (Optional<PageTranscript> page = reader.next(); page.isPresent(); page = reader.next()) {
                        String scan = page.get().origin().scan();
                        String item = file.getParent() + "#" + page.get().number();
                        // Pages of a series are here pages of different texts
                        writer.begin(item, reader.head());
                        writer.add(page.get());
                        items.put(scan.substring(scan.lastIndexOf('/') + 1).replaceFirst("\\.[^.]+$", ""), item);
                    }
                }
            }
            writer.finish("");
        }
        return items;
    }

    private Map<String, Path> truths() throws IOException {
        Map<String, Path> truths = new TreeMap<>();
        try (Stream<Path> all = Files.walk(groundTruth)) {
            all.filter(file -> file.toString().endsWith(".xml"))
                    .forEach(file -> truths.put(file.getFileName().toString().replaceFirst("\\.xml$", ""), file));
        }
        return truths;
    }

    private static List<Word> words(Path file) throws IOException, StageException {
        List<Word> words = new ArrayList<>();
        TextFormats.read(file.toString(), Files.readAllBytes(file)).regions().stream()
                .flatMap(region -> region.lines().stream())
                .filter(line -> line.box().isPresent())
                .forEach(line -> add(line, words));
        return words;
    }

    /** The words of a line, each with its share of the box. */
    private static void add(LineText line, List<Word> words) {
        Box box = line.box().orElseThrow();
        String text = line.text().strip();
        int at = 0;
        for (String word : text.split("\\s+")) {
            at = text.indexOf(word, at);
            if (!word.isEmpty()) {
                int from = box.x() + box.width() * at / text.length();
                int to = box.x() + box.width() * (at + word.length()) / text.length();
                words.add(new Word(word, new Box(from, box.y(), Math.max(1, to - from), box.height()), 1));
            }
            at += word.length();
        }
    }
}

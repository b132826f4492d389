package recto.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import recto.align.trace.PageIndex;
import recto.align.trace.PageIndexWriter;
import recto.align.trace.Place;
import recto.align.trace.Tracer;
import recto.align.trace.TypedPage;
import recto.model.Box;
import recto.model.Word;

/**
 * Cuts passages out of pages of ground truth, damages them and looks for them: in those pages, in the same pages as
 * Recto read them, and in a hundred thousand made of them. Of every four pages of a set one is held back; passages of
 * those are looked for as well, and none must be found.
 */
public final class Trace {
    private static final int THERE = 500;
    private static final int NOT_THERE = 200;
    private static final long SEED = 1918;
    private static final int LEAST_WORDS = 30;
    /** Share of the lines' area that a place and the truth have in common where a box is called right. */
    private static final double RIGHT = 0.7;

    private static final double[] PERCENT = {0, 2, 5, 10};
    private static final Path FOLDER = Path.of("target/bench/trace");

    private final List<TracedText> kept = new ArrayList<>();
    private final List<TracedText> held = new ArrayList<>();

    private Trace(Path groundTruth) throws IOException {
        Map<String, Integer> seen = new LinkedHashMap<>();
        for (TracedText page : TracedText.all(groundTruth)) {
            int number = seen.merge(page.set(), 1, Integer::sum);
            if (page.words().size() >= LEAST_WORDS) {
                (number % 4 == 2 ? held : kept).add(page);
            }
        }
    }

    /** Options: {@code --only=truth,read,size --transcripts=FOLDER --pages=N}. */
    public static void main(String[] args) throws Exception {
        Options options = Options.of(args, List.of("--only", "--transcripts", "--pages"));
        List<String> parts =
                List.of(options.get("only").orElse("truth,read,size").split(","));
        Path groundTruth = Options.groundTruth();
        Trace trace = new Trace(groundTruth);
        Folders.delete(FOLDER);
        Files.createDirectories(FOLDER);
        if (parts.contains("truth")) {
            trace.inTruth();
        }
        if (parts.contains("read")) {
            Path transcripts = Path.of(options.get("transcripts").orElse("target/bench/accuracy-recto"));
            new TraceRead(groundTruth, transcripts, FOLDER.resolve("read")).run();
        }
        if (parts.contains("size")) {
            trace.inMany(Integer.parseInt(options.get("pages").orElse("100000")));
        }
    }

    private void inTruth() throws IOException {
        Path folder = FOLDER.resolve("truth");
        try (PageIndexWriter writer = new PageIndexWriter(folder)) {
            for (TracedText page : kept) {
                add(page, writer);
            }
            writer.finish("");
        }
        say("## In %d pages of ground truth (%d held back)%n", kept.size(), held.size());
        try (PageIndex index = PageIndex.open(folder).orElseThrow()) {
            table(index, PERCENT);
        }
    }

    private void inMany(int pages) throws IOException {
        Path folder = FOLDER.resolve("size");
        long start = System.nanoTime();
        ManyPages many = new ManyPages(kept, SEED);
        try (PageIndexWriter writer = new PageIndexWriter(folder)) {
            for (TracedText page : kept) {
                add(page, writer);
            }
            for (int i = kept.size(); i < pages; i++) {
                add(many.next(i), writer);
            }
            writer.finish("");
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        say(
                "## In %d pages, %.1f million characters; indexed in %.0f s with -Xmx%d MiB, %.0f MiB on disk%n",
                pages,
                many.characters() / 1e6,
                seconds,
                Runtime.getRuntime().maxMemory() >> 20,
                Folders.size(folder) / 1048576.0);
        try (PageIndex index = PageIndex.open(folder).orElseThrow()) {
            table(index, new double[] {2, 5, 10});
        }
    }

    private static void add(TracedText page, PageIndexWriter writer) throws IOException {
        writer.begin(page.item(), TypedPage.head(page.item(), 1));
        writer.add(page.transcript());
    }

    private void table(PageIndex index, double[] levels) throws IOException {
        say("| CER %% | damage | passages | found | page right | box right | median ms | 95 %% ms | most ms |");
        say("|---|---|---|---|---|---|---|---|---|");
        for (double percent : levels) {
            Tally all = new Tally();
            Map<Quote.Kind, Tally> kinds = new LinkedHashMap<>();
            Random random = new Random(SEED);
            for (int i = 0; i < THERE; i++) {
                TracedText page = kept.get(random.nextInt(kept.size()));
                Quote.Kind kind = Quote.Kind.ALL.get(i % 4);
                Quote quote = Quote.cut(page.placed(), random, kind, percent);
                look(index, page, quote, List.of(all, kinds.computeIfAbsent(kind, any -> new Tally())));
            }
            kinds.forEach((kind, tally) -> say("%s", tally.row(percent, name(kind))));
            say("%s", all.row(percent, "all"));
        }
        for (double percent : levels) {
            say("%s", notThere(index, percent));
        }
        say("");
    }

    private static String name(Quote.Kind kind) {
        return (kind.modern() ? "modern spelling" : "none") + (kind.abridged() ? ", ellipsis" : "");
    }

    private static void look(PageIndex index, TracedText page, Quote quote, List<Tally> tallies) throws IOException {
        double start = cpuMillis();
        List<Place> places = new Tracer(index).places(quote.text());
        double millis = cpuMillis() - start;
        boolean right = !places.isEmpty() && places.get(0).item().equals(page.item());
        boolean box = right && Rectangles.overlap(boxes(places.get(0)), Rectangles.lines(quote.words())) >= RIGHT;
        tallies.forEach(tally -> tally.add(!places.isEmpty(), right, box, millis));
    }

    /** Boxes of all lines of a place. */
    static List<Box> boxes(Place place) {
        return place.pages().stream()
                .flatMap(page -> page.lines().stream())
                .map(Place.OnLine::box)
                .toList();
    }

    private String notThere(PageIndex index, double percent) throws IOException {
        Random random = new Random(SEED + 1);
        Tally tally = new Tally();
        for (int i = 0; i < NOT_THERE; i++) {
            TracedText page = held.get(random.nextInt(held.size()));
            Quote quote = Quote.cut(page.placed(), random, Quote.Kind.ALL.get(i % 4), percent);
            if (stands(quote)) {
                // A price list or the like that was printed with every issue
                i--;
                continue;
            }
            double start = cpuMillis();
            List<Place> places = new Tracer(index).places(quote.text());
            tally.add(!places.isEmpty(), false, false, cpuMillis() - start);
            places.stream()
                    .findFirst()
                    .ifPresent(place -> System.err.println("false find, score " + place.score() + ": " + quote.text()
                            + "\n    in " + place.item() + ": " + place.wording()));
        }
        return tally.row(percent, "not there");
    }

    /** Whether the words of a passage stand on a page that was not held back, one after the other. */
    private boolean stands(Quote quote) {
        String words = quote.words().stream().map(Word::text).collect(Collectors.joining(" "));
        return kept.stream().anyMatch(page -> String.join(" ", page.words()).contains(words));
    }

    /** Time that this thread has computed: on a machine that does nothing else, the time that it took. */
    static double cpuMillis() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e6;
    }

    private static void say(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }

    /** What became of some passages. */
    static final class Tally {
        private int passages;
        private int found;
        private int pages;
        private int boxes;
        private double[] millis = new double[16];

        void add(boolean isFound, boolean page, boolean box, double took) {
            if (passages == millis.length) {
                millis = Arrays.copyOf(millis, 2 * passages);
            }
            millis[passages++] = took;
            found += isFound ? 1 : 0;
            pages += page ? 1 : 0;
            boxes += box ? 1 : 0;
        }

        String row(double percent, String what) {
            double[] sorted = Arrays.copyOf(millis, passages);
            Arrays.sort(sorted);
            return String.format(
                    Locale.ROOT,
                    "| %.0f | %s | %d | %.3f | %.3f | %.3f | %.1f | %.1f | %.1f |",
                    percent,
                    what,
                    passages,
                    (double) found / passages,
                    (double) pages / passages,
                    (double) boxes / passages,
                    sorted[passages / 2],
                    sorted[passages * 95 / 100],
                    sorted[passages - 1]);
        }
    }
}

package recto.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import recto.align.LaidText;
import recto.model.Box;
import recto.model.Digest;
import recto.model.Language;
import recto.model.Line;
import recto.model.PageNumber;
import recto.model.PageOrigin;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.Size;
import recto.model.Turn;
import recto.model.Word;

/** How long it takes to lay texts of growing length on to pages that read them with one letter in twenty wrong. */
final class AlignTime {
    private static final int WORDS_OF_LINE = 9;
    private static final int LINES_OF_PAGE = 40;

    private AlignTime() {}

    static void print() {
        System.out.println("\n| characters | pages | CPU seconds | heap MiB | words placed % |\n|---|---|---|---|---|");
        row(50_000);
        for (int characters : new int[] {125_000, 250_000, 500_000, 1_000_000, 2_000_000}) {
            System.out.println(row(characters));
        }
    }

    private static String row(int characters) {
        Random random = new Random(characters);
        List<String> stock = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            stock.add(word(random));
        }
        List<List<TruthWord>> typed = new ArrayList<>();
        List<PageTranscript> pages = new ArrayList<>();
        for (int length = 0; length < characters; ) {
            List<Line> lines = new ArrayList<>();
            for (int y = 0; y < LINES_OF_PAGE; y++) {
                List<TruthWord> line = new ArrayList<>();
                for (int x = 0; x < WORDS_OF_LINE; x++) {
                    String word = stock.get((int) (stock.size() * Math.pow(random.nextDouble(), 3)));
                    line.add(new TruthWord(word, List.of(), Optional.empty()));
                    length += word.length() + 1;
                }
                typed.add(line);
                lines.add(line(line, y, random));
            }
            pages.add(page(pages.size() + 1, lines));
        }
        System.gc();
        long start = cpu();
        LaidText laid = AlignScore.laid(typed, pages);
        double seconds = (cpu() - start) / 1e9;
        long placed =
                laid.words().stream().filter(word -> !word.places().isEmpty()).count();
        Runtime memory = Runtime.getRuntime();
        return String.format(
                Locale.ROOT,
                "| %,d | %d | %.2f | %d | %.2f |",
                characters,
                pages.size(),
                seconds,
                memory.totalMemory() - memory.freeMemory() >> 20,
                100.0 * placed / laid.words().size());
    }

    /** Time that this thread has worked, so that other programs on the machine do not count. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static String word(Random random) {
        StringBuilder word = new StringBuilder();
        for (int i = 2 + random.nextInt(9); i > 0; i--) {
            word.append("etaoinshrdlucmfwypvbg".charAt((int) (21 * Math.pow(random.nextDouble(), 1.5))));
        }
        return word.toString();
    }

    private static Line line(List<TruthWord> typed, int y, Random random) {
        List<Word> words = new ArrayList<>();
        for (int x = 0; x < typed.size(); x++) {
            StringBuilder read = new StringBuilder(typed.get(x).text());
            for (int i = 0; i < read.length(); i++) {
                if (random.nextInt(20) == 0) {
                    read.setCharAt(i, "etaoinlc".charAt(random.nextInt(8)));
                }
            }
            words.add(new Word(read.toString(), new Box(200 * x, 50 * y, 180, 40), 0.9));
        }
        return new Line(new Box(0, 50 * y, 2000, 40), Optional.empty(), words);
    }

    private static PageTranscript page(int number, List<Line> lines) {
        Size size = new Size(2000, 2000);
        Region region = new Region("r1", RegionType.TEXT, size.box(), new Language("eng", Script.LATN), lines);
        return new PageTranscript(
                new PageNumber(number),
                new PageOrigin("made", new Digest("0".repeat(64)), new PageNumber(number), Turn.NONE),
                PageTranscript.State.READ,
                Optional.of(size),
                Optional.empty(),
                List.of(),
                List.of(new Reading(Reading.Source.ENGINE, "", List.of(), List.of(region))),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty());
    }
}

package recto.align;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

/** Texts by chance, and pages that read them. */
final class MadeTexts {
    static final LaidText.Origin ORIGIN = new LaidText.Origin("made.txt", new Digest("0".repeat(64)));

    private final Random random;
    private final List<String> stock = new ArrayList<>();

    MadeTexts(long seed) {
        random = new Random(seed);
        for (int i = 0; i < 3000; i++) {
            stock.add(word());
        }
    }

    Random random() {
        return random;
    }

    private String word() {
        StringBuilder word = new StringBuilder();
        for (int i = 2 + random.nextInt(9); i > 0; i--) {
            word.append("etaoinshrdlucmfwypvbgäéж".charAt((int) (24 * Math.pow(random.nextDouble(), 1.5))));
        }
        return word.toString();
    }

    /** Lines of words. */
    List<List<String>> lines(int count) {
        return IntStream.range(0, count)
                .mapToObj(line -> IntStream.range(0, 7)
                        .mapToObj(i -> stock.get(random.nextInt(stock.size())))
                        .toList())
                .toList();
    }

    /** The lines with some letters replaced. */
    List<List<String>> misread(List<List<String>> lines, double share) {
        return lines.stream()
                .map(line -> line.stream().map(word -> misread(word, share)).toList())
                .toList();
    }

    private String misread(String word, double share) {
        StringBuilder read = new StringBuilder(word);
        for (int i = 0; i < read.length(); i++) {
            if (random.nextDouble() < share) {
                read.setCharAt(i, "ceolt".charAt(random.nextInt(5)));
            }
        }
        return read.toString();
    }

    /** A text of these lines. */
    static TypedText typed(List<List<String>> lines) {
        return new TypedText(
                "made",
                lines.stream().map(line -> String.join(" ", line) + "\n").collect(Collectors.joining()));
    }

    /** A page on which these lines stand one below the other, each word 100 wide and each line 50 high. */
    static PageTranscript page(int number, List<List<String>> lines) {
        List<Line> read = new ArrayList<>();
        for (int y = 0; y < lines.size(); y++) {
            List<Word> words = new ArrayList<>();
            for (int x = 0; x < lines.get(y).size(); x++) {
                words.add(new Word(lines.get(y).get(x), new Box(100 * x, 50 * y, 90, 40), 0.9));
            }
            read.add(new Line(new Box(0, 50 * y, 100 * words.size(), 40), Optional.empty(), words));
        }
        return page(number, read, List.of());
    }

    /** A page with these lines, and boxes of ink that was not read. */
    static PageTranscript page(int number, List<Line> lines, List<Box> unread) {
        Size size = new Size(1000, Math.max(1, 50 * lines.size()));
        Language language = new Language("eng", Script.LATN);
        List<Region> regions = new ArrayList<>();
        regions.add(new Region("r1", RegionType.TEXT, size.box(), language, lines));
        unread.forEach(
                box -> regions.add(new Region("u" + regions.size(), RegionType.UNREAD, box, language, List.of())));
        return new PageTranscript(
                new PageNumber(number),
                new PageOrigin("made.png", new Digest("2".repeat(64)), new PageNumber(number), Turn.NONE),
                PageTranscript.State.READ,
                Optional.of(size),
                Optional.empty(),
                List.of(),
                List.of(new Reading(Reading.Source.ENGINE, "", List.of(), regions)),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty());
    }

    /** The text laid on to one page. */
    static LaidText laid(List<List<String>> typed, List<List<String>> read) {
        return TextOnScan.of(typed(typed), ORIGIN, List.of(page(1, read)));
    }
}

package recto.bench;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import recto.align.LaidText;
import recto.align.PairedPassage;
import recto.align.Place;
import recto.align.PlacedWord;
import recto.align.ReadPassage;
import recto.align.TextOnScan;
import recto.align.TypedText;
import recto.model.Box;
import recto.model.Digest;
import recto.model.PageTranscript;
import recto.model.Word;

/** Counts how typed words were placed against ground truth. */
final class AlignScore {
    private static final LaidText.Origin NOWHERE = new LaidText.Origin("", new Digest("0".repeat(64)));

    private int words;
    private int onLine;
    private int boxed;
    private int onBox;
    private int gone;
    private int reported;
    private int swaps;
    private int seen;

    /** A text laid on to a page. */
    static LaidText laid(List<List<TruthWord>> lines, List<PageTranscript> pages) {
        return TextOnScan.of(new TypedText("typed", TruthPage.text(lines)), NOWHERE, pages);
    }

    /** Lays a text on to its page, and counts. */
    void count(TextDamage typed, PageTranscript page) {
        LaidText laid = laid(typed.lines(), List.of(page));
        List<TruthWord> truth = typed.lines().stream().flatMap(List::stream).toList();
        if (truth.size() != laid.words().size()) {
            throw new IllegalStateException(
                    truth.size() + " words became " + laid.words().size());
        }
        IntStream.range(0, truth.size())
                .forEach(i -> count(truth.get(i), laid.words().get(i)));
        typed.removed().forEach(line -> removed(line, laid, page));
        if (!typed.moved().isEmpty()) {
            swaps++;
            seen += laid.moved().stream().anyMatch(pair -> isOf(pair, typed.moved())) ? 1 : 0;
        }
    }

    private void count(TruthWord truth, PlacedWord word) {
        List<Box> places = word.places().stream().map(Place::box).toList();
        if (!truth.lines().isEmpty()) {
            words++;
            onLine += places.stream().anyMatch(place -> truth.lines().stream().anyMatch(line -> isOn(place, line)))
                    ? 1
                    : 0;
        }
        Optional<Box> box = truth.box();
        if (box.isPresent()) {
            boxed++;
            onBox += places.stream().anyMatch(place -> overlap(place, box.get())) ? 1 : 0;
        }
    }

    /** A removed line is reported where at least half of what was read in its box is in no typed passage. */
    private void removed(List<TruthWord> line, LaidText laid, PageTranscript page) {
        if (line.isEmpty() || line.get(0).lines().isEmpty()) {
            return;
        }
        Box box = line.get(0).lines().get(0);
        List<Word> read = page.words().toList();
        int there = 0;
        int alone = 0;
        for (int i = 0; i < read.size(); i++) {
            if (box.contains(read.get(i).box().middle())) {
                there++;
                alone += isAlone(i, laid) ? 1 : 0;
            }
        }
        if (there > 0) {
            gone++;
            reported += 2 * alone >= there ? 1 : 0;
        }
    }

    private static boolean isAlone(int word, LaidText laid) {
        return laid.readOnly().stream()
                .map(ReadPassage::words)
                .anyMatch(run -> run.get(0) <= word && word < run.get(1));
    }

    /** A swap is seen where a moved passage has words of one of the two that changed places. */
    private static boolean isOf(PairedPassage pair, List<List<TruthWord>> moved) {
        String text = " " + pair.typed().text() + " ";
        return moved.stream().anyMatch(line -> {
            String words = String.join(" ", line.stream().map(TruthWord::text).toList());
            return text.contains(words) || words.contains(text.strip());
        });
    }

    /** On a line: beside it by no more than two thirds of the height of the lower of both, and within its ends. */
    private static boolean isOn(Box word, Box line) {
        int shared = Math.min(word.bottom(), line.bottom()) - Math.max(word.y(), line.y());
        return 3 * shared >= Math.min(word.height(), line.height())
                && word.right() > line.x()
                && word.x() < line.right();
    }

    private static boolean overlap(Box one, Box other) {
        return one.x() < other.right()
                && other.x() < one.right()
                && one.y() < other.bottom()
                && other.y() < one.bottom();
    }

    int words() {
        return words;
    }

    String line() {
        return percent(onLine, words);
    }

    String box() {
        return percent(onBox, boxed);
    }

    String removals() {
        return reported + "/" + gone;
    }

    String swaps() {
        return seen + "/" + swaps;
    }

    private static String percent(int part, int all) {
        return all == 0 ? "-" : String.format(Locale.ROOT, "%.2f", 100.0 * part / all);
    }
}

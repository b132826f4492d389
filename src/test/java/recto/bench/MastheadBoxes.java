package recto.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import recto.model.Box;
import recto.model.MetadataFile;
import recto.model.MetadataValue;
import recto.transcript.Json;

/**
 * Checks where the evidence of dates, issue numbers and titles stands against ground truth with places: for each word
 * that spells a value (day and year of a date, the number, the words of a title), whether a box of the evidence lies on
 * a word of ground truth with that text, or on its line where words have no boxes. Words that ground truth does not
 * have are counted apart.
 */
final class MastheadBoxes {
    private static final List<String> NAMES = List.of("date", "issue", "title");
    private static final int LONG = 4;

    private int right;
    private int wrong;
    private int absent;

    private MastheadBoxes() {}

    /**
     * Prints what is wrong, and the sums: of a table of file, date, number and name of the ground truth in a folder.
     */
    public static void main(String[] args) throws Exception {
        MastheadBoxes score = new MastheadBoxes();
        List<String> rows = Files.readAllLines(Path.of(args[0]));
        for (String row : rows.subList(1, rows.size())) {
            String[] cells = row.split("\t", -1);
            Path file = Path.of(args[1]).resolve(cells[0]).resolve(MetadataFile.NAME);
            Path folder = Path.of(args[2]);
            if (Files.exists(file) && Files.exists(folder.resolve(cells[3] + ".gt.txt"))) {
                score.page(file, TruthPage.read(folder, cells[3]));
            }
        }
        System.out.printf(
                Locale.ROOT,
                "evidence: %d words of values stand in their boxes, %d do not; %d are not in the ground truth there%n",
                score.right,
                score.wrong,
                score.absent);
    }

    private void page(Path file, TruthPage truth) throws Exception {
        List<MetadataValue> values = Json.read(file, MetadataFile.class).metadata();
        for (String name : NAMES) {
            values.stream()
                    .filter(value -> value.name().equals(name) && value.place().isPresent())
                    .findFirst()
                    .ifPresent(value -> words(value).forEach(word -> word(word, value, truth)));
        }
    }

    private void word(String word, MetadataValue value, TruthPage truth) {
        List<TruthWord> same = truth.words().stream()
                .filter(other -> isSame(folded(other.text()), word))
                .toList();
        List<Box> boxes = value.place().orElseThrow().boxes();
        boolean transcribed =
                truth.words().stream().flatMap(MastheadBoxes::places).anyMatch(place -> holds(place, boxes));
        if (same.isEmpty() || !transcribed) {
            // Ground truth may leave out an ornate title whose words stand elsewhere on the page.
            absent++;
        } else if (same.stream().flatMap(MastheadBoxes::places).anyMatch(place -> holds(place, boxes))) {
            right++;
        } else {
            wrong++;
            System.out.println(
                    truth.name() + ": " + word + " of the " + value.name() + " " + value.value() + " stands at "
                            + same.stream().flatMap(MastheadBoxes::places).toList() + ", its evidence at " + boxes);
        }
    }

    /** Ground truth may write the words of a title as one: Zürcher-Zeitung. */
    private static boolean isSame(String truth, String word) {
        return truth.equals(word)
                || word.length() >= LONG && !Character.isDigit(word.charAt(0)) && truth.contains(word);
    }

    private static Stream<Box> places(TruthWord word) {
        return word.box().stream().findFirst().map(Stream::of).orElseGet(() -> word.lines().stream());
    }

    private static boolean holds(Box place, List<Box> boxes) {
        return boxes.stream().anyMatch(box -> place.contains(box.middle()) || box.contains(place.middle()));
    }

    private static List<String> words(MetadataValue value) {
        List<String> words = new ArrayList<>();
        if (value.name().equals("date")) {
            String[] parts = value.value().split("-");
            words.add(parts[0]);
            words.add(Integer.toString(Integer.parseInt(parts[2])));
        } else {
            for (String word : value.value().split("[\\s-]+")) {
                boolean telling = value.name().equals("issue") || word.length() >= LONG;
                if (telling) {
                    words.add(folded(word));
                }
            }
        }
        return words;
    }

    private static String folded(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{Nd}]", "");
    }
}

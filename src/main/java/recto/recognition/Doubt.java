package recto.recognition;

import java.util.List;
import recto.model.Box;
import recto.model.Language;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Word;

/**
 * Tells what is no text from what is: noise that the engine took for a few characters keeps its box, not the text.
 *
 * <p>The limits are those of 70 pages of print and typescript: of lines of up to six characters that are read with less
 * confidence, a fifth of the characters stand on the page; of longer ones two thirds and more do.
 */
final class Doubt {
    private static final double NO_TEXT = 0.3;
    private static final int FEW = 12;
    /** Halftones and dirt are read with half of this, the worst of real print with half as much again. */
    private static final double NOISE = 0.25;

    private static final double NO_LINE = 0.6;
    private static final int SHORT = 6;

    private Doubt() {}

    /** The same regions without lines that are no text; what has no other line is marked unread. */
    static List<Region> marked(List<Region> regions) {
        return regions.stream()
                .map(region -> region.lines().isEmpty() ? region : marked(region))
                .toList();
    }

    private static Region marked(Region region) {
        List<Line> lines = region.lines().stream()
                .flatMap(line -> Strays.without(line).stream())
                .filter(line -> !doubtful(line))
                .toList();
        boolean noise = lines.isEmpty() || doubtful(lines) || confidence(lines) < NOISE;
        return noise ? unread(region) : region.with(lines);
    }

    private static boolean doubtful(Line line) {
        return characters(List.of(line)) <= SHORT && confidence(List.of(line)) < NO_LINE;
    }

    private static boolean doubtful(List<Line> lines) {
        double most = lines.stream()
                .flatMap(line -> line.words().stream())
                .mapToDouble(Word::confidence)
                .max()
                .orElse(1);
        return characters(lines) <= FEW && most < NO_TEXT;
    }

    private static int characters(List<Line> lines) {
        return lines.stream()
                .flatMap(line -> line.words().stream())
                .mapToInt(word -> word.text().length())
                .sum();
    }

    private static double confidence(List<Line> lines) {
        double sum = lines.stream()
                .flatMap(line -> line.words().stream())
                .mapToDouble(word -> word.confidence() * word.text().length())
                .sum();
        return sum / characters(lines);
    }

    private static Region unread(Region region) {
        return new Region(region.id(), RegionType.UNREAD, region.box(), region.outline(), Language.UNKNOWN, List.of());
    }

    /** The one region of a page on which something stands that could not be read. */
    static Region unread(Box box) {
        return new Region("r1", RegionType.UNREAD, box, Language.UNKNOWN, List.of());
    }
}

package recto.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Docstrum: L. O'Gorman, "The document spectrum for page layout analysis", IEEE PAMI 15 (1993). Each letter has five
 * nearest neighbours. The most frequent distance of neighbours beside each other is that of letters in a line, the most
 * frequent one of neighbours below each other that of lines. Neighbours beside each other within three times the first
 * make lines; lines that overlap within 1.3 times the second make blocks. The copy is level, so the angle of lines is
 * not looked for.
 */
final class Docstrum {
    private static final int NEIGHBOURS = 5;
    private static final double IN_LINE = 3;
    private static final double BETWEEN_LINES = 1.3;

    /** Neighbours within so many degrees of level stand beside each other, of upright below each other. */
    private static final double DEGREES = 30;

    /** Neighbours are looked for among letters nearer than this, in letter heights. */
    private static final double FAR = 5;

    private final double letter;

    Docstrum(double letter) {
        this.letter = letter;
    }

    /** Two neighbours by their numbers. */
    private record Pair(int first, int second, double distance, double degrees) {
        static Pair of(int first, int second, List<Rect> letters) {
            double x = letters.get(second).middleX() - letters.get(first).middleX();
            double y = letters.get(second).middleY() - letters.get(first).middleY();
            return new Pair(first, second, Math.hypot(x, y), Math.toDegrees(Math.atan2(Math.abs(y), Math.abs(x))));
        }

        boolean isBeside() {
            return degrees <= DEGREES;
        }

        boolean isBelow() {
            return degrees >= 90 - DEGREES;
        }
    }

    /** The letters of each block. */
    List<List<Rect>> blocks(List<Rect> letters) {
        List<Pair> pairs = pairs(letters);
        double inLine = IN_LINE * peak(pairs, Pair::isBeside);
        Groups groups = new Groups(letters.size());
        pairs.stream()
                .filter(pair -> pair.isBeside() && pair.distance <= inLine)
                .forEach(pair -> groups.join(pair.first, pair.second));
        return joined(groups.of(letters), BETWEEN_LINES * peak(pairs, Pair::isBelow));
    }

    private List<Pair> pairs(List<Rect> letters) {
        int side = (int) Math.ceil(FAR * letter);
        Map<Integer, List<Integer>> grid = new HashMap<>();
        for (int i = 0; i < letters.size(); i++) {
            grid.computeIfAbsent(cell(letters.get(i), side, 0, 0), any -> new ArrayList<>())
                    .add(i);
        }
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < letters.size(); i++) {
            int number = i;
            IntStream.range(0, 9)
                    .mapToObj(at -> cell(letters.get(number), side, at % 3 - 1, at / 3 - 1))
                    .flatMap(cell -> grid.getOrDefault(cell, List.of()).stream())
                    .filter(other -> other != number)
                    .map(other -> Pair.of(number, other, letters))
                    .sorted(Comparator.comparingDouble(Pair::distance))
                    .limit(NEIGHBOURS)
                    .forEach(pairs::add);
        }
        return pairs;
    }

    private static int cell(Rect rect, int side, int right, int down) {
        return (rect.middleY() / side + down + 1) * 10_000 + rect.middleX() / side + right + 1;
    }

    /** The most frequent distance, in whole cells, smoothed over three. */
    private double peak(List<Pair> pairs, Predicate<Pair> kind) {
        int[] counts = new int[(int) (4 * FAR * letter) + 3];
        pairs.stream().filter(kind).forEach(pair -> counts[(int) Math.min(counts.length - 1, pair.distance)]++);
        return IntStream.range(1, counts.length - 1)
                .boxed()
                .max(Comparator.comparingInt(at -> counts[at - 1] + counts[at] + counts[at + 1]))
                .orElseThrow();
    }

    private static List<List<Rect>> joined(List<List<Rect>> lines, double far) {
        List<Strip> strips = lines.stream().map(Strip::of).toList();
        Groups groups = new Groups(lines.size());
        for (int i = 0; i < lines.size(); i++) {
            for (int j = 0; j < i; j++) {
                boolean overlap = strips.get(i).rect().sharedWidth(strips.get(j).rect()) > 0;
                if (overlap && Math.abs(strips.get(i).foot() - strips.get(j).foot()) <= far) {
                    groups.join(i, j);
                }
            }
        }
        return groups.of(lines).stream()
                .map(block -> block.stream().flatMap(List::stream).toList())
                .toList();
    }
}

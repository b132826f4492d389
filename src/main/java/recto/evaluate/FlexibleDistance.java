package recto.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Character errors regardless of the order of the lines, so that a wrongly ordered or wrongly cut page shows only what
 * was misread.
 *
 * <p>Greedy matching of lines after C. Clausner, S. Pletschacher, A. Antonacopoulos, "Flexible character accuracy
 * measure for reading-order-independent evaluation", Pattern Recognition Letters 131, 2020, without its search over
 * weights: the longest line of ground truth takes the read line with which it shares the most; of the two the shorter
 * is sought within the longer, and what is left of the longer on either side goes back among the lines. Lines that
 * differ in more than half of the shorter are no match. What remains unmatched on either side is all errors. Spaces at
 * cuts and line ends do not count. The figure is at most a little above the true one for lines that are read well, and
 * too kind to short scraps, which find a like somewhere.
 */
final class FlexibleDistance {
    private static final Comparator<Piece> LONGEST_FIRST =
            Comparator.comparingInt((Piece piece) -> -piece.length()).thenComparing(Piece::symbols, Arrays::compare);

    private final int space;
    private final PriorityQueue<Piece> expected = new PriorityQueue<>(LONGEST_FIRST);
    private final List<Piece> read = new ArrayList<>();

    /**
     * A line or what is left of one.
     *
     * @param symbols of it
     * @param table ready for seeking it in others
     */
    private record Piece(int[] symbols, EditDistance table) {
        static Piece of(int[] symbols) {
            return new Piece(symbols, EditDistance.seeking(symbols));
        }

        int length() {
            return symbols.length;
        }
    }

    private FlexibleDistance(List<int[]> expected, List<int[]> read, int space) {
        expected.forEach(line -> this.expected.add(Piece.of(line)));
        read.forEach(line -> this.read.add(Piece.of(line)));
        this.space = space;
    }

    /** Errors of the lines read, each line a sequence of symbols in which {@code space} stands for white space. */
    static long between(List<int[]> expected, List<int[]> read, int space) {
        return new FlexibleDistance(expected, read, space).errors();
    }

    private long errors() {
        long errors = 0;
        while (!expected.isEmpty()) {
            Piece line = expected.remove();
            int match = bestMatch(line);
            errors += match < 0 ? line.length() : settle(line.symbols, match);
        }
        return errors + read.stream().mapToLong(Piece::length).sum();
    }

    /** Index of the read line that shares the most with this one; below 0 where none is like it. */
    private int bestMatch(Piece line) {
        int best = -1;
        int most = 0;
        for (int at = 0; at < read.size(); at++) {
            Piece other = read.get(at);
            int shorter = Math.min(line.length(), other.length());
            if (shorter > most) {
                int distance = line.length() <= other.length()
                        ? line.table.toNearestPart(other.symbols)
                        : other.table.toNearestPart(line.symbols);
                if (shorter - distance > most && distance * 2 <= shorter) {
                    best = at;
                    most = shorter - distance;
                }
            }
        }
        return best;
    }

    /** Takes the two out, puts back what is left of the longer, returns how far they differ. */
    private int settle(int[] line, int match) {
        int[] other = read.remove(match).symbols;
        if (line.length > other.length) {
            EditDistance.Part part = EditDistance.nearestPart(other, line);
            expected.addAll(rests(line, part));
            return part.distance();
        }
        EditDistance.Part part = EditDistance.nearestPart(line, other);
        read.addAll(match, rests(other, part));
        return part.distance();
    }

    private List<Piece> rests(int[] line, EditDistance.Part part) {
        List<Piece> rests = new ArrayList<>();
        addStripped(Arrays.copyOfRange(line, 0, part.start()), rests);
        addStripped(Arrays.copyOfRange(line, part.end(), line.length), rests);
        return rests;
    }

    private void addStripped(int[] rest, List<Piece> rests) {
        int start = 0;
        int end = rest.length;
        while (start < end && rest[start] == space) {
            start++;
        }
        while (end > start && rest[end - 1] == space) {
            end--;
        }
        if (start < end) {
            rests.add(Piece.of(Arrays.copyOfRange(rest, start, end)));
        }
    }
}

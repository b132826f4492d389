package recto.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Which stretch of which line was read where, regardless of the order of the lines, so that a wrongly ordered or
 * wrongly cut page shows only what was misread.
 *
 * <p>Greedy matching after C. Clausner, S. Pletschacher, A. Antonacopoulos, "Flexible character accuracy measure for
 * reading-order-independent evaluation", Pattern Recognition Letters 131, 2020, without its search over weights: the
 * longest line of ground truth takes the read line with which it shares the most; of the two the shorter is sought
 * within the longer, and what is left of the longer on either side goes back among the lines. Lines that differ in more
 * than half of the shorter are no match. What remains unmatched on either side is all errors. Spaces at cuts and line
 * ends do not count. The figure is at most a little above the true one for lines that are read well, and too kind to
 * short scraps, which find a like somewhere. Equal lines are matched in their order.
 *
 * @param matches by their place in ground truth
 * @param notRead stretches of ground truth without a match, by their place
 * @param notThere stretches read without a match, by their place
 */
record LineMatching(List<Match> matches, List<Stretch> notRead, List<Stretch> notThere) {
    /**
     * A part of a line.
     *
     * @param line index among the lines of its side
     * @param start first symbol of the line that belongs to it
     * @param end the symbol after its last
     */
    record Stretch(int line, int start, int end) implements Comparable<Stretch> {
        int length() {
            return end - start;
        }

        @Override
        public int compareTo(Stretch other) {
            return line != other.line ? Integer.compare(line, other.line) : Integer.compare(start, other.start);
        }
    }

    /** Two stretches that are the same text, and how many symbols they differ in. */
    record Match(Stretch truth, Stretch read, int errors) {}

    /** Matches lines, each a sequence of symbols in which {@code space} stands for white space. */
    static LineMatching of(List<int[]> expected, List<int[]> read, int space) {
        return new Search(expected, read, space).run();
    }

    /** Errors in matches, and all that has no match. */
    long errors() {
        return matches.stream().mapToLong(Match::errors).sum()
                + notRead.stream().mapToLong(Stretch::length).sum()
                + notThere.stream().mapToLong(Stretch::length).sum();
    }

    /**
     * A line or what is left of one.
     *
     * @param symbols of it
     * @param table ready for seeking it in others
     * @param place where it is from
     */
    private record Piece(int[] symbols, EditDistance table, Stretch place) {
        static Piece of(int[] symbols, int line, int start) {
            return new Piece(symbols, EditDistance.seeking(symbols), new Stretch(line, start, start + symbols.length));
        }

        int length() {
            return symbols.length;
        }

        Stretch part(EditDistance.Part part) {
            return new Stretch(place.line, place.start + part.start(), place.start + part.end());
        }
    }

    /** The matching as it goes on. */
    private static final class Search {
        private static final Comparator<Piece> LONGEST_FIRST = Comparator.comparingInt((Piece piece) -> -piece.length())
                .thenComparing(Piece::symbols, Arrays::compare)
                .thenComparing(Piece::place);

        /** Two lines are about as long where the longer has no more than a quarter more. */
        private static final int ABOUT_AS_LONG = 4;

        private final int space;
        private final PriorityQueue<Piece> expected = new PriorityQueue<>(LONGEST_FIRST);
        private final List<Piece> read = new ArrayList<>();
        private final List<Match> matches = new ArrayList<>();

        Search(List<int[]> expected, List<int[]> read, int space) {
            for (int line = 0; line < expected.size(); line++) {
                this.expected.add(Piece.of(expected.get(line), line, 0));
            }
            for (int line = 0; line < read.size(); line++) {
                this.read.add(Piece.of(read.get(line), line, 0));
            }
            this.space = space;
        }

        LineMatching run() {
            List<Stretch> notRead = new ArrayList<>();
            while (!expected.isEmpty()) {
                Piece line = expected.remove();
                int match = bestMatch(line);
                if (match < 0) {
                    notRead.add(line.place);
                } else {
                    settle(line, match);
                }
            }
            matches.sort(Comparator.comparing(Match::truth));
            return new LineMatching(
                    List.copyOf(matches),
                    notRead.stream().sorted().toList(),
                    read.stream().map(Piece::place).sorted().toList());
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

        /** Takes the two out, puts back what is left of the longer. */
        private void settle(Piece line, int match) {
            Piece other = read.remove(match);
            boolean longer = line.length() > other.length();
            EditDistance.Part part = longer ? nearest(other, line) : nearest(line, other);
            matches.add(new Match(
                    longer ? line.part(part) : line.place, longer ? other.place : other.part(part), part.distance()));
            if (longer) {
                expected.addAll(rests(line, part));
            } else {
                read.addAll(match, rests(other, part));
            }
        }

        /**
         * The part of the longer one that is nearest to the shorter; all of it where the two are about as long and that
         * leaves fewer errors. Else a wrong last letter would count twice, as left out and as invented.
         */
        private static EditDistance.Part nearest(Piece shorter, Piece longer) {
            EditDistance.Part part = EditDistance.nearestPart(shorter.symbols, longer.symbols);
            int rest = longer.length() - (part.end() - part.start());
            if (rest == 0 || longer.length() - shorter.length() > shorter.length() / ABOUT_AS_LONG) {
                return part;
            }
            int whole = EditDistance.between(shorter.symbols, longer.symbols);
            return whole < part.distance() + rest ? new EditDistance.Part(whole, 0, longer.length()) : part;
        }

        private List<Piece> rests(Piece line, EditDistance.Part part) {
            List<Piece> rests = new ArrayList<>();
            addStripped(line, 0, part.start(), rests);
            addStripped(line, part.end(), line.length(), rests);
            return rests;
        }

        private void addStripped(Piece line, int from, int to, List<Piece> rests) {
            int start = from;
            int end = to;
            while (start < end && line.symbols[start] == space) {
                start++;
            }
            while (end > start && line.symbols[end - 1] == space) {
                end--;
            }
            if (start < end) {
                rests.add(Piece.of(
                        Arrays.copyOfRange(line.symbols, start, end), line.place.line, line.place.start + start));
            }
        }
    }
}

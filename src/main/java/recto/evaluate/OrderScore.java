package recto.evaluate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import recto.evaluate.LineMatching.Match;

/**
 * How far the order of what stands on a page was kept: of all pairs of lines found, those that were read in the order
 * in which ground truth has them. 1 is the same order, 0 the reverse; a page of two equal columns read across has 0.75.
 *
 * <p>This is Kendall's tau, moved to 0 to 1: (tau + 1) / 2. M. G. Kendall, "A new measure of rank correlation",
 * Biometrika 30, 1938; for the order of texts M. Lapata, "Automatic evaluation of information ordering: Kendall's tau",
 * Computational Linguistics 32(4), 2006.
 *
 * @param right pairs in the right order
 * @param pairs of lines that were found, on one page each
 * @param found lines that were found and can be told apart from others
 * @param lines of ground truth; where it has no text, lines that were read
 */
public record OrderScore(long right, long pairs, long found, long lines) {
    /** A shorter stretch finds a like anywhere on a page, so that its place says nothing. */
    private static final int SHORTEST = 8;

    public OrderScore {
        if (right < 0 || right > pairs || found < 0 || found > lines) {
            throw new IllegalArgumentException(
                    right + " of " + pairs + " pairs are right, " + found + " of " + lines + " lines are found");
        }
    }

    /** Pairs in the right order, 0 to 1; empty where fewer than two lines were found. */
    public OptionalDouble share() {
        return pairs == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) right / pairs);
    }

    /** A line of ground truth stands where the longest stretch of it was read, if that has eight characters or more. */
    static OrderScore of(LineMatching matching, int lines) {
        Map<Integer, Match> longest = new TreeMap<>();
        matching.matches().stream()
                .filter(match -> match.truth().length() >= SHORTEST)
                .forEach(match -> longest.merge(match.truth().line(), match, OrderScore::longer));
        List<Match> asRead = new ArrayList<>(longest.values());
        asRead.sort(Comparator.comparing(Match::read));
        return ofRanks(asRead.stream().map(match -> match.truth().line()).toList(), lines);
    }

    private static Match longer(Match first, Match second) {
        return second.truth().length() > first.truth().length() ? second : first;
    }

    /**
     * From the places in ground truth of what was read, in the order in which it was read.
     *
     * @param ranks equal ones are no pair
     * @param lines how many there are, found or not
     */
    static OrderScore ofRanks(List<Integer> ranks, int lines) {
        long right = 0;
        long pairs = 0;
        for (int second = 1; second < ranks.size(); second++) {
            for (int first = 0; first < second; first++) {
                int order = Integer.compare(ranks.get(first), ranks.get(second));
                right += order < 0 ? 1 : 0;
                pairs += order != 0 ? 1 : 0;
            }
        }
        return new OrderScore(right, pairs, ranks.size(), lines);
    }

    static OrderScore sum(Collection<OrderScore> scores) {
        return new OrderScore(
                scores.stream().mapToLong(OrderScore::right).sum(),
                scores.stream().mapToLong(OrderScore::pairs).sum(),
                scores.stream().mapToLong(OrderScore::found).sum(),
                scores.stream().mapToLong(OrderScore::lines).sum());
    }
}

package recto.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds rules across of which worn print has left pieces no longer than letters: flat marks in a row, with white above
 * and below.
 */
final class WornRules {
    /** Highest piece, in letter heights. */
    private static final double FLAT = 0.35;

    /** Shortest piece, in letter heights: longer than a full stop or the dots of a leader. */
    private static final double PIECE = 0.4;

    /** Highest rule that pieces may go on from, in letter heights. */
    private static final double RULE = 0.7;

    /** Largest gap between two pieces, in letter heights. */
    private static final double GAP = 4;

    /** How much higher or lower the next piece may lie, in letter heights: that of the other line of a double rule. */
    private static final double LEVEL = 0.9;

    /** Shortest rule, in letter heights. */
    private static final double SHORTEST = 15;

    /** Least share of the length of a rule that is left of it. */
    private static final double LEFT = 0.4;

    /** White above, below and at the ends of a rule, in letter heights; less is a leader in a line of text. */
    private static final double WHITE = 0.3;

    private static final double WHITE_ENDS = 1;

    private final double letter;
    private final List<Rect> tall;

    private WornRules(List<Rect> tall, double letter) {
        this.tall = tall;
        this.letter = letter;
    }

    /**
     * The rules with those that were found worn, from the top; a rule that goes on in worn pieces is one with them.
     *
     * @param rules across that were found whole
     * @param marks components of the page without these rules
     * @param letter height of a letter, in cells
     */
    static List<Rect> with(List<Rect> rules, List<Rect> marks, double letter) {
        List<Rect> tall =
                marks.stream().filter(mark -> mark.height() >= 0.5 * letter).toList();
        List<Rect> flat = marks.stream()
                .filter(mark -> mark.height() <= Math.max(2, FLAT * letter) && mark.width() >= PIECE * letter)
                .toList();
        List<Rect> all = new ArrayList<>(rules);
        for (List<Rect> chain : new WornRules(tall, letter).chains(rules, flat)) {
            all.removeAll(chain);
            all.add(whole(chain));
        }
        all.sort(Rect.FROM_TOP);
        return all;
    }

    private static Rect whole(List<Rect> chain) {
        return chain.stream().reduce(Rect::union).orElseThrow();
    }

    private List<List<Rect>> chains(List<Rect> rules, List<Rect> flat) {
        List<Rect> pieces = new ArrayList<>(flat);
        rules.stream().filter(rule -> rule.height() <= RULE * letter).forEach(pieces::add);
        pieces.sort(Comparator.comparingInt(Rect::left).thenComparing(Rect.FROM_TOP));
        List<List<Rect>> chains = new ArrayList<>();
        List<List<Rect>> open = new ArrayList<>();
        for (Rect piece : pieces) {
            open.removeIf(chain -> piece.left() - end(chain) > GAP * letter);
            List<Rect> best = open.stream()
                    .filter(chain -> distance(chain, piece) <= LEVEL * letter)
                    .min(Comparator.comparingInt(chain -> distance(chain, piece)))
                    .orElse(null);
            if (best == null) {
                best = new ArrayList<>();
                chains.add(best);
                open.add(best);
            }
            best.add(piece);
        }
        chains.removeIf(chain -> rules.containsAll(chain) || !isRule(chain) || !standsFree(whole(chain)));
        return chains;
    }

    private static Rect last(List<Rect> chain) {
        return chain.get(chain.size() - 1);
    }

    private static int end(List<Rect> chain) {
        return chain.stream().mapToInt(Rect::right).max().orElseThrow();
    }

    private static int distance(List<Rect> chain, Rect piece) {
        return Math.abs(last(chain).middleY() - piece.middleY());
    }

    private boolean isRule(List<Rect> chain) {
        int drawn = 0;
        int end = chain.get(0).left();
        for (Rect piece : chain) {
            drawn += Math.max(0, piece.right() - Math.max(end, piece.left()));
            end = Math.max(end, piece.right());
        }
        int length = whole(chain).width();
        return length >= SHORTEST * letter && drawn >= LEFT * length;
    }

    private boolean standsFree(Rect rule) {
        Rect around = new Rect(
                (int) (rule.left() - WHITE_ENDS * letter),
                (int) (rule.top() - WHITE * letter),
                (int) (rule.right() + WHITE_ENDS * letter),
                (int) (rule.bottom() + WHITE * letter));
        return tall.stream().noneMatch(around::meets);
    }
}

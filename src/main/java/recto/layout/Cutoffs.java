package recto.layout;

import java.util.List;

/**
 * Joins rules in one line that white parts, as worn print and columns do: together they part what is above them from
 * what is below, over all the columns that they span.
 */
final class Cutoffs {
    /** Largest gap between two rules, in letter heights: less than a column. */
    private static final double GAP = 20;

    /** Largest difference of their levels, in letter heights. */
    private static final double LEVEL = 0.75;

    /** Shortest rule that is joined, in letter heights: a dash between articles belongs to its column. */
    private static final double SHORTEST = 12;

    /** How far a rule down goes on beyond those that it parts, in letter heights. */
    private static final double BEYOND = 2;

    private final Anatomy anatomy;
    private final double letter;

    private Cutoffs(Anatomy anatomy) {
        this.anatomy = anatomy;
        this.letter = anatomy.sheet().letter();
    }

    /** The rules across, joined, from the top. */
    static List<Rect> of(Anatomy anatomy) {
        List<Rect> rules = anatomy.across();
        Cutoffs cutoffs = new Cutoffs(anatomy);
        Groups groups = new Groups(rules.size());
        for (int i = 0; i < rules.size(); i++) {
            for (int j = 0; j < rules.size(); j++) {
                if (cutoffs.goesOn(rules.get(i), rules.get(j))) {
                    groups.join(i, j);
                }
            }
        }
        return groups.of(rules).stream()
                .map(group -> group.stream().reduce(Rect::union).orElseThrow())
                .sorted(Rect.FROM_TOP)
                .toList();
    }

    private boolean goesOn(Rect left, Rect right) {
        boolean near = right.left() > left.left()
                && right.left() - left.right() <= GAP * letter
                && Math.abs(left.middleY() - right.middleY()) <= LEVEL * letter;
        return near && Math.min(left.width(), right.width()) >= SHORTEST * letter && isWhite(left, right);
    }

    private boolean isWhite(Rect left, Rect right) {
        Rect gap = new Rect(
                left.right(),
                Math.min(left.middleY(), right.middleY()),
                right.left(),
                Math.max(left.middleY(), right.middleY()) + 1);
        return anatomy.strips().stream().map(Strip::rect).noneMatch(gap::meets)
                && anatomy.marks().pictures().stream().noneMatch(gap::meets)
                && anatomy.down().stream().noneMatch(rule -> crosses(rule, gap));
    }

    /** A rule between columns that was not printed here may still be one with what goes on of it below. */
    private boolean crosses(Rect rule, Rect gap) {
        Rect here =
                new Rect(rule.left(), (int) (gap.top() - letter / 2), rule.right(), (int) (gap.bottom() + letter / 2));
        return rule.sharedWidth(gap) > 0
                && rule.top() < gap.top() - BEYOND * letter
                && rule.bottom() > gap.bottom() + BEYOND * letter
                && anatomy.sheet().ink().count(here) > 0;
    }
}

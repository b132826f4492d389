package recto.align;

import java.util.Arrays;

/**
 * Which letter of a text is which of another, where passages may be missing on either side or stand in another order:
 * first what stands in the same order, then, again and again, what is left over on both sides.
 */
final class LetterMatch {
    /** A stretch that stands by itself has at least so many letters in common, in hundredths. */
    private static final int[] LEAST = {2400, 1200};

    /** Texts that share fewer of the letters of the shorter one are not of one page. */
    private static final double RELATED = 0.2;

    private static final int ROUNDS = 64;
    private static final int SHORTEST_LEFT = 5;

    private final Letters left;
    private final Letters right;

    private LetterMatch(Letters left, Letters right) {
        this.left = left;
        this.right = right;
    }

    /** For each letter on the left its partner on the right, or {@link Monotone#NONE}; no two have the same. */
    static int[] partners(Letters left, Letters right) {
        return new LetterMatch(left, right).partners();
    }

    /**
     * The same for what is left over of one text within all of the other: where passages stand a second time.
     *
     * @param free letters on the left to be found
     */
    static int[] again(Letters left, Letters right, boolean[] free) {
        LetterMatch match = new LetterMatch(left, right);
        int[] partners = nothing(left.size());
        boolean[] taken = new boolean[left.size()];
        for (int i = 0; i < taken.length; i++) {
            taken[i] = !free[i];
        }
        match.round(partners, taken, new boolean[right.size()], LEAST[0]);
        return partners;
    }

    private int[] partners() {
        int[] partners = Monotone.align(left, right);
        int shorter = Math.min(left.size(), right.size());
        Stretches.keep(left, right, partners, Math.min(LEAST[0], 50 * shorter));
        boolean[] leftTaken = new boolean[left.size()];
        boolean[] rightTaken = new boolean[right.size()];
        take(partners, leftTaken, rightTaken);
        int round = 0;
        for (int least : LEAST) {
            while (round++ < ROUNDS && round(partners, leftTaken, rightTaken, least) > 0) {
                take(partners, leftTaken, rightTaken);
            }
        }
        long matched = Arrays.stream(partners)
                .filter(partner -> partner != Monotone.NONE)
                .count();
        if (matched > RELATED * shorter) {
            LooseLines.settle(left, right, partners);
            WordsBeside.settle(left, right, partners);
        }
        return partners;
    }

    private static int[] nothing(int size) {
        int[] partners = new int[size];
        Arrays.fill(partners, Monotone.NONE);
        return partners;
    }

    private static void take(int[] partners, boolean[] leftTaken, boolean[] rightTaken) {
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] != Monotone.NONE) {
                leftTaken[i] = true;
                rightTaken[partners[i]] = true;
            }
        }
    }

    private int round(int[] partners, boolean[] leftTaken, boolean[] rightTaken, int least) {
        int[] leftOver = leftOver(leftTaken, -2);
        int[] rightOver = leftOver(rightTaken, -3);
        if (leftOver.length == 0 || rightOver.length == 0) {
            return 0;
        }
        Letters leftLetters = left.at(leftOver);
        Letters rightLetters = right.at(rightOver);
        int[] found = Monotone.align(leftLetters, rightLetters);
        int kept = Stretches.keep(leftLetters, rightLetters, found, least);
        for (int i = 0; i < found.length; i++) {
            if (found[i] != Monotone.NONE) {
                partners[leftOver[i]] = rightOver[found[i]];
            }
        }
        return kept;
    }

    /** The letters of runs that are left over, and a number below zero after each run. */
    private static int[] leftOver(boolean[] taken, int mark) {
        int[] over = new int[taken.length + taken.length / SHORTEST_LEFT + 1];
        int size = 0;
        int from = 0;
        int next = mark;
        for (int at = 0; at <= taken.length; at++) {
            if (at == taken.length || taken[at]) {
                if (at - from >= SHORTEST_LEFT) {
                    for (int i = from; i < at; i++) {
                        over[size++] = i;
                    }
                    over[size++] = next;
                    next -= 2;
                }
                from = at + 1;
            }
        }
        return Arrays.copyOf(over, size);
    }
}

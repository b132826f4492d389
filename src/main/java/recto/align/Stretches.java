package recto.align;

import java.util.Arrays;

/**
 * Tells text that is the same from text that merely shares letters, as any two texts of a language do: a stretch of an
 * alignment stands where its likeness, differences taken off, is high enough (X-drop, after Zhang, Berman and Miller,
 * "Alignments without low-scoring regions", 1998).
 */
final class Stretches {
    /** Differences that end a stretch, in hundredths of a letter. */
    private static final int DROP = 1200;

    private static final int DIFFERENT = 130;
    private static final int GAP = 70;
    private static final int GAP_GOES_ON = 60;

    /** What stands right beside a sound stretch needs less by itself. */
    private static final int BESIDE = 300;

    private final Letters left;
    private final Letters right;
    private final int[] partners;
    private final int[] places;
    private final boolean[] sound;

    private Stretches(Letters left, Letters right, int[] partners) {
        this.left = left;
        this.right = right;
        this.partners = partners;
        places = places(partners);
        sound = new boolean[places.length];
    }

    /**
     * Takes the partners away from letters that are in no sound stretch.
     *
     * @param partners that go forward; changed
     * @param least likeness of a stretch that stands by itself, in hundredths of a letter
     * @return how many letters keep theirs
     */
    static int keep(Letters left, Letters right, int[] partners, int least) {
        Stretches stretches = new Stretches(left, right, partners);
        stretches.mark(least);
        stretches.markBeside();
        int kept = 0;
        for (int i = 0; i < stretches.places.length; i++) {
            if (stretches.sound[i]) {
                kept++;
            } else {
                partners[stretches.places[i]] = Monotone.NONE;
            }
        }
        return kept;
    }

    private static int[] places(int[] partners) {
        int[] places = new int[partners.length];
        int size = 0;
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] != Monotone.NONE) {
                places[size++] = i;
            }
        }
        return Arrays.copyOf(places, size);
    }

    private void mark(int least) {
        int from = 0;
        while (from < places.length) {
            int score = likeness(from);
            int best = score;
            int last = from;
            for (int at = from + 1; at < places.length; at++) {
                score -= cost(at);
                if (score < best - DROP || score < 0) {
                    break;
                }
                score += likeness(at);
                if (score >= best) {
                    best = score;
                    last = at;
                }
            }
            if (best >= least) {
                Arrays.fill(sound, from, last + 1, true);
            }
            from = best >= least ? last + 1 : from + 1;
        }
    }

    private void markBeside() {
        for (int at = 1; at < places.length; at++) {
            grow(at, at - 1, at);
        }
        for (int at = places.length - 2; at >= 0; at--) {
            grow(at, at + 1, at + 1);
        }
    }

    /** Takes in a pair beside a sound one where no more than a few letters lie between. */
    private void grow(int at, int beside, int gap) {
        if (!sound[at] && sound[beside] && cost(gap) <= BESIDE) {
            sound[at] = true;
        }
    }

    private int likeness(int at) {
        return left.likeness(places[at], right, partners[places[at]]);
    }

    /** What the letters between a pair and the one before it cost. */
    private int cost(int at) {
        int onLeft = places[at] - places[at - 1] - 1;
        int onRight = partners[places[at]] - partners[places[at - 1]] - 1;
        if (onLeft == 0 && onRight == 0) {
            return 0;
        }
        int different = Math.min(onLeft, onRight);
        long cost = GAP + (long) DIFFERENT * different + (long) GAP_GOES_ON * (Math.max(onLeft, onRight) - different);
        return (int) Math.min(cost, Integer.MAX_VALUE / 2);
    }
}

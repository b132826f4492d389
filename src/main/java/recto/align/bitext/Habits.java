package recto.align.bitext;

import java.util.List;

/**
 * How often translators and printers join, divide and leave out sentences: probabilities of shapes and of gaps, at
 * first like those that Gale and Church 1993 counted, then learnt from beads.
 */
final class Habits {
    private static final double ONE_TO_ONE = 0.8;
    private static final double ONE_TO_TWO = 0.08;
    private static final double TWO_TO_TWO = 0.02;
    /** Each sentence more makes a shape so much rarer. */
    private static final double RARER = 0.3;
    /** As many beads as what is believed before counts for. */
    private static final double DOUBT = 50;

    private static final double OPENS = 0.02;
    private static final double STAYS = 0.5;

    private final double[] logs;
    private final double opens;
    private final double stays;

    private Habits(double[] probabilities, double opens, double stays) {
        logs = new double[probabilities.length];
        for (int k = 0; k < logs.length; k++) {
            logs[k] = Math.log(probabilities[k]);
        }
        this.opens = opens;
        this.stays = stays;
    }

    /** What is believed before anything is learnt. */
    static Habits usual() {
        return new Habits(believed(), OPENS, STAYS);
    }

    private static double[] believed() {
        double[] believed = new double[Shape.ALL.size()];
        double sum = 0;
        for (int k = 0; k < believed.length; k++) {
            Shape shape = Shape.ALL.get(k);
            int more = shape.left() + shape.right();
            double start =
                    more == 2 ? ONE_TO_ONE : Math.min(shape.left(), shape.right()) == 1 ? ONE_TO_TWO : TWO_TO_TWO;
            int steps = more == 2 ? 0 : Math.min(shape.left(), shape.right()) == 1 ? more - 3 : more - 4;
            believed[k] = start * Math.pow(RARER, steps);
            sum += believed[k];
        }
        for (int k = 0; k < believed.length; k++) {
            believed[k] /= sum;
        }
        return believed;
    }

    /** What is known after beads were seen. */
    static Habits of(List<Bead> beads) {
        double[] counts = believed();
        for (int k = 0; k < counts.length; k++) {
            counts[k] *= DOUBT;
        }
        // One of each kind beforehand, and as many pairs as the doubt, so that no probability is 0 or 1.
        double pairs = 0;
        double opened = 1;
        double closed = 1;
        double stayed = 1;
        boolean gap = false;
        for (Bead bead : beads) {
            if (bead.isPair()) {
                counts[Shape.ALL.indexOf(new Shape(bead.left(), bead.right()))]++;
                pairs++;
                closed += gap ? 1 : 0;
            } else {
                opened += gap ? 0 : 1;
                stayed += gap ? 1 : 0;
            }
            gap = !bead.isPair();
        }
        for (int k = 0; k < counts.length; k++) {
            counts[k] /= pairs + DOUBT;
        }
        return new Habits(counts, opened / (pairs + DOUBT + opened), stayed / (stayed + closed));
    }

    /** Log probability of a shape among pairs. */
    double shape(int index) {
        return logs[index];
    }

    /** Log probability that a sentence of one given side has no counterpart, after a pair. */
    double opens() {
        return Math.log(opens / 2);
    }

    /** Log probability that a pair follows on a pair. */
    double goesOn() {
        return Math.log(1 - opens);
    }

    /** The same as {@link #opens} after a sentence without counterpart. */
    double stays() {
        return Math.log(stays / 2);
    }

    /** Log probability that a pair follows on a sentence without counterpart. */
    double closes() {
        return Math.log(1 - stays);
    }
}

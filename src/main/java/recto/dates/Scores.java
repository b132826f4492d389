package recto.dates;

/** Makes scores of costs: a reading that costs 1 more has about a seventh of the weight. */
final class Scores {
    /** The weight of a reading that was not thought of. */
    static final double NONE = weight(3);

    private Scores() {}

    static double weight(double cost) {
        return Math.exp(-2 * cost);
    }
}

package recto.align.trace;

/** What chance alone makes agree. */
final class Chance {
    /** Parts of a passage with fewer letters than this stand somewhere on any page: nearly all must agree. */
    private static final int SHORTEST = 12;

    private static final double SHORTEST_SHARE = 0.95;
    /** Passages of this many letters or fewer must agree in {@link #SHORT_SHARE} of them. */
    private static final int SHORT = 24;

    private static final double SHORT_SHARE = 0.78;
    /** From this many letters on, {@link #LONG_SHARE} is enough. */
    private static final int LONG = 80;

    private static final double LONG_SHARE = 0.62;

    private Chance() {}

    /**
     * The least share of the letters of a passage or a part of one that must agree. Texts of one language that have
     * nothing to do with each other agree at their best place in about half of their letters, short passages in more
     * (docs/benchmarks.md).
     */
    static double leastShare(int letters) {
        if (letters < SHORTEST) {
            return SHORTEST_SHARE;
        }
        double way = Math.max(0, Math.min(1, (double) (letters - SHORT) / (LONG - SHORT)));
        return SHORT_SHARE + way * (LONG_SHARE - SHORT_SHARE);
    }
}

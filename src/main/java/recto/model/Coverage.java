package recto.model;

/**
 * What became of the ink of a page, as shares (0 to 1) of all ink above the size of specks.
 *
 * @param words inside words
 * @param other inside regions that are no text: pictures, separators, noise
 * @param unread inside boxes that say that something stands there and was not read
 */
public record Coverage(double words, double other, double unread) {
    /** A page without ink. */
    public static final Coverage NO_INK = new Coverage(0, 0, 0);

    public Coverage {
        if (!(words >= 0 && other >= 0 && unread >= 0 && words + other + unread <= 1.001)) {
            throw new IllegalArgumentException("shares of a whole, not " + words + ", " + other + ", " + unread);
        }
    }

    /** The share of which it is said what it is. */
    public double total() {
        return words + other + unread;
    }
}

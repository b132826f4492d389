package recto.model;

/**
 * The place of a page in an item or in a scan, counted from 1.
 *
 * @param value 1 for the first page
 */
public record PageNumber(int value) implements Comparable<PageNumber> {
    public PageNumber {
        if (value < 1) {
            throw new IllegalArgumentException("pages count from 1, not " + value);
        }
    }

    /** Four digits or more, as in the names of output files: {@code 0001}. */
    public String padded() {
        return String.format(java.util.Locale.ROOT, "%04d", value);
    }

    @Override
    public int compareTo(PageNumber other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}

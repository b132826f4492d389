package recto.dates;

/** Years of the Gregorian calendar, both ends included. */
public record YearRange(int first, int last) {
    public YearRange {
        if (first > last) {
            throw new IllegalArgumentException("a range of years begins before it ends, not " + first + " to " + last);
        }
    }

    /** Whether the year lies within. */
    public boolean contains(int year) {
        return first <= year && year <= last;
    }
}

package recto.dates;

/**
 * A number that a word may stand for.
 *
 * @param digits how many; 0 for a Roman numeral
 * @param cost of the way from what is printed to the digits
 */
record Num(int value, int digits, double cost) {
    boolean day() {
        return value >= 1 && value <= 31 && digits <= 2;
    }

    boolean fullYear() {
        return digits == 4 && value >= 1000 && value <= 2100;
    }

    /** A Hijri or Rumi year of the 19th or 20th century without its thousand, as Ottoman papers have it. */
    boolean withoutThousand() {
        return digits == 3 && value >= 250 && value <= 345;
    }

    Num withThousand() {
        return new Num(value + 1000, 4, cost + 0.2);
    }

    /** A year of the Republic, in Roman or other digits. */
    boolean shortYear() {
        return value >= 1 && value <= 99 && digits <= 2;
    }
}

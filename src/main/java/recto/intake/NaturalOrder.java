package recto.intake;

import java.util.Comparator;

/**
 * Compares paths as people sort them: folder by folder, numbers by value ({@code leaf2 < leaf10}), letters without
 * regard to case. Ties are broken by code points, so that only equal strings are equal. Depends on no locale. Digits of
 * all scripts count as digits.
 */
public final class NaturalOrder implements Comparator<String> {
    /** The order. */
    public static final NaturalOrder INSTANCE = new NaturalOrder();

    private NaturalOrder() {}

    @Override
    public int compare(String left, String right) {
        Cursor a = new Cursor(left);
        Cursor b = new Cursor(right);
        while (a.more() && b.more()) {
            int order = a.atDigit() && b.atDigit() ? compareNumbers(a, b) : Integer.compare(a.weight(), b.weight());
            if (order != 0) {
                return order;
            }
        }
        int rest = Boolean.compare(a.more(), b.more());
        return rest != 0 ? rest : compareCodePoints(left, right);
    }

    /** Compares by value: without leading zeros the longer number is the larger, else the first digit decides. */
    private static int compareNumbers(Cursor a, Cursor b) {
        a.skipZeros();
        b.skipZeros();
        int first = 0;
        while (a.atDigit() && b.atDigit()) {
            int order = Integer.compare(a.digit(), b.digit());
            first = first == 0 ? order : first;
        }
        int length = Boolean.compare(a.atDigit(), b.atDigit());
        return length != 0 ? length : first;
    }

    private static int compareCodePoints(String left, String right) {
        Cursor a = new Cursor(left);
        Cursor b = new Cursor(right);
        while (a.more() && b.more()) {
            int order = Integer.compare(a.next(), b.next());
            if (order != 0) {
                return order;
            }
        }
        return Boolean.compare(a.more(), b.more());
    }

    /** A place in a string, moving by code points. */
    private static final class Cursor {
        private final String text;
        private int at;

        Cursor(String text) {
            this.text = text;
        }

        boolean more() {
            return at < text.length();
        }

        boolean atDigit() {
            return more() && Character.isDigit(text.codePointAt(at));
        }

        int next() {
            int codePoint = text.codePointAt(at);
            at += Character.charCount(codePoint);
            return codePoint;
        }

        int digit() {
            return Character.digit(next(), 10);
        }

        void skipZeros() {
            while (atDigit() && Character.digit(text.codePointAt(at), 10) == 0) {
                next();
            }
        }

        /** A folder separator comes first, so that a folder stays together; digits of all scripts are alike. */
        int weight() {
            int codePoint = next();
            if (codePoint == '/') {
                return -1;
            }
            return Character.isDigit(codePoint) ? '0' : Character.toLowerCase(Character.toUpperCase(codePoint));
        }
    }
}

package recto.intake;

import java.util.Comparator;

/**
 * Compares paths as people sort them: folder by folder, numbers by value ({@code leaf2 < leaf10}), letters without
 * regard to case. Ties are broken by code points, so that only equal strings are equal. Depends on no locale. Digits of
 * all scripts count as digits.
 */
final class NaturalOrder implements Comparator<String> {
    static final NaturalOrder INSTANCE = new NaturalOrder();

    private NaturalOrder() {}

    @Override
    public int compare(String left, String right) {
        int i = 0;
        int j = 0;
        while (i < left.length() && j < right.length()) {
            int a = left.codePointAt(i);
            int b = right.codePointAt(j);
            if (Character.isDigit(a) && Character.isDigit(b)) {
                int endA = endOfDigits(left, i);
                int endB = endOfDigits(right, j);
                int order = compareNumbers(left.substring(i, endA), right.substring(j, endB));
                if (order != 0) {
                    return order;
                }
                i = endA;
                j = endB;
            } else {
                if (weight(a) != weight(b)) {
                    return Integer.compare(weight(a), weight(b));
                }
                i += Character.charCount(a);
                j += Character.charCount(b);
            }
        }
        int rest = Integer.compare(left.length() - i, right.length() - j);
        return rest != 0 ? rest : compareCodePoints(left, right);
    }

    /**
     * A folder separator comes before everything else, so that a folder stays together; digits of all scripts are
     * alike.
     */
    private static int weight(int codePoint) {
        if (Character.isDigit(codePoint)) {
            return '0';
        }
        return codePoint == '/' ? -1 : Character.toLowerCase(Character.toUpperCase(codePoint));
    }

    private static int endOfDigits(String text, int start) {
        int end = start;
        while (end < text.length() && Character.isDigit(text.codePointAt(end))) {
            end += Character.charCount(text.codePointAt(end));
        }
        return end;
    }

    private static int compareNumbers(String left, String right) {
        int[] a = digits(left);
        int[] b = digits(right);
        return a.length != b.length ? Integer.compare(a.length, b.length) : java.util.Arrays.compare(a, b);
    }

    /** The digits by value, without leading zeros. */
    private static int[] digits(String number) {
        return number.codePoints()
                .map(digit -> Character.digit(digit, 10))
                .dropWhile(digit -> digit == 0)
                .toArray();
    }

    private static int compareCodePoints(String left, String right) {
        return java.util.Arrays.compare(
                left.codePoints().toArray(), right.codePoints().toArray());
    }
}

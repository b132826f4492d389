package recto.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads numbers as they are printed: digits of any script, letters that were read in place of digits, Roman numerals.
 */
final class Figures {
    /** Letters that stand for digits in poor readings, and the digits. */
    private static final String LETTERS = "OoIlſ|ıSs";

    private static final String DIGITS = "001111155";
    private static final Pattern ROMAN = Pattern.compile("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})");

    private Figures() {}

    /** A number with digits of any script; empty without a digit, and from a thousand millions on. */
    static OptionalInt number(String printed) {
        StringBuilder digits = new StringBuilder();
        boolean real = false;
        for (int c : printed.codePoints().toArray()) {
            if (Character.isDigit(c)) {
                digits.append(Character.digit(c, 10));
                real = true;
            } else if (LETTERS.indexOf(c) >= 0) {
                digits.append(DIGITS.charAt(LETTERS.indexOf(c)));
            }
        }
        return real && digits.length() <= 9 ? OptionalInt.of(Integer.parseInt(digits.toString())) : OptionalInt.empty();
    }

    /** The value of a Roman numeral in capitals; empty for what is none. */
    static OptionalInt roman(String printed) {
        Matcher numeral = ROMAN.matcher(printed);
        if (printed.isEmpty() || !numeral.matches()) {
            return OptionalInt.empty();
        }
        int sum = 0;
        int after = 0;
        for (int i = printed.length() - 1; i >= 0; i--) {
            int value = switch (printed.charAt(i)) {
                case 'I' -> 1;
                case 'V' -> 5;
                case 'X' -> 10;
                case 'L' -> 50;
                case 'C' -> 100;
                case 'D' -> 500;
                default -> 1000;
            };
            sum += value < after ? -value : value;
            after = Math.max(after, value);
        }
        return OptionalInt.of(sum);
    }

    /**
     * The numbers that may be printed where digits and letters were read: the likeliest first, and where an S stands,
     * which is as like an 8 as a 5, the other one.
     */
    static List<Integer> likely(String printed) {
        List<Integer> numbers = new ArrayList<>();
        for (String reading : List.of(printed, printed.replaceAll("[Ss]", "8"))) {
            OptionalInt number = number(reading);
            if (number.isPresent() && !numbers.contains(number.getAsInt())) {
                numbers.add(number.getAsInt());
            }
        }
        return numbers;
    }

    /**
     * Whether one number was read in place of another by one digit that is wrong, by digits that are lost, or by a
     * point after it that was read as one more digit.
     */
    static boolean misread(int read, int printed) {
        String a = Integer.toString(read);
        String b = Integer.toString(printed);
        if (a.length() == b.length() + 1 && a.startsWith(b)) {
            return true;
        }
        if (a.length() == b.length()) {
            int differing = 0;
            for (int i = 0; i < a.length(); i++) {
                differing += a.charAt(i) == b.charAt(i) ? 0 : 1;
            }
            return differing == 1;
        }
        int at = 0;
        for (int i = 0; i < b.length() && at < a.length(); i++) {
            at += a.charAt(at) == b.charAt(i) ? 1 : 0;
        }
        return a.length() < b.length() && at == a.length();
    }
}

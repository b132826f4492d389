package recto.dates;

/**
 * A word, a number or a sign of a text.
 *
 * @param start offset in the text
 * @param end offset after it
 * @param folded letters and digits in their plain form; empty for a sign
 */
record Token(int start, int end, String text, String folded) {
    boolean sign() {
        return folded.isEmpty();
    }

    boolean sign(String among) {
        return sign() && among.contains(text);
    }

    boolean hasDigit() {
        return folded.chars().anyMatch(c -> c >= '0' && c <= '9');
    }
}

package recto.recognition;

import java.text.Normalizer;
import java.util.List;
import java.util.stream.Stream;

/** Text of an engine made fit for a transcript. */
final class PlainText {
    private PlainText() {}

    /**
     * The words in a piece of text in NFC, without control characters and without marks of direction (the order is
     * logical, and writers of a format set their own); joiners stay, Persian is spelt with them.
     */
    static List<String> words(String text) {
        StringBuilder clean = new StringBuilder();
        text.codePoints()
                .map(c -> Character.isWhitespace(c) || Character.isSpaceChar(c) ? ' ' : c)
                .filter(c -> !dropped(c))
                .forEach(clean::appendCodePoint);
        return Stream.of(Normalizer.normalize(clean, Normalizer.Form.NFC).split(" "))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static boolean dropped(int c) {
        int type = Character.getType(c);
        boolean joiner = c == 0x200C || c == 0x200D;
        return type == Character.CONTROL
                || type == Character.FORMAT && !joiner
                || type == Character.SURROGATE
                || type == Character.UNASSIGNED;
    }
}

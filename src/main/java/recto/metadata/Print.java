package recto.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import recto.model.Box;
import recto.model.Line;
import recto.model.Word;

/**
 * A line as it is printed on a page.
 *
 * @param words in logical order, at least one
 * @param box around them
 * @param reading number of the reading that it comes from; 0 is the text of the page
 */
record Print(List<Word> words, Box box, int reading) {
    /** Widest gap between words of one line, in heights of a letter. */
    private static final double GAP = 2;

    private static final int NUMERO = '№';

    Print {
        words = List.copyOf(words);
    }

    static Print of(Line line, int reading) {
        return of(line.words(), reading);
    }

    /** The parts of the line between gaps that are wider than its letters are high, and between stray signs. */
    List<Print> parts() {
        List<Print> parts = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= words.size(); i++) {
            boolean sign = isSign(words.get(i - 1));
            boolean ends = i == words.size()
                    || sign
                    || isSign(words.get(i))
                    || gap(words.get(i - 1).box(), words.get(i).box()) > GAP * height();
            if (ends) {
                if (!sign) {
                    parts.add(of(words.subList(from, i), reading));
                }
                from = i;
            }
        }
        return parts;
    }

    private static boolean isSign(Word word) {
        return word.text().codePoints().noneMatch(c -> Character.isLetterOrDigit(c) || c == NUMERO);
    }

    private static int gap(Box one, Box other) {
        return Math.max(one.x(), other.x()) - Math.min(one.right(), other.right());
    }

    private static Print of(List<Word> words, int reading) {
        return new Print(words, words.stream().map(Word::box).reduce(Box::union).orElseThrow(), reading);
    }

    /** The words with one space between them. */
    String text() {
        return words.stream().map(Word::text).collect(Collectors.joining(" "));
    }

    /** Whether another line stands at its height. */
    boolean beside(Print other) {
        int middle = other.box.middle().y();
        return box.y() <= middle && middle <= box.bottom();
    }

    /** Mean confidence of the words. */
    double confidence() {
        return words.stream().mapToDouble(Word::confidence).average().orElse(0);
    }

    /** Height of its letters in pixels, by the middle one of its words. */
    int height() {
        List<Integer> heights =
                words.stream().map(word -> word.box().height()).sorted().toList();
        return heights.get(heights.size() / 2);
    }

    /** The boxes of the words that a part of the text touches. */
    List<Box> boxes(int start, int end) {
        List<Box> boxes = new ArrayList<>();
        int at = 0;
        for (Word word : words) {
            int to = at + word.text().length();
            if (at < end && start < to) {
                boxes.add(word.box());
            }
            at = to + 1;
        }
        return boxes.isEmpty() ? List.of(box) : boxes;
    }
}

package recto.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.Line;
import recto.model.Word;

/**
 * Leaves stamps, creases and the edge of the paper out of a line that the engine drew out to them: short words far off
 * at its ends that were read without confidence, and lines of nothing but snippets. Their marks become unread boxes.
 *
 * <p>The limits are those of 24 pages of typescript and old print: of 41 such words one stood on the page.
 */
final class Strays {
    private static final double DOUBTFUL = 0.7;
    private static final int SHORT = 3;
    /** Distance from the next word, in heights of a word of the line. */
    private static final double FAR = 1.5;

    private static final double NO_LINE = 0.45;

    private Strays() {}

    /** The line without them; absent if nothing else is left. */
    static Optional<Line> without(Line line) {
        List<Word> words = new ArrayList<>(line.words());
        double far = FAR * height(words);
        while (words.size() > 1 && isStray(words.get(0), words.get(1), far)) {
            words.remove(0);
        }
        int last = words.size() - 1;
        while (last > 0 && isStray(words.get(last), words.get(last - 1), far)) {
            words.remove(last--);
        }
        if (isSnippets(words)) {
            return Optional.empty();
        }
        return Optional.of(words.size() == line.words().size() ? line : line.with(words));
    }

    private static boolean isStray(Word word, Word next, double far) {
        int gap = Math.max(
                next.box().x() - word.box().right(), word.box().x() - next.box().right());
        return word.text().length() <= SHORT && word.confidence() < DOUBTFUL && gap >= far;
    }

    private static boolean isSnippets(List<Word> words) {
        int characters = words.stream().mapToInt(word -> word.text().length()).sum();
        double confidence = words.stream()
                        .mapToDouble(word -> word.confidence() * word.text().length())
                        .sum()
                / characters;
        return words.size() >= SHORT && characters <= SHORT * words.size() && confidence < NO_LINE;
    }

    private static double height(List<Word> words) {
        int[] heights =
                words.stream().mapToInt(word -> word.box().height()).sorted().toArray();
        return heights[heights.length / 2];
    }
}

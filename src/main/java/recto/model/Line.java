package recto.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A line of text.
 *
 * @param box where it stands
 * @param baseline where the engine gave one
 * @param words in logical order, at least one
 */
public record Line(Box box, Optional<Baseline> baseline, List<Word> words) {
    public Line {
        words = List.copyOf(words);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a line has words");
        }
    }

    /** The same line with other words, in the box that these take up. */
    public Line with(List<Word> others) {
        Box around = others.stream().map(Word::box).reduce(Box::union).orElse(box);
        return new Line(around, baseline.map(all -> all.between(around.x(), around.right())), others);
    }

    /** The words with one space between them. */
    public String text() {
        return words.stream().map(Word::text).collect(Collectors.joining(" "));
    }
}

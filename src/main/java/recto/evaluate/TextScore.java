package recto.evaluate;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * How well text was read.
 *
 * @param characters error rate on grapheme clusters in reading order
 * @param words error rate on words in reading order
 * @param overlap words right regardless of order
 * @param flexible error rate on grapheme clusters regardless of the order of the lines
 */
public record TextScore(ErrorRate characters, ErrorRate words, WordOverlap overlap, ErrorRate flexible) {
    /** The scores of all of them as one text. */
    static TextScore sum(Collection<TextScore> scores) {
        return new TextScore(
                ErrorRate.sum(each(scores, TextScore::characters)),
                ErrorRate.sum(each(scores, TextScore::words)),
                WordOverlap.sum(each(scores, TextScore::overlap)),
                ErrorRate.sum(each(scores, TextScore::flexible)));
    }

    private static <T> List<T> each(Collection<TextScore> scores, Function<TextScore, T> part) {
        return scores.stream().map(part).toList();
    }
}

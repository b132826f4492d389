package recto.evaluate;

import java.util.List;
import java.util.Objects;

/** Compares what was read with ground truth. Free of state but for the folding. */
public final class Scoring {
    private final Folding folding;

    public Scoring(Folding folding) {
        this.folding = Objects.requireNonNull(folding);
    }

    /** The scores of one page; whole pages are compared in reading order, line ends count as spaces. */
    public PageScore score(PageText truth, PageText read) {
        return score(truth, read, false);
    }

    /** The scores of a page for which nothing was handed in: every character of it is an error. */
    public PageScore missing(PageText truth) {
        return score(truth, new PageText(truth.name(), List.of()), true);
    }

    private PageScore score(PageText truth, PageText read, boolean missing) {
        Symbols symbols = new Symbols();
        String expected = folding.apply(truth.text());
        String found = folding.apply(read.text());
        int[] words = symbols.words(expected);
        int[] wordsRead = symbols.words(found);
        ErrorRate characters = rate(symbols.characters(expected), symbols.characters(found));
        List<int[]> lines = lines(truth, symbols);
        long anyOrder = FlexibleDistance.between(lines, lines(read, symbols), symbols.space());
        return new PageScore(
                truth.name(),
                missing,
                characters,
                rate(words, wordsRead),
                WordOverlap.of(words, wordsRead),
                // the order as read is one matching of the lines among others, so it bounds the errors
                new ErrorRate(
                        Math.min(anyOrder, characters.errors()),
                        lines.stream().mapToLong(line -> line.length).sum()));
    }

    private static ErrorRate rate(int[] expected, int[] found) {
        return new ErrorRate(EditDistance.between(expected, found), expected.length);
    }

    private List<int[]> lines(PageText page, Symbols symbols) {
        return page.lines()
                .map(folding::apply)
                .filter(line -> !line.isEmpty())
                .map(symbols::characters)
                .toList();
    }
}

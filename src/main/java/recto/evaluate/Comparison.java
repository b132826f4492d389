package recto.evaluate;

import java.util.List;
import java.util.Optional;

/** One page compared. The lines are matched once, for the error rate, the order and the showing. */
final class Comparison {
    private final PageText truth;
    private final PageText read;
    private final Folding folding;
    private final Symbols symbols = new Symbols();
    private final Lines lines;
    private final Lines linesRead;
    private final LineMatching matching;

    Comparison(PageText truth, PageText read, Folding folding) {
        this.truth = truth;
        this.read = read;
        this.folding = folding;
        lines = Lines.of(truth, folding, symbols);
        linesRead = truth.layoutOnly() ? new Lines(List.of(), List.of()) : Lines.of(read, folding, symbols);
        matching = LineMatching.of(lines.symbols(), linesRead.symbols(), symbols.space());
    }

    PageScore score(boolean missing) {
        Optional<LayoutComparison> layout = LayoutComparison.of(truth, read);
        Optional<TextScore> text =
                Optional.of(truth).filter(page -> !page.layoutOnly()).map(page -> text());
        Optional<OrderScore> order = text.isPresent()
                ? Optional.of(OrderScore.of(matching, lines.texts().size()))
                : layout.filter(comparison -> truth.frame().ordered()).map(LayoutComparison::order);
        return new PageScore(
                truth.name(), missing, truth.language(), new Scores(text, order, layout.map(LayoutComparison::score)));
    }

    PageComparison page(boolean missing) {
        LinePairs pairs = new LinePairs(matching, shown(lines), shown(linesRead));
        return new PageComparison(score(missing), truth, read, pairs.pairs(), pairs.notThere());
    }

    private List<ShownLine> shown(Lines side) {
        return side.texts().stream()
                .map(line -> ShownLine.of(line, folding, symbols))
                .toList();
    }

    private TextScore text() {
        String expected = folding.apply(truth.text());
        String found = folding.apply(read.text());
        int[] words = symbols.words(expected);
        int[] wordsRead = symbols.words(found);
        ErrorRate characters = rate(symbols.characters(expected), symbols.characters(found));
        return new TextScore(
                characters,
                rate(words, wordsRead),
                WordOverlap.of(words, wordsRead),
                // the order as read is one matching of the lines among others, so it bounds the errors
                new ErrorRate(Math.min(matching.errors(), characters.errors()), lines.characters()));
    }

    private static ErrorRate rate(int[] expected, int[] found) {
        return new ErrorRate(EditDistance.between(expected, found), expected.length);
    }
}

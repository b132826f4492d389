package recto.evaluate;

import java.util.List;

/**
 * The lines of one side that have text, and their symbols.
 *
 * @param texts as they were written
 * @param symbols as they are compared, line by line
 */
record Lines(List<LineText> texts, List<int[]> symbols) {
    static Lines of(PageText page, Folding folding, Symbols symbols) {
        List<LineText> texts = page.lineTexts()
                .filter(line -> !folding.apply(line.text()).isEmpty())
                .toList();
        return new Lines(
                texts,
                texts.stream()
                        .map(line -> symbols.characters(folding.apply(line.text())))
                        .toList());
    }

    long characters() {
        return symbols.stream().mapToLong(line -> line.length).sum();
    }
}

package recto.export;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import recto.model.Line;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.Word;

/**
 * The page as every format can hold it: without control characters and halves of surrogate pairs, which engines do hand
 * out and XML 1.0 forbids. A word that has nothing else goes, and so does a line without words.
 */
final class CleanPage {
    private CleanPage() {}

    /** The same object where nothing is to be cleaned. */
    static PageTranscript of(PageTranscript page) {
        if (page.readings().stream().flatMap(Reading::words).map(Word::text).allMatch(CleanPage::isClean)) {
            return page;
        }
        return page.with(page.readings().stream().map(CleanPage::reading).toList());
    }

    /** The text without what no format can hold. */
    static String text(String text) {
        if (isClean(text)) {
            return text;
        }
        StringBuilder clean = new StringBuilder();
        text.codePoints().filter(CleanPage::isAllowed).forEach(clean::appendCodePoint);
        return clean.toString();
    }

    private static boolean isClean(String text) {
        return text.codePoints().allMatch(CleanPage::isAllowed);
    }

    private static boolean isAllowed(int point) {
        boolean surrogate = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
        return !surrogate && !Character.isISOControl(point) && (point & 0xFFFE) != 0xFFFE;
    }

    private static Reading reading(Reading reading) {
        List<Region> regions = reading.regions().stream()
                .map(region -> region.with(
                        region.lines().stream().flatMap(CleanPage::line).toList()))
                .toList();
        return new Reading(reading.source(), reading.tool(), reading.models(), regions);
    }

    private static Stream<Line> line(Line line) {
        List<Word> words = line.words().stream()
                .map(word -> Optional.of(text(word.text()))
                        .filter(text -> !text.isEmpty())
                        .map(text -> new Word(
                                text,
                                word.box(),
                                word.confidence(),
                                word.engineConfidence(),
                                word.asRead().map(CleanPage::text))))
                .flatMap(Optional::stream)
                .toList();
        return words.isEmpty() ? Stream.empty() : Stream.of(new Line(line.box(), line.baseline(), words));
    }
}

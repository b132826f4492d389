package recto.align;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import recto.model.Box;
import recto.model.Line;
import recto.model.PageNumber;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Word;

/** The words that stand on the pages of an item, in reading order. */
final class ReadText {
    private final List<ReadWord> words = new ArrayList<>();
    private final Map<PageNumber, List<Box>> unread = new HashMap<>();
    private int lines;

    /**
     * A word on its page.
     *
     * @param page of the item
     * @param index among the words of the page, from 0
     * @param line among all lines of the item, from 0
     * @param lineBox where that line stands
     * @param word as it was read
     * @param rightToLeft whether its letters run so
     */
    record ReadWord(PageNumber page, int index, int line, Box lineBox, Word word, boolean rightToLeft) {
        Box box() {
            return word.box();
        }
    }

    private ReadText() {}

    /** The words of the chosen readings. */
    static ReadText of(List<PageTranscript> pages) {
        ReadText text = new ReadText();
        for (PageTranscript page : pages) {
            int index = 0;
            for (Region region : page.regions()) {
                if (region.type() == RegionType.UNREAD) {
                    text.unread
                            .computeIfAbsent(page.number(), number -> new ArrayList<>())
                            .add(region.box());
                }
                for (Line line : region.lines()) {
                    index = text.add(
                            page.number(),
                            index,
                            line,
                            region.language().script().rightToLeft());
                }
            }
        }
        return text;
    }

    private int add(PageNumber page, int first, Line line, boolean rightToLeft) {
        int index = first;
        for (Word word : line.words()) {
            words.add(new ReadWord(page, index++, lines, line.box(), word, rightToLeft));
        }
        lines++;
        return index;
    }

    List<ReadWord> words() {
        return words;
    }

    /** Boxes of ink of a page that could not be read. */
    List<Box> unread(PageNumber page) {
        return unread.getOrDefault(page, List.of());
    }

    /** The letters of all words. */
    Letters letters(Alphabet alphabet) {
        List<Letters.Token> tokens = new ArrayList<>(words.size());
        int line = -1;
        for (ReadWord word : words) {
            tokens.add(new Letters.Token(word.word().text(), word.line() != line));
            line = word.line();
        }
        return Letters.of(tokens, alphabet);
    }
}

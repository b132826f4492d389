package recto.metadata;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import recto.model.Line;
import recto.model.PageNumber;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Size;

/**
 * The head of a page: what stands at its top, in all its readings. On a first page that is the masthead, which ends
 * some way below its largest letters; on others the running head and the folio.
 *
 * @param page of the item
 * @param size of the page image
 * @param lines from the top, those of one height from the left
 * @param title the line of the largest letters, where they are much larger than others
 * @param usual height of the letters of the page
 */
record Head(PageNumber page, Size size, List<Print> lines, Optional<Print> title, double usual) {
    /** A masthead is not higher than this share of the width of its page. */
    private static final double HIGHEST = 0.42;
    /** What stands so far below the title, as a share of the width of the page, belongs to the masthead. */
    private static final double BELOW = 0.2;
    /** Without a title the masthead is what stands so high. */
    private static final double TOP = 0.3;
    /** How much larger than usual letters those of a title are. */
    private static final double LARGE = 1.6;
    /** Fewest letters of a title. */
    private static final int LETTERS = 4;
    /** Fewest words that tell the usual height of letters. */
    private static final int ENOUGH = 30;

    Head {
        lines = List.copyOf(lines);
    }

    /** The masthead of a page; empty for a page without text. */
    static Optional<Head> masthead(PageTranscript page) {
        if (page.size().isEmpty() || page.readings().isEmpty()) {
            return Optional.empty();
        }
        Size size = page.size().get();
        List<Print> high = lines(page, HIGHEST * size.width());
        if (high.isEmpty()) {
            return Optional.empty();
        }
        double usual = usual(page, high);
        Optional<Print> title = title(page, high, usual);
        double bottom =
                title.map(print -> print.box().bottom() + BELOW * size.width()).orElse(TOP * size.width());
        List<Print> within = high.stream()
                .filter(print -> print.box().middle().y() <= bottom)
                .toList();
        return within.isEmpty() ? Optional.empty() : Optional.of(new Head(page.number(), size, within, title, usual));
    }

    /** Lines of all readings of a page that stand above a height, from the top. */
    static List<Print> lines(PageTranscript page, double bottom) {
        List<Print> lines = new ArrayList<>();
        int number = 0;
        for (Reading reading : page.readings()) {
            if (reading.source() == Reading.Source.DETAIL) {
                for (Region region : reading.regions()) {
                    number++;
                    add(region, number, bottom, lines);
                }
            } else if (reading == page.readings().get(0)) {
                for (Region region : reading.regions()) {
                    add(region, 0, bottom, lines);
                }
            }
        }
        lines.sort(Comparator.comparingInt((Print print) -> print.box().middle().y() / Math.max(1, (int) (bottom / 40)))
                .thenComparingInt(print -> print.box().x())
                .thenComparingInt(Print::reading));
        return lines;
    }

    private static void add(Region region, int reading, double bottom, List<Print> lines) {
        for (Line line : region.lines()) {
            Print print = Print.of(line, reading);
            if (print.box().y() < bottom) {
                lines.addAll(print.parts());
            }
        }
    }

    /** The middle height of the words of the page, or where it has only a few, of the lines at its top. */
    private static double usual(PageTranscript page, List<Print> high) {
        List<Integer> heights =
                page.words().map(word -> word.box().height()).sorted().toList();
        List<Integer> few = high.stream().map(Print::height).sorted().toList();
        return heights.size() >= ENOUGH ? heights.get(heights.size() / 2) : few.get(few.size() / 4);
    }

    private static Optional<Print> title(PageTranscript page, List<Print> lines, double usual) {
        Optional<Print> typed = page.regions().stream()
                .filter(region -> region.type() == RegionType.MASTHEAD)
                .flatMap(region -> region.lines().stream())
                .map(line -> Print.of(line, 0))
                .filter(print -> lines.contains(print) && lettered(print))
                .max(Comparator.comparingInt(Print::height));
        return typed.or(() -> lines.stream()
                .filter(Head::lettered)
                .filter(print -> print.height() >= LARGE * usual)
                .max(Comparator.comparingInt(Print::height)));
    }

    private static boolean lettered(Print print) {
        return print.text().codePoints().filter(Character::isLetter).count() >= LETTERS;
    }
}

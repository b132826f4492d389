package recto.recognition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import recto.model.Box;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Word;

/**
 * Types the first and the last line of a page by what was read: a page number alone is a folio, a number at the margin
 * and words far from it are a running head. Such a line becomes a region of its own in its place; nothing is moved.
 */
final class FolioLines {
    /** A page number in digits of any script or in two Roman ones and more, alone or between dashes or brackets. */
    private static final Pattern NUMBER = Pattern.compile("[\\p{Pd}\\p{Ps}*.]*"
            + "(\\p{Nd}{1,4}|(?=[ivxlc]{2})c{0,3}(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})"
            + "|(?=[IVXLC]{2})C{0,3}(XC|XL|L?X{0,3})(IX|IV|V?I{0,3}))"
            + "[\\p{Pd}\\p{Pe}*.]*");

    private static final Pattern DASHES = Pattern.compile("[\\p{Pd}*.]+");

    /** Digits of a number in a running head; one of four may be a year. */
    private static final Pattern SHORT_NUMBER = Pattern.compile("\\p{Ps}?\\p{Nd}{1,3}[\\p{Pe}.]?");

    /** White between the number and the words of a running head, in heights of the line. */
    private static final double APART = 1.5;

    /** Fewest lines of a page that has a head and a foot. */
    private static final int LINES = 8;

    private FolioLines() {}

    /** The regions of a page in the same order, with those that its first and last line make. */
    static List<Region> typed(List<Region> regions) {
        List<Line> lines = regions.stream()
                .flatMap(region -> region.lines().stream())
                .sorted(Comparator.comparingInt(line -> line.box().y()))
                .toList();
        if (lines.size() < LINES) {
            return regions;
        }
        Line first = lines.get(0);
        Line last = lines.stream()
                .max(Comparator.comparingInt(line -> line.box().bottom()))
                .orElseThrow();
        List<Region> typed = new ArrayList<>();
        for (Region region : regions) {
            typed.addAll(typed(region, first, last, lines));
        }
        return typed;
    }

    private static List<Region> typed(Region region, Line first, Line last, List<Line> page) {
        List<Line> lines = region.lines();
        if (lines.isEmpty() || region.type() != RegionType.TEXT && region.type() != RegionType.HEADING) {
            return List.of(region);
        }
        Optional<RegionType> head = lines.get(0) == first && standsAlone(first, page) ? head(first) : Optional.empty();
        boolean foot = lines.get(lines.size() - 1) == last && standsAlone(last, page) && isNumber(last);
        int from = head.isPresent() ? 1 : 0;
        int to = foot ? Math.max(from, lines.size() - 1) : lines.size();
        List<Region> parts = new ArrayList<>();
        head.ifPresent(type -> parts.add(region.part(type, lines.subList(0, 1))));
        if (from == 0 && to == lines.size()) {
            parts.add(region);
        } else if (from < to) {
            parts.add(region.part(region.type(), lines.subList(from, to)));
        }
        if (to < lines.size()) {
            parts.add(region.part(RegionType.FOLIO, lines.subList(to, lines.size())));
        }
        return parts;
    }

    /** Whether no other line stands beside it: the first line of one of several columns is no head. */
    private static boolean standsAlone(Line line, List<Line> page) {
        Box box = line.box();
        int middle = box.y() + box.height() / 2;
        return page.stream()
                .filter(other -> other != line)
                .map(Line::box)
                .noneMatch(other -> other.y() <= middle && other.bottom() > middle);
    }

    private static Optional<RegionType> head(Line line) {
        return isNumber(line)
                ? Optional.of(RegionType.FOLIO)
                : isRunningHead(line) ? Optional.of(RegionType.RUNNING_HEAD) : Optional.empty();
    }

    private static boolean isNumber(Line line) {
        List<String> words = line.words().stream()
                .map(Word::text)
                .filter(word -> !DASHES.matcher(word).matches())
                .toList();
        return words.size() == 1 && NUMBER.matcher(words.get(0)).matches();
    }

    private static boolean isRunningHead(Line line) {
        List<Word> words = line.words();
        return words.size() > 1
                && (isFolio(words.get(0), words.get(1), line)
                        || isFolio(words.get(words.size() - 1), words.get(words.size() - 2), line));
    }

    private static boolean isFolio(Word number, Word next, Line line) {
        int gap = Math.max(
                next.box().x() - number.box().right(),
                number.box().x() - next.box().right());
        return SHORT_NUMBER.matcher(number.text()).matches()
                && gap >= APART * line.box().height();
    }
}

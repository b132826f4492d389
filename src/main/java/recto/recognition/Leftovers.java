package recto.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Line;
import recto.model.Region;
import recto.model.Size;
import recto.model.StageException;
import recto.model.Word;

/**
 * Reads what a reading of a page left out: letters that stand in its text and in no word, such as ends of lines that
 * bend away and lines at an edge. Each stretch of them is read by itself as one line, and kept where it is read with
 * confidence; what is not stays unread. One page at a time.
 */
final class Leftovers {
    /** Gap between a word and a stretch that goes on in its line, in letter heights. */
    private static final double NEAR = 4;
    /** The next line stands this far off at most, in letter heights. */
    private static final double LEADING = 2.5;
    /** Paper around a stretch that is read, in letter heights; with more of it, tails of the line above come in. */
    private static final double MARGIN = 0.2;
    /** Room for a stop at either end, in letter heights. */
    private static final double STOP = 0.5;
    /** Mean confidence with which dirt is hardly ever read. */
    private static final double SURE = 0.7;

    private final PageReader reader;
    private final Layout layout;
    private final Size page;
    private final boolean rightToLeft;
    private final double letter;

    /**
     * For a page.
     *
     * @param rightToLeft whether words of a line follow each other so
     */
    Leftovers(PageReader reader, Layout layout, Size page, boolean rightToLeft) {
        this.reader = reader;
        this.layout = layout;
        this.page = page;
        this.rightToLeft = rightToLeft;
        this.letter = layout.letterHeight();
    }

    /** A reading with what it had left out, where that could be read. */
    Attempt in(Attempt attempt) throws StageException {
        if (attempt.copy().quarters() != 0 || letter <= 0) {
            return attempt;
        }
        List<Region> regions = new ArrayList<>(attempt.regions());
        List<Box> words = regions.stream().flatMap(Region::words).map(Word::box).toList();
        int added = 0;
        for (Box stretch : Stretches.of(layout, page, words)) {
            int at = regionOf(stretch, regions);
            Optional<List<Word>> read = at < 0 ? Optional.empty() : read(withStops(stretch, words), attempt.copy());
            if (read.isPresent()) {
                regions.set(at, with(regions.get(at), read.get()));
                added++;
            }
        }
        return added == 0 ? attempt : attempt.with(regions, "read by themselves, since left out: " + added);
    }

    /** Full stops may be as small as specks: there is room for one at an end of a line. */
    private Box withStops(Box stretch, List<Box> words) {
        List<Box> line =
                words.stream().filter(word -> Stretches.isOnLine(word, stretch)).toList();
        boolean first = line.stream().noneMatch(word -> isNear(stretch.x() - word.right()));
        boolean last = line.stream().noneMatch(word -> isNear(word.x() - stretch.right()));
        int left = first ? Math.max(0, stretch.x() - pixels(STOP)) : stretch.x();
        int right = last ? Math.min(page.width(), stretch.right() + pixels(STOP)) : stretch.right();
        return new Box(left, stretch.y(), right - left, stretch.height());
    }

    private boolean isNear(int gap) {
        return gap >= 0 && gap <= pixels(NEAR);
    }

    private Optional<List<Word>> read(Box stretch, Copy copy) throws StageException {
        Region read = reader.line(stretch.widened(pixels(MARGIN), page), copy, letter);
        long letters = read.words()
                .map(Word::text)
                .flatMapToInt(String::codePoints)
                .filter(Character::isLetterOrDigit)
                .count();
        boolean sure = letters >= 2 && Parts.confidence(read) >= SURE;
        return sure ? Optional.of(read.words().toList()) : Optional.empty();
    }

    private int pixels(double letters) {
        return (int) Math.round(letters * letter);
    }

    /** The region of text that a stretch stands in, or goes on a line of, or stands beside; -1 for none. */
    private int regionOf(Box stretch, List<Region> regions) {
        Box middle = stretch.middle();
        List<Predicate<Region>> belongs = List.of(
                region -> region.edge().contains(middle.x(), middle.y()),
                region -> lineOf(stretch, region) >= 0,
                region -> region.box().widened(pixels(LEADING), page).contains(middle));
        return belongs.stream()
                .flatMapToInt(belonging -> IntStream.range(0, regions.size())
                        .filter(i -> !regions.get(i).lines().isEmpty())
                        .filter(i -> belonging.test(regions.get(i))))
                .findFirst()
                .orElse(-1);
    }

    /** The line that a stretch goes on; -1 for none. */
    private int lineOf(Box stretch, Region region) {
        return IntStream.range(0, region.lines().size())
                .filter(i -> region.lines().get(i).words().stream()
                        .map(Word::box)
                        .anyMatch(word -> Stretches.isOnLine(word, stretch) && gap(word, stretch) <= pixels(NEAR)))
                .findFirst()
                .orElse(-1);
    }

    private static int gap(Box one, Box other) {
        return Math.max(one.x() - other.right(), other.x() - one.right());
    }

    private Region with(Region region, List<Word> words) {
        Box box = words.stream().map(Word::box).reduce(Box::union).orElseThrow();
        List<Line> lines = new ArrayList<>(region.lines());
        int at = lineOf(box, region);
        if (at >= 0) {
            lines.set(at, with(lines.get(at), box, words));
        } else {
            int above = (int) lines.stream()
                    .takeWhile(line -> line.box().middle().y() < box.middle().y())
                    .count();
            lines.add(above, new Line(box, Optional.empty(), words));
        }
        Box around = region.outline().isPresent() ? region.box() : region.box().union(box);
        return new Region(region.id(), region.type(), around, region.outline(), region.language(), lines);
    }

    private Line with(Line line, Box box, List<Word> words) {
        List<Word> all = new ArrayList<>(line.words());
        int before = (int) all.stream()
                .map(word -> word.box().middle().x() - box.middle().x())
                .takeWhile(distance -> rightToLeft ? distance > 0 : distance < 0)
                .count();
        all.addAll(before, words);
        return line.with(all);
    }
}

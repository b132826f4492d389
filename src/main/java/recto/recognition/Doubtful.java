package recto.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.Box;
import recto.model.Line;
import recto.model.Region;
import recto.model.Word;

/**
 * Lines of a region, one after the other, that are read with so little confidence that they may be in another script.
 *
 * @param region that they stand in
 * @param from the first of them
 * @param to the line after the last one
 */
record Doubtful(Region region, int from, int to) {
    /** A wrong script was never read with this mean confidence on 70 pages. */
    private static final double BROKEN = 0.5;
    /** Lines beside them that are read with less may belong to them: some letters look alike in several scripts. */
    private static final double WEAK = 0.7;
    /** Letters from which a script can be told. */
    private static final int TELLING = 12;

    /** The longest such stretch of a region; empty where there is none that is worth it. */
    static Optional<Doubtful> in(Region region) {
        Doubtful longest = null;
        int from = 0;
        for (int at = 0; at <= region.lines().size(); at++) {
            if (at == region.lines().size() || !isBelow(region.lines().get(at), BROKEN)) {
                Doubtful stretch = new Doubtful(region, from, at);
                if (stretch.letters() >= TELLING && (longest == null || stretch.letters() > longest.letters())) {
                    longest = stretch;
                }
                from = at + 1;
            }
        }
        return Optional.ofNullable(longest).map(Doubtful::widened);
    }

    private Doubtful widened() {
        int first = from;
        while (first > 0 && isBelow(region.lines().get(first - 1), WEAK)) {
            first--;
        }
        int end = to;
        while (end < region.lines().size() && isBelow(region.lines().get(end), WEAK)) {
            end++;
        }
        return new Doubtful(region, first, end);
    }

    private static boolean isBelow(Line line, double confidence) {
        double sum = 0;
        int characters = 0;
        for (Word word : line.words()) {
            sum += word.confidence() * word.text().length();
            characters += word.text().length();
        }
        return sum < confidence * characters;
    }

    private long letters() {
        return region.lines().subList(from, to).stream()
                .mapToLong(line ->
                        line.text().codePoints().filter(Character::isLetter).count())
                .sum();
    }

    private boolean isAll() {
        return to - from == region.lines().size();
    }

    /** The lines as a region of their own. */
    Region part() {
        return isAll() ? region : part(from, to, "");
    }

    /** The first few of the lines. */
    Region first(int lines) {
        return part(from, Math.min(to, from + lines), "");
    }

    private Region part(int first, int end, String mark) {
        List<Line> lines = region.lines().subList(first, end);
        Box box = lines.stream().map(Line::box).reduce(Box::union).orElseThrow();
        return new Region(region.id() + mark, region.type(), box, region.language(), lines);
    }

    /** The region with other lines in place of these; as up to three regions, since each has one language. */
    List<Region> replaced(Region by) {
        if (isAll()) {
            return List.of(by);
        }
        List<Region> regions = new ArrayList<>();
        if (from > 0) {
            regions.add(part(0, from, ""));
        }
        regions.add(new Region(region.id() + "-b", by.type(), by.box(), by.language(), by.lines()));
        if (to < region.lines().size()) {
            regions.add(part(to, region.lines().size(), from > 0 ? "-c" : ""));
        }
        return regions;
    }
}

package recto.export;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.spelling.LineEnds;

/**
 * Words that are divided at the ends of lines of one page, as {@link LineEnds} tells them. A word in three parts is not
 * put together.
 */
final class Hyphenation {
    private final Map<Line, String> wholes = new IdentityHashMap<>();
    private final Map<Line, String> seconds = new IdentityHashMap<>();

    private Hyphenation() {}

    /** The divided words of regions in reading order; a word may go on in the next region of the same type. */
    static Hyphenation of(List<Region> regions) {
        Hyphenation hyphenation = new Hyphenation();
        Line before = null;
        RegionType type = null;
        for (Region region : regions) {
            if (region.type() != type && !region.lines().isEmpty()) {
                before = null;
                type = region.type();
            }
            for (Line line : region.lines()) {
                if (before != null) {
                    hyphenation.join(before, line, region.language().script());
                }
                before = line;
            }
        }
        return hyphenation;
    }

    private void join(Line first, Line second, Script script) {
        String head = first.words().get(first.words().size() - 1).text();
        String tail = second.words().get(0).text();
        boolean thirdPart = first.words().size() == 1 && goesOn(first);
        if (!thirdPart && LineEnds.divides(head, tail, script)) {
            String whole = head.substring(0, head.length() - 1) + tail;
            wholes.put(first, whole);
            seconds.put(second, whole);
        }
    }

    /** The whole word whose first part ends the line. */
    Optional<String> whole(Line line) {
        return Optional.ofNullable(wholes.get(line));
    }

    /** The whole word whose second part begins the line. */
    Optional<String> begun(Line line) {
        return Optional.ofNullable(seconds.get(line));
    }

    private boolean goesOn(Line line) {
        return seconds.containsKey(line);
    }
}

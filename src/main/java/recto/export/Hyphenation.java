package recto.export;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;

/**
 * Words that are divided at the ends of lines of one page. A hyphen after a letter divides a word if the next line goes
 * on with a letter that is no capital; in "Garten- und Feldbau" it does not, nor before a name. A word in three parts
 * is not put together.
 */
final class Hyphenation {
    /** Hyphen-minus, soft hyphen, not sign, hyphen, double oblique hyphen, Armenian hyphen. */
    private static final String HYPHENS = "-\u00AD\u00AC\u2010\u2E17\u058A";
    /** So is the double hyphen of Fraktur read. */
    private static final char DOUBLE = '=';

    /** Words that follow the hyphen of a compound whose second part is still to come. */
    private static final Set<String> JOINING = Set.of(
            "und", "u", "oder", "sowie", "bzw", "bis", "and", "or", "et", "ou", "och", "eller", "og", "en", "of", "i",
            "a", "и", "или");

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
        if (!thirdPart && isDivided(head, script) && continues(tail)) {
            String whole = head.substring(0, head.length() - 1) + tail;
            wholes.put(first, whole);
            seconds.put(second, whole);
        }
    }

    private static boolean isDivided(String word, Script script) {
        int last = word.length() - 1;
        boolean hyphen = last > 0
                && (HYPHENS.indexOf(word.charAt(last)) >= 0 || script == Script.LATF && word.charAt(last) == DOUBLE);
        return hyphen && Character.isLetter(word.codePointBefore(last));
    }

    private static boolean continues(String word) {
        int first = word.codePointAt(0);
        String letters = word.replaceAll("[^\\p{L}]", "").toLowerCase(Locale.ROOT);
        return Character.isLetter(first)
                && !Character.isUpperCase(first)
                && !Character.isTitleCase(first)
                && !JOINING.contains(letters);
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

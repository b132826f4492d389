package recto.train;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The characters that a model can read, as Tesseract's text form of it: a count, then a line for each, which begins
 * with the character.
 */
final class CharacterSet {
    private static final String SPACE = "NULL";
    /** The space, and two that stand for joined and broken characters. */
    private static final int RESERVED = 3;

    private final List<String> lines;
    private final Set<String> known;

    /**
     * A set.
     *
     * @param lines of the characters, in the order of their numbers
     */
    CharacterSet(List<String> lines) {
        this.lines = List.copyOf(lines);
        this.known = Set.copyOf(characters());
    }

    /** Reads the text form. */
    static CharacterSet of(List<String> text) {
        int count = Integer.parseInt(text.get(0).strip());
        return new CharacterSet(text.subList(1, count + 1));
    }

    /** The characters by number. */
    List<String> characters() {
        return lines.stream()
                .map(line -> line.substring(0, line.indexOf(' ')))
                .map(name -> name.equals(SPACE) ? " " : name)
                .toList();
    }

    /** Whether a text can be written with these characters alone. */
    boolean covers(String text) {
        return text.codePoints().allMatch(c -> known.contains(Character.toString(c)));
    }

    /**
     * This set without some characters, and with others at its end.
     *
     * @param dropped whether a character goes
     */
    CharacterSet changed(java.util.function.Predicate<String> dropped, String added) {
        List<String> kept = new ArrayList<>();
        List<String> names = characters();
        Set<String> there = new LinkedHashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            if (i < RESERVED || !dropped.test(names.get(i))) {
                kept.add(lines.get(i));
                there.add(names.get(i));
            }
        }
        added.codePoints().mapToObj(Character::toString).filter(there::add).forEach(name -> kept.add(line(name)));
        return new CharacterSet(kept);
    }

    /** Kind, script and case are filled in by Tesseract's own program when it makes the model. */
    private static String line(String name) {
        return name + " 0 0,255,0,255,0,0,0,0,0,0 " + script(name) + " 0 0 0 " + name;
    }

    private static String script(String name) {
        Character.UnicodeScript script = Character.UnicodeScript.of(name.codePointAt(0));
        String lower = script.name().toLowerCase(java.util.Locale.ROOT);
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }

    /** The text form; other cases are left out, since the numbers changed. */
    String text() {
        return lines.size() + "\n" + String.join("\n", lines) + "\n";
    }
}

package recto.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Turns words of modern spelling into another one, by rules that stand in a file of tab-separated lines:
 *
 * <ul>
 *   <li>{@code letter OLD MODERN}: what an old letter of roots was replaced by;
 *   <li>{@code small CAPITAL SMALL}: the small letter of a capital, where it is not the usual one;
 *   <li>{@code prefix WORDS}: what may stand before a root, one or several;
 *   <li>{@code word MODERN OLD}: a whole word; several old forms are separated by {@code |};
 *   <li>{@code root ROOTS [EXCEPTIONS]}: parts of words in old spelling, at the beginning of a word or behind prefixes;
 *       {@code *} before one: anywhere; {@code ^}: at the beginning only; {@code $} behind one: at the end; exceptions
 *       are parts of words, in modern spelling, that are something else ({@code ^} behind one: at the end);
 *   <li>{@code rule PATTERN REPLACEMENT [if=FORM,FORM] [unless=FORM,FORM] [either]}: a regular expression; {@code if}
 *       and {@code unless} ask the list of modern words for a form made like the replacement; {@code either} keeps the
 *       unchanged word beside the changed one.
 * </ul>
 */
final class Orthography {
    private final Map<String, List<String>> whole = new HashMap<>();
    private final List<Root> roots = new ArrayList<>();
    private final List<SpellingRule> rules = new ArrayList<>();
    private final Map<Character, Character> letters = new HashMap<>();
    private final Map<Character, Character> small = new HashMap<>();
    private final Set<String> lexicon;
    private final List<String> prefixes = new ArrayList<>();

    private Orthography(Set<String> lexicon) {
        this.lexicon = lexicon;
    }

    /** Words that stay as they are. */
    static Orthography none() {
        return new Orthography(Set.of());
    }

    /**
     * Reads rules.
     *
     * @param lexicon words of modern spelling, in lower case
     * @throws IOException if the file cannot be read, or has a line that is no rule, which is named
     */
    static Orthography read(Path file, Set<String> lexicon) throws IOException {
        Orthography made = new Orthography(lexicon);
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank() && !line.startsWith("#")) {
                try {
                    made.add(line.split("\t"));
                } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
                    throw new IOException(file + ", line " + (i + 1) + " is no rule of spelling: " + e.getMessage(), e);
                }
            }
        }
        return made;
    }

    private void add(String[] cells) {
        switch (cells[0]) {
            case "small" -> small.put(cells[1].charAt(0), cells[2].charAt(0));
            case "letter" -> letters.put(cells[1].charAt(0), cells[2].charAt(0));
            case "prefix" -> prefixes.addAll(List.of(cells[1].strip().split(" +")));
            case "word" -> whole.put(cells[1], List.of(cells[2].split("\\|")));
            case "root" -> {
                List<String> exceptions = cells.length > 2 && !cells[2].isBlank()
                        ? List.of(cells[2].strip().split(" +"))
                        : List.of();
                for (String root : cells[1].strip().split(" +")) {
                    roots.add(new Root(root, replaced(root, letters), exceptions));
                }
            }
            case "rule" -> rules.add(SpellingRule.of(Pattern.compile(cells[1]), cells[2], options(cells)));
            default -> throw new IllegalArgumentException("'" + cells[0] + "' is no kind of rule");
        }
    }

    private static List<String> options(String[] cells) {
        return Arrays.asList(cells).subList(3, cells.length);
    }

    private static String replaced(String text, Map<Character, Character> by) {
        StringBuilder replaced = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            replaced.setCharAt(i, by.getOrDefault(text.charAt(i), text.charAt(i)));
        }
        return replaced.toString();
    }

    /** All spellings of a word, the likeliest first; capitals stay, parts joined by hyphens are taken one by one. */
    List<String> spellings(String word) {
        List<String> made = List.of("");
        for (String part : word.split("(?=-)|(?<=-)")) {
            List<String> longer = new ArrayList<>();
            for (String so : made) {
                part(part).forEach(spelling -> longer.add(so + spelling));
            }
            made = longer;
        }
        return made;
    }

    private List<String> part(String word) {
        String lower = replaced(word, small).toLowerCase(Locale.ROOT);
        List<String> found = whole.get(lower);
        if (found == null) {
            Set<String> spellings = new LinkedHashSet<>(Set.of(withRoots(lower)));
            for (SpellingRule rule : rules) {
                Set<String> next = new LinkedHashSet<>();
                spellings.forEach(spelling -> rule.apply(spelling, lower, lexicon, next));
                spellings = next;
            }
            found = List.copyOf(spellings);
        }
        return found.stream().map(old -> Casing.like(word, old)).toList();
    }

    private String withRoots(String word) {
        StringBuilder old = new StringBuilder(word);
        boolean[] behindPrefixes = behindPrefixes(word);
        for (Root root : roots) {
            root.apply(word, old, behindPrefixes);
        }
        return old.toString();
    }

    private boolean[] behindPrefixes(String word) {
        boolean[] behind = new boolean[word.length() + 1];
        behind[0] = true;
        for (int at = 0; at < word.length(); at++) {
            for (String prefix : behind[at] ? prefixes : List.<String>of()) {
                if (word.startsWith(prefix, at)) {
                    behind[at + prefix.length()] = true;
                }
            }
        }
        return behind;
    }
}

package recto.recognition;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import recto.model.Language;
import recto.model.Line;
import recto.model.Model;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.Step;
import recto.model.Word;

/**
 * Mends what the engine is known to get wrong, whatever the page: strokes of rules beside a column and specks that it
 * took for signs, marks that it set apart from their word, and what it takes Fraktur letters for. What it gave stays
 * with each word. One page at a time.
 */
final class Mending {
    private static final String JOINED = ",.";
    private static final String JOINED_BUT_IN_FRENCH = ";:!?";
    /** Elsewhere printers set marks apart, and whoever transcribes them does as they did. */
    private static final Set<Script> JOINING = EnumSet.of(Script.LATN, Script.LATF, Script.CYRL, Script.CYRS);
    /** Languages whose printers set a space before high marks. */
    private static final Set<String> SPACED = Set.of("fra", "cos", "oci", "bre");

    private final Set<Script> scripts;
    private final boolean fraktur;
    private final String marks;
    private int strokes;
    private int joined;
    private int letters;

    private Mending(List<Model> set) {
        this.scripts = set.stream()
                .flatMap(model -> model.languages().stream())
                .map(Language::script)
                .collect(Collectors.toSet());
        this.fraktur = set.stream()
                .flatMap(model -> model.languages().stream())
                .anyMatch(language -> language.script() == Script.LATF);
        List<Language> first = set.stream()
                .flatMap(model -> model.languages().stream().limit(1))
                .toList();
        boolean joining = first.stream().allMatch(language -> JOINING.contains(language.script()));
        boolean spaced = first.stream().anyMatch(language -> SPACED.contains(language.code()));
        this.marks = !joining ? "" : spaced ? JOINED : JOINED + JOINED_BUT_IN_FRENCH;
    }

    /**
     * What was mended.
     *
     * @param regions of the page
     * @param step that says how often; absent where nothing was to be mended
     */
    record Mended(List<Region> regions, Optional<Step> step) {}

    /** Mends a page that was read with these models. */
    static Mended of(List<Region> regions, List<Model> set) {
        Mending mending = new Mending(set);
        List<Region> mended = regions.stream().map(mending::region).toList();
        return new Mended(mended, mending.step());
    }

    private Region region(Region region) {
        // Parts in another script were read with a model of their own.
        Script script = region.language().script();
        boolean other = script != Script.ZZZZ && !scripts.isEmpty() && !scripts.contains(script);
        if (region.lines().isEmpty() || other) {
            return region;
        }
        List<Line> lines = new ArrayList<>(
                region.lines().stream().flatMap(line -> line(line).stream()).toList());
        for (int i = 0; fraktur && i + 1 < lines.size(); i++) {
            lines.set(i, divided(lines.get(i), lines.get(i + 1)));
        }
        return lines.isEmpty()
                ? new Region(
                        region.id(), RegionType.UNREAD, region.box(), region.outline(), region.language(), List.of())
                : region.with(lines);
    }

    private Optional<Line> line(Line line) {
        List<Word> words = joined(withoutStrokes(line.words()), line.box().height());
        List<Word> mended = new ArrayList<>();
        for (Word word : words) {
            mended.add(fraktur ? letters(word, mended) : word);
        }
        return mended.isEmpty() ? Optional.empty() : Optional.of(new Line(line.box(), line.baseline(), mended));
    }

    private List<Word> withoutStrokes(List<Word> words) {
        int from = 0;
        int to = words.size();
        while (from < to && isStroke(words.get(from))) {
            from++;
        }
        while (to > from && isStroke(words.get(to - 1))) {
            to--;
        }
        List<Word> kept =
                words.subList(from, to).stream().filter(word -> !isAccent(word)).toList();
        strokes += words.size() - kept.size();
        return kept;
    }

    /** An accent without a letter is dirt; readers of PDF would set it on a letter beside it. */
    private static boolean isAccent(Word word) {
        return word.text().codePoints().allMatch(c -> Character.getType(c) == Character.MODIFIER_SYMBOL);
    }

    private static boolean isStroke(Word word) {
        return word.text().chars().allMatch(c -> c == '|' || c == '\u00A6');
    }

    /** Joins marks that stand by themselves, not farther off than a line is high, to the word before. */
    private List<Word> joined(List<Word> words, int height) {
        List<Word> result = new ArrayList<>();
        for (Word word : words) {
            Word before = result.isEmpty() ? null : result.get(result.size() - 1);
            if (before != null && isMark(word) && gap(before, word) <= height) {
                result.set(result.size() - 1, join(before, word));
                joined++;
            } else {
                result.add(word);
            }
        }
        return result;
    }

    private boolean isMark(Word word) {
        return word.text().length() == 1 && marks.contains(word.text());
    }

    private static int gap(Word one, Word other) {
        return Math.max(
                other.box().x() - one.box().right(), one.box().x() - other.box().right());
    }

    private static Word join(Word word, Word mark) {
        int length = word.text().length();
        return new Word(
                word.text() + mark.text(),
                word.box().union(mark.box()),
                (word.confidence() * length + mark.confidence()) / (length + 1),
                Optional.of(word.asRead().orElse(word.text()) + " " + mark.text()));
    }

    private Word letters(Word word, List<Word> before) {
        boolean open = before.stream().anyMatch(each -> each.text().contains("("));
        String text = FrakturLetters.mended(word.text(), open);
        if (text.equals(word.text())) {
            return word;
        }
        letters++;
        return replaced(word, text);
    }

    /** The line with its last word, which goes on in the next line, ended by a hyphen. */
    private Line divided(Line line, Line next) {
        String text = FrakturLetters.hyphenated(line.text(), next.text());
        if (text.equals(line.text())) {
            return line;
        }
        List<Word> words = new ArrayList<>(line.words());
        int last = words.size() - 1;
        String word = words.get(last).text();
        words.set(last, replaced(words.get(last), word.substring(0, word.length() - 1) + "-"));
        letters++;
        return new Line(line.box(), line.baseline(), words);
    }

    private static Word replaced(Word word, String text) {
        return new Word(
                text, word.box(), word.confidence(), Optional.of(word.asRead().orElse(word.text())));
    }

    private Optional<Step> step() {
        if (strokes + joined + letters == 0) {
            return Optional.empty();
        }
        TreeMap<String, String> counts = new TreeMap<>();
        counts.put("strokes-left-out", Integer.toString(strokes));
        counts.put("marks-joined", Integer.toString(joined));
        counts.put("words-with-fraktur-letters", Integer.toString(letters));
        String reason = Stream.of(
                        strokes > 0 ? "strokes of rules beside lines and single accents are no words" : "",
                        joined > 0 ? "marks belong to the word before" : "",
                        letters > 0 ? "what the model is known to take Fraktur letters for" : "")
                .filter(why -> !why.isEmpty())
                .collect(Collectors.joining("; "));
        return Optional.of(new Step("mend", "recto", counts, List.of(), reason));
    }
}

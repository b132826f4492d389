package recto.align;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import recto.model.Line;
import recto.model.PageNumber;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.Word;

/**
 * Pages with typed words in the place of those that were read. A read word that nothing was typed for stays, but for
 * marks alone beside typed words, which are dirt that was taken for print. What was read stays with the typed word.
 */
public final class Corrected {
    private static final String HYPHENS = "-\u00AD\u00AC\u2010\u2E17\u058A=";

    private final Map<PageNumber, TreeMap<Integer, List<Piece>>> pieces = new HashMap<>();
    private final BitSet unread = new BitSet();

    /** A typed word, or part of one, that takes the place of read words; which word of the text it is. */
    private record Piece(PlacedWord word, int index, Place place, boolean goesOn) {}

    /** The corrections that a text makes. */
    public Corrected(LaidText text) {
        for (int index = 0; index < text.words().size(); index++) {
            PlacedWord word = text.words().get(index);
            unread.set(index, word.places().stream().noneMatch(Place::isRead));
            for (int i = 0; i < word.places().size(); i++) {
                Place place = word.places().get(i);
                if (place.isRead()) {
                    pieces.computeIfAbsent(place.page(), page -> new TreeMap<>())
                            .computeIfAbsent(place.words().get(0), first -> new ArrayList<>())
                            .add(new Piece(
                                    word, index, place, i + 1 < word.places().size()));
                }
            }
        }
    }

    /**
     * A line as it was typed.
     *
     * @param line with its words
     * @param whole whether every word of it was typed, none is a guess, and none was typed there that was not read
     */
    public record TypedLine(Line line, boolean whole) {}

    /** The page with the typed words as its chosen reading; the reading of the engine follows it. */
    public PageTranscript page(PageTranscript page) {
        List<Reading> readings = new ArrayList<>(page.readings());
        if (!readings.isEmpty()) {
            Reading read = readings.get(0);
            List<Region> regions = new ArrayList<>();
            int first = 0;
            for (Region region : read.regions()) {
                List<Line> lines = new ArrayList<>();
                for (Line line : region.lines()) {
                    lines.add(typed(page, line, first).line());
                    first += line.words().size();
                }
                regions.add(region.with(lines));
            }
            readings.add(0, new Reading(read.source(), read.tool(), read.models(), regions));
        }
        return page.with(readings);
    }

    /** All lines of a page that have typed words. */
    public List<TypedLine> lines(PageTranscript page) {
        List<TypedLine> lines = new ArrayList<>();
        int first = 0;
        for (Region region : page.regions()) {
            for (Line line : region.lines()) {
                if (hasTyped(page, first, line)) {
                    lines.add(typed(page, line, first));
                }
                first += line.words().size();
            }
        }
        return lines;
    }

    private boolean hasTyped(PageTranscript page, int first, Line line) {
        TreeMap<Integer, List<Piece>> here = pieces.getOrDefault(page.number(), new TreeMap<>());
        return !here.subMap(first, first + line.words().size()).isEmpty();
    }

    private TypedLine typed(PageTranscript page, Line line, int first) {
        TreeMap<Integer, List<Piece>> here = pieces.getOrDefault(page.number(), new TreeMap<>());
        if (here.subMap(first, first + line.words().size()).isEmpty()) {
            return new TypedLine(line, false);
        }
        List<Word> words = new ArrayList<>();
        boolean whole = follow(here.subMap(first, first + line.words().size()).values().stream()
                .flatMap(List::stream)
                .mapToInt(Piece::index)
                .toArray());
        int covered = first;
        for (int at = first; at < first + line.words().size(); at++) {
            List<Piece> typed = here.getOrDefault(at, List.of());
            for (Piece piece : typed) {
                words.add(word(piece, page, line, first));
                whole &= piece.word.sure() >= 0.5;
                covered = Math.max(covered, piece.place.words().get(1));
            }
            Word read = line.words().get(at - first);
            if (typed.isEmpty() && at >= covered && !isMark(read)) {
                words.add(read);
                whole = false;
            }
        }
        return words.isEmpty()
                ? new TypedLine(line, false)
                : new TypedLine(new Line(line.box(), line.baseline(), words), whole);
    }

    /** Whether words follow each other in the text, and none that was not read stands before, between or after them. */
    private boolean follow(int[] words) {
        for (int i = 1; i < words.length; i++) {
            if (words[i] != words[i - 1] && words[i] != words[i - 1] + 1) {
                return false;
            }
        }
        int before = words[0] - 1;
        return (before < 0 || !unread.get(before)) && !unread.get(words[words.length - 1] + 1);
    }

    private static boolean isMark(Word word) {
        return word.text().codePoints().noneMatch(Character::isLetterOrDigit);
    }

    private static Word word(Piece piece, PageTranscript page, Line line, int first) {
        int from = piece.place.words().get(0) - first;
        int to = Math.min(line.words().size(), piece.place.words().get(1) - first);
        String read = line.words().subList(from, to).stream().map(Word::text).collect(Collectors.joining(" "));
        String text = piece.place.part().orElse(piece.word.text());
        boolean hyphen = piece.goesOn
                && HYPHENS.indexOf(read.charAt(read.length() - 1)) >= 0
                && HYPHENS.indexOf(text.charAt(text.length() - 1)) < 0;
        String whole = hyphen ? text + "-" : text;
        return new Word(
                whole, piece.place.box(), piece.word.sure(), Optional.of(read).filter(other -> !other.equals(whole)));
    }
}

package recto.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A part of a page that belongs together.
 *
 * @param id unique on its page: {@code r1}
 * @param type what it is
 * @param box where it stands
 * @param outline its edge, where the box would reach into its neighbours
 * @param language of its text
 * @param lines in reading order; empty where it is not text
 */
public record Region(
        String id, RegionType type, Box box, Optional<Outline> outline, Language language, List<Line> lines) {
    public Region {
        lines = List.copyOf(lines);
    }

    /** A region without an outline of its own. */
    public Region(String id, RegionType type, Box box, Language language, List<Line> lines) {
        this(id, type, box, Optional.empty(), language, lines);
    }

    /** Its outline, or that of its box. */
    public Outline edge() {
        return outline.orElseGet(() -> Outline.of(box));
    }

    /** The same place with other lines. */
    public Region with(List<Line> others) {
        return new Region(id, type, box, outline, language, others);
    }

    /** The same region under another id. */
    public Region named(String other) {
        return new Region(other, type, box, outline, language, lines);
    }

    /** Some of its lines, at least one, as a region of a type in the box around them. */
    public Region part(RegionType other, List<Line> some) {
        Box around = some.stream().map(Line::box).reduce(Box::union).orElseThrow();
        return new Region(id, other, around, language, some);
    }

    /** All words in reading order. */
    public Stream<Word> words() {
        return lines.stream().flatMap(line -> line.words().stream());
    }
}

package recto.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * A part of a page that belongs together.
 *
 * @param id unique on its page: {@code r1}
 * @param type what it is
 * @param box where it stands
 * @param language of its text
 * @param lines in reading order; empty where it is not text
 */
public record Region(String id, RegionType type, Box box, Language language, List<Line> lines) {
    public Region {
        lines = List.copyOf(lines);
    }

    /** All words in reading order. */
    public Stream<Word> words() {
        return lines.stream().flatMap(line -> line.words().stream());
    }
}

package recto.align.bitext;

import java.util.List;

/**
 * A sentence of a text.
 *
 * @param text without line breaks, divided words whole
 * @param paragraph that it stands in, from 0
 * @param places in reading order, one for each region that it touches; empty for a text without pages
 */
public record Sentence(String text, int paragraph, List<Standing> places) {
    public Sentence {
        places = List.copyOf(places);
        if (text.isBlank()) {
            throw new IllegalArgumentException("a sentence has text");
        }
    }

    /** A sentence of a text without pages. */
    public Sentence(String text, int paragraph) {
        this(text, paragraph, List.of());
    }
}

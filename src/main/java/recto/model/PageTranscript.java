package recto.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Everything known of one page after it was worked on.
 *
 * @param number place in the item
 * @param origin scan and page it comes from
 * @param state how the work ended
 * @param size of the page image that boxes refer to; absent where no image was had
 * @param resolution of the page image; absent where no image was had
 * @param leaves the two facing pages of a spread, from left to right, in page pixels; empty where the image shows one
 *     page. A place on a leaf is the place on the page less the corner of the leaf.
 * @param readings what each reader read, the chosen one first
 * @param coverage what became of the ink of the page image; absent where the image was not read
 * @param steps that the page went through, in order
 * @param notes for the reader
 * @param failure why there is no text; absent unless the state is FAILED
 */
public record PageTranscript(
        PageNumber number,
        PageOrigin origin,
        State state,
        Optional<Size> size,
        Optional<Resolution> resolution,
        List<Box> leaves,
        List<Reading> readings,
        Optional<Coverage> coverage,
        List<Step> steps,
        List<Note> notes,
        Optional<Failure> failure) {
    /** How the work on a page ended. */
    public enum State {
        /** Text was read, or looked for and not found. */
        READ,
        /** Nothing is printed on the page. */
        BLANK,
        /** The page could not be read. */
        FAILED
    }

    public PageTranscript {
        leaves = List.copyOf(leaves);
        readings = List.copyOf(readings);
        steps = List.copyOf(steps);
        notes = List.copyOf(notes);
        if (failure.isPresent() != (state == State.FAILED)) {
            throw new IllegalArgumentException("a page fails with a reason, and only then");
        }
    }

    /** The same page with other readings. */
    public PageTranscript with(List<Reading> others) {
        return new PageTranscript(
                number, origin, state, size, resolution, leaves, others, coverage, steps, notes, failure);
    }

    /** The same page with other readings and steps. */
    public PageTranscript with(List<Reading> others, List<Step> all) {
        return new PageTranscript(
                number, origin, state, size, resolution, leaves, others, coverage, all, notes, failure);
    }

    /** Regions of the chosen reading, in reading order; empty for a page that is blank or failed. */
    public List<Region> regions() {
        return readings.isEmpty() ? List.of() : readings.get(0).regions();
    }

    /** All words of the chosen reading, in reading order. */
    public Stream<Word> words() {
        return regions().stream().flatMap(Region::words);
    }
}

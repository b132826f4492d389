package recto.recognition;

import java.util.List;
import recto.model.Note;
import recto.model.Reading;
import recto.model.Region;
import recto.model.Step;

/**
 * What reading a page gave.
 *
 * @param reading words with boxes in pixels of the page image that was handed in
 * @param blank whether nothing is printed on the page
 * @param steps how it was read, with the reason where there was a choice
 * @param notes for the reader: {@code low-confidence}
 */
public record Recognition(Reading reading, boolean blank, List<Step> steps, List<Note> notes) {
    public Recognition {
        steps = List.copyOf(steps);
        notes = List.copyOf(notes);
    }

    /** The same with other regions. */
    public Recognition with(List<Region> regions) {
        Reading other = new Reading(reading.source(), reading.tool(), reading.models(), regions);
        return new Recognition(other, blank, steps, notes);
    }
}

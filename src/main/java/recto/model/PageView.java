package recto.model;

import java.util.List;
import java.util.Optional;

/**
 * A page as it came out of its scan: the image to be read, and text that the file itself carries.
 *
 * @param image upright
 * @param turn that made it upright
 * @param text of the file, with boxes in pixels of {@code image}: {@link Reading.Source#BORN_DIGITAL} where it is
 *     visible text, {@link Reading.Source#TEXT_LAYER} where it is hidden; both may be there, empty where there is none
 * @param readImage whether the image holds more than the born-digital text, so that it has to be read
 * @param steps that made the image
 * @param notes for the reader
 */
public record PageView(
        PageImage image, Turn turn, List<Reading> text, boolean readImage, List<Step> steps, List<Note> notes) {
    public PageView {
        text = List.copyOf(text);
        steps = List.copyOf(steps);
        notes = List.copyOf(notes);
    }

    /** The reading that the file carries from one source. */
    public Optional<Reading> text(Reading.Source source) {
        return text.stream().filter(reading -> reading.source() == source).findFirst();
    }
}

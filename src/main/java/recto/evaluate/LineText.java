package recto.evaluate;

import java.util.Objects;
import java.util.Optional;
import recto.model.Box;

/**
 * The text of one line.
 *
 * @param box where it stands, in pixels of its image; empty where the file does not say so in pixels
 * @param text in logical order
 */
public record LineText(Optional<Box> box, String text) {
    public LineText {
        Objects.requireNonNull(box);
        Objects.requireNonNull(text);
    }
}

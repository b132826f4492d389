package recto.evaluate;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import recto.model.Box;

/**
 * The lines of one region.
 *
 * @param box where it stands, in pixels of its image; empty where the file does not say so in pixels
 * @param lines in reading order
 */
public record RegionText(Optional<Box> box, List<LineText> lines) {
    public RegionText {
        Objects.requireNonNull(box);
        lines = List.copyOf(lines);
    }
}

package recto.evaluate;

import java.util.List;
import java.util.Optional;
import recto.model.Box;

/**
 * A line of ground truth and what was read of it.
 *
 * @param box of the line, in pixels of the image of ground truth
 * @param truth all of it
 * @param read what was read of it, wherever that stands; none where it was not read
 * @param errors symbols that differ
 */
public record LinePair(Optional<Box> box, List<Run> truth, List<Run> read, long errors) {
    public LinePair {
        truth = List.copyOf(truth);
        read = List.copyOf(read);
    }
}

package recto.evaluate;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import recto.model.Box;
import recto.model.Outline;

/**
 * The lines of one region of text.
 *
 * @param box where it stands, in pixels of its image; empty where the file does not say so in pixels
 * @param outline where it is no rectangle and the file says how it runs
 * @param language of its text, see {@link Languages}; empty where the file does not say so
 * @param lines in reading order; none in ground truth of layout alone
 */
public record RegionText(
        Optional<Box> box, Optional<Outline> outline, Optional<String> language, List<LineText> lines) {
    public RegionText {
        Objects.requireNonNull(box);
        Objects.requireNonNull(outline);
        Objects.requireNonNull(language);
        lines = List.copyOf(lines);
    }

    /** A region that is a rectangle, in no known language. */
    public RegionText(Optional<Box> box, List<LineText> lines) {
        this(box, Optional.empty(), Optional.empty(), lines);
    }

    /** A region within those points. */
    static RegionText within(Optional<Points> points, Optional<String> language, List<LineText> lines) {
        return new RegionText(points.flatMap(Points::box), points.flatMap(Points::outline), language, lines);
    }

    /** The same place without text. */
    RegionText withoutText() {
        return new RegionText(box, outline, language, List.of());
    }
}

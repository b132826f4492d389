package recto.model;

import java.util.List;

/**
 * What stands where on a page.
 *
 * @param parts in reading order; separators and noise come last
 * @param skewDegrees by which the lines fall to the right
 * @param letterHeight median height of the printed letters, in page pixels; 0 on a page without text
 * @param columns the most columns that stand side by side; 1 says that the engine's own layout will do
 */
public record Layout(List<Part> parts, double skewDegrees, double letterHeight, int columns) {
    /**
     * A region and its letters.
     *
     * @param region with its outline, without lines yet
     * @param letterHeight median height of its letters, in page pixels; 0 where it is no text
     */
    public record Part(Region region, double letterHeight) {}

    public Layout {
        parts = List.copyOf(parts);
    }

    /** The regions in reading order. */
    public List<Region> regions() {
        return parts.stream().map(Part::region).toList();
    }
}

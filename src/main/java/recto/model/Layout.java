package recto.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What stands where on a page.
 *
 * @param parts in the order in which they are read from left to right; separators come last
 * @param fromRight places of the parts, in the order in which they are read where columns follow from right to left
 * @param skewDegrees by which the lines fall to the right
 * @param letterHeight median height of the printed letters, in page pixels; 0 on a page without text
 * @param columns the most columns that stand side by side; 1 says that the engine's own layout will do
 * @param marks all ink above the size of specks
 * @param leaves the two facing pages of a spread, from left to right, in page pixels; empty where the image shows one
 *     page
 */
public record Layout(
        List<Part> parts,
        List<Integer> fromRight,
        double skewDegrees,
        double letterHeight,
        int columns,
        List<Mark> marks,
        List<Box> leaves) {
    /** Nothing is known of the page. */
    public static final Layout NONE = new Layout(List.of(), List.of(), 0, 0, 1, List.of(), List.of());

    /**
     * A region and its letters.
     *
     * @param region with its outline, without lines yet
     * @param letterHeight median height of its letters, in page pixels; 0 where it is no text
     * @param bend how its lines run, where they are bent, or slope otherwise than those of the page
     */
    public record Part(Region region, double letterHeight, Optional<Bend> bend) {
        /** A region whose lines run as those of the page. */
        public Part(Region region, double letterHeight) {
            this(region, letterHeight, Optional.empty());
        }
    }

    /**
     * Ink that hangs together.
     *
     * @param box around it
     * @param ink its area, in page pixels
     */
    public record Mark(Box box, int ink) {}

    public Layout {
        parts = List.copyOf(parts);
        fromRight = List.copyOf(fromRight);
        marks = List.copyOf(marks);
        leaves = List.copyOf(leaves);
        if (fromRight.size() != parts.size()) {
            throw new IllegalArgumentException("each part has its place in both orders");
        }
    }

    /** The parts in reading order. */
    public List<Part> inOrder(boolean rightToLeft) {
        if (!rightToLeft) {
            return parts;
        }
        List<Part> ordered = new ArrayList<>();
        fromRight.forEach(place -> ordered.add(parts.get(place)));
        return ordered;
    }

    /** The regions in reading order from left to right. */
    public List<Region> regions() {
        return parts.stream().map(Part::region).toList();
    }
}

package recto.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import recto.model.Box;

/**
 * An outline, in pixels of the page image; its line belongs to it.
 *
 * @param corners in order, at least one; some may lie off the page
 */
public record Polygon(List<Corner> corners) {
    private static final Pattern BETWEEN = Pattern.compile("[\\s,]+");

    /** A point of an outline: x to the right, y downwards, from the top left corner of the page image. */
    public record Corner(int x, int y) {}

    public Polygon {
        corners = List.copyOf(corners);
        if (corners.isEmpty()) {
            throw new IllegalArgumentException("an outline has corners");
        }
    }

    /** From {@code x,y x,y x,y}, as PAGE and ALTO write it; empty where that is no outline. */
    static Optional<Polygon> of(String points) {
        String[] numbers = BETWEEN.split(points.strip());
        List<Corner> corners = new ArrayList<>();
        try {
            for (int at = 0; at + 1 < numbers.length; at += 2) {
                corners.add(new Corner(pixel(numbers[at]), pixel(numbers[at + 1])));
            }
        } catch (NumberFormatException e) {
            // ground truth of many hands: an outline that is not of numbers is none, and the text still counts
            return Optional.empty();
        }
        boolean onAnyPage = corners.stream().allMatch(corner -> Boxes.onAnyPage(corner.x) && Boxes.onAnyPage(corner.y));
        return corners.isEmpty() || !onAnyPage ? Optional.empty() : Optional.of(new Polygon(corners));
    }

    /** Whether it encloses anything beside its own line. */
    boolean encloses() {
        return corners.size() > 2;
    }

    /** The box around it, cut at the edges of the page; empty where it lies off the page. */
    Optional<Box> box() {
        return Boxes.ofEdges(
                corners.stream().mapToInt(Corner::x).min().orElseThrow(),
                corners.stream().mapToInt(Corner::y).min().orElseThrow(),
                corners.stream().mapToInt(Corner::x).max().orElseThrow() + 1,
                corners.stream().mapToInt(Corner::y).max().orElseThrow() + 1);
    }

    private static int pixel(String number) {
        return (int) Math.round(Double.parseDouble(number));
    }
}

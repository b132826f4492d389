package recto.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import recto.model.Box;
import recto.model.Outline;
import recto.model.Outline.Corner;

/**
 * Points as PAGE and ALTO write them: pixels of the page image that lie on the edge of something.
 *
 * @param corners in order, at least one; some may lie off the page
 */
record Points(List<Corner> corners) {
    private static final Pattern BETWEEN = Pattern.compile("[\\s,]+");

    Points {
        corners = List.copyOf(corners);
        if (corners.isEmpty()) {
            throw new IllegalArgumentException("there are no points");
        }
    }

    /** From {@code x,y x,y x,y}; empty where that is no place on a page. */
    static Optional<Points> of(String written) {
        String[] numbers = BETWEEN.split(written.strip());
        List<Corner> corners = new ArrayList<>();
        try {
            for (int at = 0; at + 1 < numbers.length; at += 2) {
                corners.add(new Corner(pixel(numbers[at]), pixel(numbers[at + 1])));
            }
        } catch (NumberFormatException e) {
            // ground truth of many hands: an outline that is not of numbers is none, and the text still counts
            return Optional.empty();
        }
        boolean onAPage =
                corners.stream().allMatch(corner -> Boxes.onAnyPage(corner.x()) && Boxes.onAnyPage(corner.y()));
        return corners.isEmpty() || !onAPage ? Optional.empty() : Optional.of(new Points(corners));
    }

    /** The box around them, cut at the edges of the page; empty where it lies off the page. */
    Optional<Box> box() {
        return Boxes.ofEdges(
                corners.stream().mapToInt(Corner::x).min().orElseThrow(),
                corners.stream().mapToInt(Corner::y).min().orElseThrow(),
                corners.stream().mapToInt(Corner::x).max().orElseThrow() + 1,
                corners.stream().mapToInt(Corner::y).max().orElseThrow() + 1);
    }

    /** The outline along them; empty where they enclose nothing. */
    Optional<Outline> outline() {
        return corners.size() < 3 ? Optional.empty() : Optional.of(new Outline(corners));
    }

    private static int pixel(String number) {
        return (int) Math.round(Double.parseDouble(number));
    }
}

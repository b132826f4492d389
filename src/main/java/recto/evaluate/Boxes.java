package recto.evaluate;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import recto.model.Box;

/** Boxes as the formats write them. What lies off the page is cut off; what has no area on it is no box. */
final class Boxes {
    private static final Pattern BETWEEN = Pattern.compile("[\\s,]+");

    private Boxes() {}

    /** From two corners; the right and bottom edge lie outside. */
    static Optional<Box> ofEdges(double left, double top, double right, double bottom) {
        int x = (int) Math.max(0, Math.round(left));
        int y = (int) Math.max(0, Math.round(top));
        int width = (int) Math.round(right) - x;
        int height = (int) Math.round(bottom) - y;
        return width < 1 || height < 1 ? Optional.empty() : Optional.of(new Box(x, y, width, height));
    }

    /** Around a polygon that is written {@code x,y x,y}; its outline belongs to it. */
    static Optional<Box> ofPoints(String points) {
        double[] numbers;
        try {
            numbers = Arrays.stream(BETWEEN.split(points.strip()))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
        } catch (NumberFormatException e) {
            // ground truth of many hands: an outline that is not of numbers is none, and the text still counts
            return Optional.empty();
        }
        double[] edges = {Double.MAX_VALUE, Double.MAX_VALUE, -1, -1};
        for (int at = 0; at < numbers.length; at++) {
            edges[at % 2] = Math.min(edges[at % 2], numbers[at]);
            edges[2 + at % 2] = Math.max(edges[2 + at % 2], numbers[at] + 1);
        }
        return ofEdges(edges[0], edges[1], edges[2], edges[3]);
    }
}

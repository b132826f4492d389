package recto.model;

import java.util.List;

/**
 * How far the lines of a region run off the level: towards the fold of a bound volume they rise or fall, and more so at
 * the top of a page than at its foot. With u across the region from -1 to 1 and v down it from -1 to 1, a point that
 * would stand at height y if its line were level stands on the page lower by the sum of {@code (level[i] + growth[i] *
 * v) * u^(i+1)}.
 *
 * @param box of the region, in page pixels
 * @param level pixels for each power of u, from the first on
 * @param growth what each of these gains from the middle of the region to its foot, in pixels
 */
public record Bend(Box box, List<Double> level, List<Double> growth) {
    public Bend {
        level = List.copyOf(level);
        growth = List.copyOf(growth);
        if (level.size() != growth.size()) {
            throw new IllegalArgumentException("each power has both");
        }
    }

    /** Pixels by which a line of a height runs below its middle at a place across the page. */
    public double at(double x, double y) {
        double u = across(x);
        double v = down(y);
        double power = 1;
        double sum = 0;
        for (int i = 0; i < level.size(); i++) {
            power *= u;
            sum += (level.get(i) + growth.get(i) * v) * power;
        }
        return sum;
    }

    /** From -1 at the left edge of the region to 1 at its right. */
    public double across(double x) {
        return bounded((x - box.x()) / box.width());
    }

    /** From -1 at the upper edge of the region to 1 at its foot. */
    public double down(double y) {
        return bounded((y - box.y()) / box.height());
    }

    private static double bounded(double share) {
        return Math.max(-1, Math.min(1, 2 * share - 1));
    }

    /** The same on an image that holds this one from a place on. */
    public Bend moved(int x, int y) {
        return new Bend(new Box(box.x() + x, box.y() + y, box.width(), box.height()), level, growth);
    }
}

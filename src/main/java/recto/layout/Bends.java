package recto.layout;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import recto.model.Bend;
import recto.model.Box;
import recto.model.Layout.Mark;

/**
 * Finds how the lines of a region bend, from the feet of their letters: one smooth surface for the region is fitted to
 * all its lines by least squares, each line having a height of its own; letters with tails are left out as they turn
 * up. Of what is usual for straightening photographs of books (Ulges, Lampert and Breuel 2005, Document image dewarping
 * using robust estimation of curled text lines) that is the part that scans need: they are flat but for the fold.
 */
final class Bends {
    /** Powers of the place across the region. */
    private static final int POWERS = 4;
    /** Letters of a line that tells something. */
    private static final int LETTERS = 12;
    /** Lines that are needed. */
    private static final int LINES = 4;
    /** Share of the width of the region that such a line takes. */
    private static final double LONG = 0.5;
    /** Gap between neighbours on a line, in letter heights. */
    private static final double GAP = 2.5;
    /** Feet farther from the surface are those of tails, in letter heights. */
    private static final double TAIL = 0.2;

    /** Keeps the surface from swinging where there are no letters. */
    private static final double PULL = 1;

    private static final int ROUNDS = 4;
    /** Where lines are bent by less than this, in letter heights, the engine follows them itself. */
    private static final double LITTLE = 0.2;

    private static final double LEAST_PIXELS = 3;
    /** Share of the distances from level lines that may be left; more of it is in the letters, not in the lines. */
    private static final double LEFT = 0.5;

    private final Bend flat;
    private final double letter;
    private final List<List<Rect>> lines;

    private Bends(Box box, List<Rect> letters, double letter) {
        this.flat = new Bend(box, List.of(), List.of());
        this.letter = letter;
        this.lines = Chains.lines(letters, letter, (a, b) -> b.left() - a.right() <= GAP * letter).stream()
                .filter(line -> line.size() >= LETTERS && width(line) >= LONG * box.width())
                .toList();
    }

    private static int width(List<Rect> line) {
        return line.stream().reduce(Rect::union).orElseThrow().width();
    }

    /**
     * The bend of a region.
     *
     * @param box of the region, in page pixels
     * @param marks of the page
     * @param letter height of the letters of the region, in page pixels
     * @param slope by which the lines of the page fall, in pixels for each pixel to the right
     * @return empty where its lines run as those of the page, or are too few to tell
     */
    static Optional<Bend> of(Box box, List<Mark> marks, double letter, double slope) {
        List<Rect> letters = marks.stream()
                .map(Mark::box)
                .filter(mark -> mark.height() > 0.6 * letter && mark.height() < 1.8 * letter)
                .filter(mark -> mark.width() < 3 * letter && box.contains(mark.middle()))
                .map(mark -> new Rect(mark.x(), mark.y(), mark.right(), mark.bottom()))
                .toList();
        Bends bends = new Bends(box, letters, letter);
        return bends.lines.size() < LINES ? Optional.empty() : bends.fitted().filter(bend -> bends.isBent(bend, slope));
    }

    private Optional<Bend> fitted() {
        Optional<Bend> bend = Optional.of(flat);
        for (int round = 0; round < ROUNDS && bend.isPresent(); round++) {
            // At first all letters count, since those far out of a straight line are what is looked for.
            double far = round == 0 ? Double.MAX_VALUE : TAIL * letter * (ROUNDS - round);
            bend = fit(bend.get(), far);
        }
        return bend;
    }

    private Optional<Bend> fit(Bend before, double far) {
        LeastSquares squares = new LeastSquares(2 * POWERS, PULL);
        for (List<Rect> line : lines) {
            double height = height(line, before);
            add(
                    line.stream()
                            .filter(each -> Math.abs(each.bottom() - at(before, each) - height) <= far)
                            .toList(),
                    squares);
        }
        return squares.solved().map(terms -> {
            List<Double> all = Arrays.stream(terms).boxed().toList();
            return new Bend(flat.box(), all.subList(0, POWERS), all.subList(POWERS, 2 * POWERS));
        });
    }

    /** The features of each letter and its foot, less their means over the line, which has a height of its own. */
    private void add(List<Rect> line, LeastSquares squares) {
        double[] mean = new double[2 * POWERS];
        double foot = 0;
        for (Rect each : line) {
            double[] features = features(each);
            for (int i = 0; i < mean.length; i++) {
                mean[i] += features[i] / line.size();
            }
            foot += each.bottom() / (double) line.size();
        }
        for (Rect each : line) {
            double[] features = features(each);
            for (int i = 0; i < mean.length; i++) {
                features[i] -= mean[i];
            }
            squares.add(features, each.bottom() - foot);
        }
    }

    private double[] features(Rect letter) {
        double u = flat.across(letter.middleX());
        double v = flat.down(letter.bottom());
        double[] features = new double[2 * POWERS];
        double power = 1;
        for (int i = 0; i < POWERS; i++) {
            power *= u;
            features[i] = power;
            features[POWERS + i] = power * v;
        }
        return features;
    }

    /** Whether several lines run farther off than the engine follows, and their letters stand where the bend says. */
    private boolean isBent(Bend bend, double slope) {
        Bend level = new Bend(flat.box(), List.of(slope * flat.box().width() / 2), List.of(0.0));
        double much = Math.max(LEAST_PIXELS, LITTLE * letter);
        int bent = 0;
        double fromBend = 0;
        double fromLevel = 0;
        for (List<Rect> line : lines) {
            double height = height(line, bend);
            double levelHeight = height(line, level);
            boolean far = false;
            for (Rect each : line) {
                double foot = each.bottom() - at(bend, each) - height;
                double levelFoot = each.bottom() - at(level, each) - levelHeight;
                if (Math.abs(foot - levelFoot) > much) {
                    far = true;
                    fromBend += Math.abs(foot);
                    fromLevel += Math.abs(levelFoot);
                }
            }
            bent += far ? 1 : 0;
        }
        return bent >= Math.max(2, lines.size() / 4) && fromBend <= LEFT * fromLevel;
    }

    /** Median of the feet of a line, as if it were level. */
    private static double height(List<Rect> line, Bend bend) {
        return line.stream()
                .mapToDouble(each -> each.bottom() - at(bend, each))
                .sorted()
                .toArray()[line.size() / 2];
    }

    private static double at(Bend bend, Rect letter) {
        return bend.at(letter.middleX(), letter.bottom());
    }
}

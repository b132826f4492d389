package recto.evaluate;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import recto.evaluate.LayoutScore.Faults;
import recto.evaluate.LayoutScore.Overlap;
import recto.model.Box;

/**
 * Compares the regions of text of one page with those of ground truth. Regions are their outlines, else their boxes;
 * only regions of text count, pictures and rules do not.
 *
 * <ul>
 *   <li>Area: pixels of the page that lie in any region of either side; how many both have.
 *   <li>Regions: a region was found where it and a read one have at least half of the pixels of the two together in
 *       common; each counts once, the best pairs first. The measure is that of A. Antonacopoulos, B. Gatos, D. Bridson,
 *       "ICDAR2005 Page Segmentation Competition", 2005 (after I. Phillips, A. Chhabra, "Empirical performance
 *       evaluation of graphics recognition systems", IEEE PAMI 21(9), 1999), with pixels of the page instead of pixels
 *       of ink, and one half instead of their 0.85.
 *   <li>Faults: merged, split, missed and invented regions as in C. Clausner, S. Pletschacher, A. Antonacopoulos,
 *       "Scenario driven in-depth performance evaluation of document layout analysis methods", ICDAR 2011, counted and
 *       not weighted. Two regions have a part of each other where they share a tenth of the smaller one; a region is
 *       missed or invented where less than a tenth of it lies in regions of the other side.
 *   <li>Spanning: read regions that take in two columns. Two regions of ground truth are columns side by side where
 *       they share more than half of the height of the lower and at most a tenth of the width of the narrower, and each
 *       is at least two lines high and four lines' height wide (what is less is a part of a line: the date beside the
 *       number). A read region takes in a column where it has more than a fifth of its width over at least the height
 *       of a line. The height of a line is the median of those of ground truth, else a hundredth of the page.
 * </ul>
 */
final class LayoutComparison {
    private static final double FOUND = 0.5;
    private static final double PART = 0.1;
    private static final double SAME_HEIGHT = 0.5;
    private static final double SAME_WIDTH = 0.1;
    private static final double OF_COLUMN = 0.2;
    private static final int LINES_HIGH = 2;
    private static final int LINES_WIDE = 4;
    private static final int LINES_OF_PAGE = 100;

    private final List<Place> expected;
    private final List<Place> read;
    private final List<Box> items;
    private final double lineHeight;

    private LayoutComparison(List<Place> expected, List<Place> read, List<Box> items, double lineHeight) {
        this.expected = expected;
        this.read = read;
        this.items = items;
        this.lineHeight = lineHeight;
    }

    /** Empty where one side has text without places, or the two page images have different shapes. */
    static Optional<LayoutComparison> of(PageText truth, PageText read) {
        return Scale.between(read.frame().size(), truth.frame().size()).flatMap(scale -> of(truth, read, scale));
    }

    private static Optional<LayoutComparison> of(PageText truth, PageText read, Scale scale) {
        List<Place> expected = Place.of(truth, Scale.NONE);
        List<Place> found = Place.of(read, scale);
        boolean placeless = found.isEmpty() && !read.regions().isEmpty();
        if (expected.isEmpty() || placeless) {
            return Optional.empty();
        }
        List<Box> lines = read.lineTexts()
                .flatMap(line -> line.box().flatMap(scale::of).stream())
                .toList();
        List<Box> items = lines.isEmpty() ? found.stream().map(Place::box).toList() : lines;
        return Optional.of(new LayoutComparison(expected, found, items, lineHeight(truth, expected)));
    }

    private static double lineHeight(PageText truth, List<Place> places) {
        int[] heights = truth.lineTexts()
                .flatMap(line -> line.box().stream())
                .mapToInt(Box::height)
                .sorted()
                .toArray();
        if (heights.length > 0) {
            return heights[heights.length / 2];
        }
        int lowest =
                places.stream().mapToInt(place -> place.box().bottom()).max().orElse(0);
        return truth.frame().size().map(size -> size.height()).orElse(lowest) / (double) LINES_OF_PAGE;
    }

    LayoutScore score() {
        Area all = Area.union(expected.stream().map(Place::area).toList());
        Area allRead = Area.union(read.stream().map(Place::area).toList());
        return new LayoutScore(
                1,
                new Overlap(all.and(allRead).size(), all.size(), allRead.size()),
                new Overlap(found(), expected.size(), read.size()),
                new Faults(
                        spanning(),
                        several(read, expected),
                        several(expected, read),
                        outside(expected, allRead),
                        outside(read, all)));
    }

    private record Pair(int expected, int read, double likeness) {}

    private int found() {
        List<Pair> pairs = IntStream.range(0, expected.size())
                .boxed()
                .flatMap(row -> IntStream.range(0, read.size())
                        .mapToObj(column ->
                                new Pair(row, column, expected.get(row).likeness(read.get(column)))))
                .filter(pair -> pair.likeness >= FOUND)
                .sorted((a, b) -> Double.compare(b.likeness, a.likeness))
                .toList();
        boolean[] taken = new boolean[expected.size()];
        boolean[] takenRead = new boolean[read.size()];
        int found = 0;
        for (Pair pair : pairs) {
            if (!taken[pair.expected] && !takenRead[pair.read]) {
                taken[pair.expected] = true;
                takenRead[pair.read] = true;
                found++;
            }
        }
        return found;
    }

    private static long several(List<Place> some, List<Place> others) {
        return some.stream()
                .filter(place -> others.stream()
                                .filter(other -> place.shared(other) >= PART * Math.min(place.pixels(), other.pixels()))
                                .limit(2)
                                .count()
                        > 1)
                .count();
    }

    private static long outside(List<Place> places, Area others) {
        return places.stream()
                .filter(place -> place.area().and(others).size() < PART * place.pixels())
                .count();
    }

    private long spanning() {
        List<Place> columns = expected.stream().filter(this::isColumn).toList();
        return read.stream().filter(region -> spansTwo(region, columns)).count();
    }

    private boolean isColumn(Place place) {
        return place.box().height() >= LINES_HIGH * lineHeight && place.box().width() >= LINES_WIDE * lineHeight;
    }

    private boolean spansTwo(Place region, List<Place> columns) {
        List<Box> taken = columns.stream()
                .filter(column ->
                        region.area().and(column.area()).rowsWithMoreThan(OF_COLUMN, column.area()) >= lineHeight)
                .map(Place::box)
                .toList();
        return taken.stream().anyMatch(a -> taken.stream().anyMatch(b -> sideBySide(a, b)));
    }

    private static boolean sideBySide(Box a, Box b) {
        int height = Math.min(a.bottom(), b.bottom()) - Math.max(a.y(), b.y());
        int width = Math.min(a.right(), b.right()) - Math.max(a.x(), b.x());
        return height > SAME_HEIGHT * Math.min(a.height(), b.height())
                && width <= SAME_WIDTH * Math.min(a.width(), b.width());
    }

    /**
     * The order in which the regions of ground truth were read: that of the lines read, each by the smallest region in
     * which its middle lies; of read regions where these have no lines. Two lines of one region are no pair.
     */
    OrderScore order() {
        List<Integer> ranks =
                items.stream().flatMap(item -> regionOf(item).stream()).toList();
        return OrderScore.ofRanks(ranks, items.size());
    }

    private Optional<Integer> regionOf(Box item) {
        return IntStream.range(0, expected.size())
                .filter(region -> expected.get(region).holdsMiddleOf(item))
                .boxed()
                .min(Comparator.comparing(region -> expected.get(region).pixels()));
    }
}

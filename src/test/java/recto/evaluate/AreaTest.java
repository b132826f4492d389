package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Box;
import recto.model.Outline;
import recto.model.Outline.Corner;

class AreaTest {
    /** Of the slope the pixels whose middles lie within, or nearly. */
    @Test
    void countsThePixelsWithinOutlines() {
        assertThat(area("0,0 10,0 10,5 0,5").size()).isEqualTo(50);
        assertThat(area("0,0 4,0 0,4").size()).isEqualTo(4 + 3 + 2 + 1);
        assertThat(area("0,0 10,0 10,10 5,10 5,5 0,5").size()).isEqualTo(50 + 25);
    }

    @Test
    void isTheSameForABoxAndForItsOutline() {
        Box box = new Box(3, 4, 10, 5);
        Area outline = Area.of(Outline.of(box));
        assertThat(outline.and(Area.of(box)).size()).isEqualTo(50).isEqualTo(outline.size());
    }

    @Test
    void cutsOutlinesAtTheEdgeOfThePage() {
        assertThat(area("-5,-5 5,-5 5,5 -5,5").size()).isEqualTo(25);
        assertThat(area("-5,-5 -4,-5 -4,-4").size()).isZero();
    }

    @Test
    void leavesOutWhatLiesBetweenTheArmsOfAnOutline() {
        Area arms = area("0,0 30,0 30,10 20,10 20,5 10,5 10,10 0,10");
        assertThat(arms.and(Area.of(new Box(10, 5, 10, 5))).size()).isZero();
        assertThat(arms.size()).isEqualTo(30 * 5 + 2 * 10 * 5);
    }

    @Test
    void countsRowsInWhichMuchIsShared() {
        Area column = Area.of(new Box(0, 0, 100, 50));
        assertThat(Area.of(new Box(80, 10, 60, 7)).and(column).rowsWithMoreThan(0.2, column))
                .isZero();
        assertThat(Area.of(new Box(79, 10, 60, 7)).and(column).rowsWithMoreThan(0.2, column))
                .isEqualTo(7);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void agreesWithPixelsCountedOneByOne(long seed) {
        Random random = new Random(seed);
        List<Box> some = boxes(random);
        List<Box> others = boxes(random);
        Area a = Area.union(some.stream().map(Area::of).toList());
        Area b = Area.union(others.stream().map(Area::of).toList());
        assertThat(a.size()).isEqualTo(counted(some, List.of(new Box(0, 0, 99, 99))));
        assertThat(a.and(b).size())
                .isEqualTo(counted(some, others))
                .isEqualTo(b.and(a).size());
        assertThat(Area.union(List.of(a, b)).size())
                .isEqualTo(a.size() + b.size() - a.and(b).size());
    }

    /** Pixels and geometry differ by less than the pixels along the edge. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void agreesWithTheAreaOfGeometry(long seed) {
        Random random = new Random(seed);
        List<Corner> corners = random.ints(3, 0, 1000)
                .mapToObj(x -> new Corner(x, random.nextInt(1000)))
                .toList();
        Corner a = corners.get(0);
        Corner b = corners.get(1);
        Corner c = corners.get(2);
        double exact = Math.abs((b.x() - a.x()) * (c.y() - a.y()) - (c.x() - a.x()) * (b.y() - a.y())) / 2.0;
        double edge = distance(a, b) + distance(b, c) + distance(c, a);
        assertThat((double) Area.of(new Outline(corners)).size()).isCloseTo(exact, Offset.offset(edge / 2));
    }

    private static double distance(Corner a, Corner b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }

    private static List<Box> boxes(Random random) {
        List<Box> boxes = new ArrayList<>();
        for (int at = 0; at < 6; at++) {
            boxes.add(new Box(random.nextInt(50), random.nextInt(50), 1 + random.nextInt(40), 1 + random.nextInt(40)));
        }
        return boxes;
    }

    private static long counted(List<Box> some, List<Box> others) {
        long count = 0;
        for (int y = 0; y < 100; y++) {
            for (int x = 0; x < 100; x++) {
                Box pixel = new Box(x, y, 1, 1);
                boolean both = some.stream().anyMatch(box -> box.contains(pixel))
                        && others.stream().anyMatch(box -> box.contains(pixel));
                count += both ? 1 : 0;
            }
        }
        return count;
    }

    private static Area area(String points) {
        return Area.of(Points.of(points).orElseThrow().outline().orElseThrow());
    }
}

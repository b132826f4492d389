package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Box;

class AreaTest {
    @Test
    void countsThePixelsOfOutlinesWithTheirEdges() {
        assertThat(area("0,0 9,0 9,4 0,4").size()).isEqualTo(50);
        assertThat(area("0,0 4,0 0,4").size()).isEqualTo(5 + 4 + 3 + 2 + 1);
        assertThat(area("0,0 9,0 9,9 5,9 5,4 0,4").size()).isEqualTo(50 + 25);
    }

    @Test
    void isTheSameForABoxAndForItsOutline() {
        Area box = Area.of(new Box(3, 4, 10, 5));
        Area outline = area("3,4 12,4 12,8 3,8");
        assertThat(box.and(outline).size()).isEqualTo(50).isEqualTo(box.size()).isEqualTo(outline.size());
    }

    @Test
    void cutsOutlinesAtTheEdgeOfThePage() {
        assertThat(area("-5,-5 4,-5 4,4 -5,4").size()).isEqualTo(25);
        assertThat(area("-5,-5 -4,-5 -4,-4").size()).isZero();
    }

    @Test
    void leavesOutWhatLiesBetweenTheArmsOfAnOutline() {
        Area arms = area("0,0 29,0 29,9 20,9 20,4 9,4 9,9 0,9");
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
        return Area.of(Polygon.of(points).orElseThrow());
    }
}

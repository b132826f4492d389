package recto.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MixtureTest {
    private static final List<Recipe.Stage> STAGES = List.of(
            new Recipe.Stage(70, 0.0005, Map.of("book", 5, "display", 2)),
            new Recipe.Stage(40, 0.0001, Map.of("book", 1, "display", 3)));

    @Test
    void everyLineIsLearntFromOnceInAllStages() {
        Set<Mixture.Line> seen = new HashSet<>();
        Mixture.of(STAGES)
                .forEach(lines -> lines.forEach(
                        line -> assertThat(seen.add(line)).as("%s", line).isTrue()));
        assertThat(seen).hasSize(110);
    }

    @Test
    void theStylesHaveTheirSharesInEveryRound() {
        List<List<Mixture.Line>> stages = Mixture.of(STAGES);
        for (int from = 0; from < 70; from += 7) {
            assertThat(stages.get(0).subList(from, from + 7))
                    .filteredOn(line -> line.style().equals("book"))
                    .hasSize(5);
        }
        assertThat(stages.get(1))
                .filteredOn(line -> line.style().equals("display"))
                .hasSize(30);
    }

    @Test
    void diceOfNeighboursBeginDifferently() {
        Integer[] tenths = new Integer[10];
        Arrays.fill(tenths, 0);
        for (int number = 0; number < 500; number++) {
            tenths[(int) (10 * new Dice(1918, "book", number).between(0, 1))]++;
        }
        assertThat(tenths).allMatch(count -> count > 25 && count < 80);
    }
}

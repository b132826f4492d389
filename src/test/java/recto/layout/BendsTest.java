package recto.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Bend;
import recto.model.Box;
import recto.model.Layout.Mark;

class BendsTest {
    private static final int LETTER = 30;
    private static final Box REGION = new Box(200, 300, 1200, 1500);

    /** Letters of ragged lines, of which one in eight has a tail, lowered by what the page does at their place. */
    private static List<Mark> letters(long seed, DoubleBinaryOperator lowered) {
        Random random = new Random(seed);
        List<Mark> letters = new ArrayList<>();
        for (int foot = REGION.y() + 60; foot < REGION.bottom(); foot += 62) {
            int right = REGION.right() - (random.nextInt(5) == 0 ? 500 : 10);
            int x = REGION.x() + 10 + random.nextInt(60);
            while (x < right) {
                int height = random.nextBoolean() ? LETTER : LETTER * 3 / 4;
                int tail = random.nextInt(8) == 0 ? LETTER / 4 : 0;
                double off = lowered.applyAsDouble(x + 10, foot);
                int top = (int) Math.round(foot - height + off + random.nextGaussian());
                letters.add(new Mark(new Box(x, top, 20, height + tail), 200));
                x += random.nextInt(6) == 0 ? 50 : 26;
            }
        }
        return letters;
    }

    private static Optional<Bend> bend(long seed, double slope, DoubleBinaryOperator lowered) {
        return Bends.of(REGION, letters(seed, lowered), LETTER, slope);
    }

    private static double share(double x) {
        return (x - REGION.x()) / REGION.width();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void linesThatDipTowardsTheFoldAreFollowed(long seed) {
        double most = 15 + 4 * seed;
        DoubleBinaryOperator dip = (x, y) -> most * Math.pow(share(x), 4) * (1 - (y - REGION.y()) / 2000.0);
        Bend found = bend(seed, 0, dip).orElseThrow();
        for (double y = REGION.y() + 100; y < REGION.bottom(); y += 100) {
            double middle = dip.applyAsDouble(REGION.x() + 600, y);
            for (double x = REGION.x() + 40; x < REGION.right() - 20; x += 50) {
                assertThat(found.at(x, y))
                        .isBetween(
                                dip.applyAsDouble(x, y) - middle - 0.15 * LETTER,
                                dip.applyAsDouble(x, y) - middle + 0.15 * LETTER);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void linesThatRunAsThePageDoesAreLeftAlone(long seed) {
        double slope = (seed - 4.5) / 300;
        assertThat(bend(seed, slope, (x, y) -> slope * x)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aRegionThatSlopesOtherwiseThanThePageIsFollowed(long seed) {
        Bend found = bend(seed, 0.01, (x, y) -> -0.02 * x).orElseThrow();
        double fall = found.at(REGION.right(), 1000) - found.at(REGION.x(), 1000);
        assertThat(fall / REGION.width()).isBetween(-0.022, -0.018);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void marksWithoutLinesHaveNoBend(long seed) {
        Random random = new Random(seed);
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < 700; i++) {
            marks.add(new Mark(new Box(210 + random.nextInt(1100), 310 + random.nextInt(1400), 20, LETTER), 200));
        }
        assertThat(Bends.of(REGION, marks, LETTER, 0)).isEmpty();
    }
}

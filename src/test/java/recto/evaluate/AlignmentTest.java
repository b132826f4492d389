package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.evaluate.Alignment.Step;

class AlignmentTest {
    @Test
    void namesTheSteps() {
        assertThat(steps("Haus", "Maus")).containsExactly(Step.REPLACED, Step.SAME, Step.SAME, Step.SAME);
        assertThat(steps("ab", "b")).containsExactly(Step.LEFT_OUT, Step.SAME);
        assertThat(steps("b", "ab")).containsExactly(Step.INVENTED, Step.SAME);
        assertThat(steps("", "")).isEmpty();
    }

    /** The longer ones are cut in two. */
    @ParameterizedTest
    @CsvSource({"1, 0, 9", "2, 12, 0", "3, 40, 50", "4, 60, 55", "5, 1500, 1400", "6, 3000, 900", "7, 2, 600000"})
    void takesNoMoreStepsThanTheDistance(long seed, int length, int lengthRead) {
        Random random = new Random(seed);
        int[] truth = random.ints(length, 0, 8).toArray();
        int[] read = random.ints(lengthRead, 0, 8).toArray();
        List<Step> steps = Alignment.of(truth, read);
        assertThat(steps.stream().filter(step -> step != Step.SAME).count())
                .isEqualTo(EditDistance.between(truth, read));
        assertThat(steps.stream().filter(step -> step != Step.INVENTED).count()).isEqualTo(length);
        assertThat(steps.stream().filter(step -> step != Step.LEFT_OUT).count()).isEqualTo(lengthRead);
    }

    private static List<Step> steps(String truth, String read) {
        return Alignment.of(truth.chars().toArray(), read.chars().toArray());
    }
}

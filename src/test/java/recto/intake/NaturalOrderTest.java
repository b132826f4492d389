package recto.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NaturalOrderTest {
    @ParameterizedTest
    @CsvSource({
        "leaf2, leaf10",
        "leaf9, leaf10",
        "a, B",
        "IMG_9, img_10",
        "p01, p1",
        "1r, 1v",
        "1v, 2r",
        "p٩, p١٠",
        "p99999999999999999999, p100000000000000000000",
        "a/z, a b/c",
        "a, a/b",
        "a/2/x, a/10/x",
        "i, ı",
        "I, i",
        "10, a",
        "٩, a"
    })
    void putsTheFirstBeforeTheSecond(String first, String second) {
        assertThat(NaturalOrder.INSTANCE.compare(first, second)).isNegative();
        assertThat(NaturalOrder.INSTANCE.compare(second, first)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void ordersRandomNamesTheSameFromAnyStart(long seed) {
        Random random = new Random(seed);
        List<String> names = new ArrayList<>(RandomNames.distinct(random, 300));
        names.sort(NaturalOrder.INSTANCE);
        List<String> again = new ArrayList<>(names);
        Collections.shuffle(again, random);
        again.sort(NaturalOrder.INSTANCE);
        assertThat(again).isEqualTo(names);
    }

    @Test
    void takesOnlyEqualNamesForEqual() {
        List<String> names = List.copyOf(RandomNames.distinct(new Random(5), 200));
        for (String left : names) {
            for (String right : names) {
                int order = NaturalOrder.INSTANCE.compare(left, right);
                assertThat(order == 0).isEqualTo(left.equals(right));
                assertThat(Integer.signum(order))
                        .isEqualTo(-Integer.signum(NaturalOrder.INSTANCE.compare(right, left)));
            }
        }
    }
}

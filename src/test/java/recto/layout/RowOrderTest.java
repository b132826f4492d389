package recto.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RowOrderTest {
    private static final Rect SENDER = new Rect(520, 120, 800, 215);
    private static final Rect ADDRESS = new Rect(90, 223, 480, 290);
    private static final Rect BODY = new Rect(90, 340, 900, 1100);

    @Test
    void readsTheHeadsOfALetterFromTheTop() {
        assertThat(RowOrder.of(List.of(BODY, ADDRESS, SENDER), false)).containsExactly(2, 1, 0);
    }

    @Test
    void readsWhatStandsSideBySideFromTheSideThatIsReadFirst() {
        List<Rect> blocks = List.of(new Rect(500, 100, 900, 140), new Rect(50, 105, 300, 160), BODY);
        assertThat(RowOrder.of(blocks, false)).containsExactly(1, 0, 2);
        assertThat(RowOrder.of(blocks, true)).containsExactly(0, 1, 2);
    }

    @Test
    void readsNothingOnAnEmptyPage() {
        assertThat(RowOrder.of(List.of(), false)).isEmpty();
    }
}

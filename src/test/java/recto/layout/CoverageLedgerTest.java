package recto.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import recto.model.Box;
import recto.model.Coverage;
import recto.model.Language;
import recto.model.Layout;
import recto.model.Layout.Mark;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Size;
import recto.model.Word;

class CoverageLedgerTest {
    private static final Size PAGE = new Size(1000, 800);
    private static final int LETTER = 20;

    private static Layout layout(Mark... marks) {
        return new Layout(List.of(), List.of(), 0, LETTER, 1, List.of(marks), List.of());
    }

    private static Region text(Box... words) {
        List<Word> all = java.util.stream.Stream.of(words)
                .map(box -> new Word("w", box, 0.9))
                .toList();
        Box box = all.stream().map(Word::box).reduce(Box::union).orElseThrow();
        return new Region(
                "r1", RegionType.TEXT, PAGE.box(), Language.UNKNOWN, List.of(new Line(box, Optional.empty(), all)));
    }

    private static Region other(RegionType type, Box box) {
        return new Region("r2", type, box, Language.UNKNOWN, List.of());
    }

    @Test
    void countsInkByWhatItIsInAndBoxesTheRest() {
        Layout layout = layout(
                new Mark(new Box(100, 100, 20, 20), 200),
                new Mark(new Box(500, 300, 100, 100), 100),
                new Mark(new Box(800, 600, 18, 20), 60),
                new Mark(new Box(830, 602, 18, 20), 40));

        CoverageLedger.Balance balance = CoverageLedger.of(
                layout,
                PAGE,
                List.of(text(new Box(90, 98, 60, 24)), other(RegionType.PICTURE, new Box(490, 290, 120, 120))));

        assertThat(balance.shares()).isEqualTo(new Coverage(0.5, 0.25, 0.25));
        assertThat(balance.regions()).hasSize(3);
        Region unread = balance.regions().get(2);
        assertThat(unread.type()).isEqualTo(RegionType.UNREAD);
        assertThat(unread.box()).isEqualTo(new Box(800, 600, 48, 22));
    }

    @Test
    void takesTheDotsAndTailsOfAWordWithIt() {
        Layout layout = layout(
                new Mark(new Box(100, 100, 20, 20), 200),
                new Mark(new Box(104, 88, 8, 8), 40),
                new Mark(new Box(116, 124, 7, 9), 40));

        CoverageLedger.Balance balance = CoverageLedger.of(layout, PAGE, List.of(text(new Box(98, 98, 30, 24))));

        assertThat(balance.shares().words()).isEqualTo(1);
        assertThat(balance.regions()).hasSize(1);
    }

    @Test
    void aTextRegionCoversOnlyWhatWasReadInIt() {
        Layout layout = layout(new Mark(new Box(100, 100, 20, 20), 100), new Mark(new Box(400, 400, 8, 8), 20));

        CoverageLedger.Balance balance = CoverageLedger.of(layout, PAGE, List.of(text(new Box(95, 98, 40, 24))));

        assertThat(balance.shares().words()).isCloseTo(100.0 / 120, within(1e-9));
        assertThat(balance.regions()).extracting(Region::type).containsExactly(RegionType.TEXT, RegionType.NOISE);
    }

    @Test
    void aPageWithoutInkHasNoShares() {
        assertThat(CoverageLedger.of(layout(), PAGE, List.of()))
                .isEqualTo(new CoverageLedger.Balance(List.of(), Coverage.NO_INK));
    }

    @Test
    void lettersThatRunTogetherOverAWholeLineBelongToItsWords() {
        Layout layout = layout(new Mark(new Box(100, 100, 300, 30), 3000));

        CoverageLedger.Balance balance =
                CoverageLedger.of(layout, PAGE, List.of(text(new Box(100, 100, 140, 30), new Box(262, 100, 138, 30))));

        assertThat(balance.shares().words()).isEqualTo(1);
    }
}

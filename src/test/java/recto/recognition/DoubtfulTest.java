package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import recto.model.Box;
import recto.model.Language;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.Word;

class DoubtfulTest {
    private static final Language ENGLISH = new Language("eng", Script.LATN);
    private static final Language RUSSIAN = new Language("rus", Script.CYRL);

    private static Region region(double... confidences) {
        List<Line> lines = new ArrayList<>();
        for (double confidence : confidences) {
            Box box = new Box(10, 10 + 30 * lines.size(), 400, 20);
            lines.add(new Line(box, Optional.empty(), List.of(new Word("seventeenletters.", box, confidence))));
        }
        return new Region("r1", RegionType.TEXT, new Box(0, 0, 420, 30 * lines.size() + 20), ENGLISH, lines);
    }

    @Test
    void takesTheLongestStretchOfBrokenLines() {
        Doubtful doubtful = Doubtful.in(region(0.2, 0.9, 0.3, 0.2, 0.9)).orElseThrow();
        assertThat(doubtful.from()).isEqualTo(2);
        assertThat(doubtful.to()).isEqualTo(4);
        assertThat(doubtful.part().box()).isEqualTo(new Box(10, 70, 400, 50));
        assertThat(doubtful.first(1).lines()).hasSize(1);
    }

    @Test
    void takesWeakLinesBesideThemAlong() {
        Doubtful doubtful = Doubtful.in(region(0.9, 0.65, 0.2, 0.6, 0.8)).orElseThrow();
        assertThat(doubtful.from()).isEqualTo(1);
        assertThat(doubtful.to()).isEqualTo(4);
    }

    @Test
    void leavesWhatIsReadWithConfidence() {
        assertThat(Doubtful.in(region(0.8, 0.7, 0.9))).isEmpty();
    }

    @Test
    void putsOtherLinesInPlaceAndKeepsTheRestWithIdsOfItsOwn() {
        Doubtful doubtful = Doubtful.in(region(0.9, 0.2, 0.9)).orElseThrow();
        Region other = new Region(
                "r1",
                RegionType.TEXT,
                doubtful.part().box(),
                RUSSIAN,
                region(0.8).lines());
        List<Region> regions = doubtful.replaced(other);
        assertThat(regions).extracting(Region::language).containsExactly(ENGLISH, RUSSIAN, ENGLISH);
        assertThat(regions).extracting(Region::id).doesNotHaveDuplicates();
        assertThat(regions.stream().mapToInt(each -> each.lines().size()).sum()).isEqualTo(3);
    }

    @Test
    void aRegionThatIsBrokenThroughoutIsReplacedAsAWhole() {
        Doubtful doubtful = Doubtful.in(region(0.2, 0.3)).orElseThrow();
        Region other = region(0.9);
        assertThat(doubtful.part()).isEqualTo(region(0.2, 0.3));
        assertThat(doubtful.replaced(other)).containsExactly(other);
    }
}

package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.AffineTransform;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import recto.model.Baseline;
import recto.model.Box;
import recto.model.Size;

class PageMapTest {
    private final Size page = new Size(100, 60);

    @Test
    void clipsBoxesToThePage() {
        PageMap map = new PageMap(new AffineTransform(), Optional.empty(), page);
        assertThat(map.box(-5, 10, 120, 90)).contains(new Box(0, 10, 100, 50));
    }

    @Test
    void dropsBoxesOutsideThePage() {
        PageMap map = new PageMap(new AffineTransform(), Optional.empty(), page);
        assertThat(map.box(101, 10, 120, 20)).isEqualTo(Optional.empty());
    }

    @Test
    void scalesBoxesOutwardsToWholePixels() {
        PageMap map = new PageMap(AffineTransform.getScaleInstance(1 / 1.5, 1 / 1.5), Optional.empty(), page);
        assertThat(map.box(10, 10, 20, 20)).contains(new Box(6, 6, 8, 8));
        assertThat(map.box(15, 15, 30, 30)).contains(new Box(10, 10, 10, 10));
    }

    @Test
    void bringsAQuarterTurnBack() {
        // Turned clockwise by a quarter, the left bottom corner of the page is the left top one of the copy.
        PageMap map = new PageMap(new AffineTransform(0, -1, 1, 0, 0, 60), Optional.empty(), page);
        assertThat(map.box(0, 0, 20, 10)).contains(new Box(0, 40, 10, 20));
        assertThat(map.baseline(0, 5, 20, 5)).isEqualTo(new Baseline(5, 60, 5, 40));
    }
}

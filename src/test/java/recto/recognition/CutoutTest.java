package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import recto.layout.DrawnPage;
import recto.model.Box;
import recto.model.Outline;
import recto.model.PageImage;

class CutoutTest {
    @Test
    void putsPaperInPlaceOfWhatLiesOutside() {
        DrawnPage page = new DrawnPage(300, 200, 1);
        page.fill(0, 0, 100, 200);
        page.fill(150, 50, 10, 10);
        Outline outline = new Outline(List.of(
                new Outline.Corner(120, 20),
                new Outline.Corner(200, 20),
                new Outline.Corner(200, 180),
                new Outline.Corner(90, 180)));

        Cutout cutout = Cutout.of(page.image(), outline, 5);

        PageImage image = cutout.image();
        assertThat(cutout.box()).isEqualTo(new Box(90, 20, 110, 160));
        assertThat(image.size().width()).isEqualTo(120);
        assertThat(image.pixels()[0] & 0xff).isEqualTo(235);
        assertThat(image.pixels()[(5 + 5) * 120 + 5 + 5] & 0xff).isEqualTo(235);
        assertThat(image.pixels()[(55 - 20 + 5) * 120 + 155 - 90 + 5] & 0xff).isEqualTo(25);
    }

    @Test
    void cutsOneBitPagesToo() {
        DrawnPage page = new DrawnPage(301, 200, 1);
        page.fill(150, 50, 10, 10);

        Cutout cutout = Cutout.of(page.bilevel(), Outline.of(new Box(100, 20, 100, 100)), 0);

        assertThat(cutout.image().pixels()[35 * 100 + 55] & 0xff).isZero();
        assertThat(cutout.image().pixels()[0] & 0xff).isEqualTo(255);
    }
}

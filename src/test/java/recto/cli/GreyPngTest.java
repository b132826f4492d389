package recto.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GreyPngTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 300})
    void isReadByOthersAsItWasWritten(int width) throws IOException {
        Random random = new Random(width);
        byte[][] rows = new byte[5][width];
        for (byte[] row : rows) {
            random.nextBytes(row);
        }
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(GreyPng.of(rows)));
        assertThat(image.getWidth()).isEqualTo(width);
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < width; x++) {
                assertThat(image.getRaster().getSample(x, y, 0)).isEqualTo((rows[y][x] & 0xFF) >> 4);
            }
        }
    }
}

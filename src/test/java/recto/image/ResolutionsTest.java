package recto.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.PageImage;
import recto.model.Resolution;
import recto.model.Resolution.Source;
import recto.model.Size;

class ResolutionsTest {
    /** Blank pages: only the sheet can tell. 0 means that the file states nothing. */
    @ParameterizedTest
    @CsvSource({
        "2480, 3508, 300, 300, FILE",
        "2480, 3508, 0, 300, ESTIMATED",
        "2480, 3508, 72, 300, ESTIMATED",
        "1240, 1754, 72, 150, ESTIMATED",
        "1240, 1754, 1, 150, ESTIMATED",
        "1240, 1754, 65535, 150, ESTIMATED",
        "1700, 2200, 0, 200, ESTIMATED",
        "620, 877, 75, 75, FILE",
        "1000, 3000, 0, 300, ASSUMED",
        "1000, 3000, 240, 240, FILE"
    })
    void believesWhatCanBeAndElseLooksAtTheSheet(int width, int height, int stated, int dpi, Source source) {
        byte[] white = new byte[width * height];
        java.util.Arrays.fill(white, (byte) 255);
        PageImage image = new PageImage(new Size(width, height), 8, white, new Resolution(300, 300, Source.ASSUMED));
        Optional<Resolution> file = Resolutions.stated(stated, stated);
        Resolutions.Judged judged = Resolutions.judge(file, image);
        assertThat(judged.resolution()).isEqualTo(new Resolution(dpi, dpi, source));
        assertThat(judged.note().isEmpty()).isEqualTo(source == Source.FILE);
    }
}

package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.Line;
import recto.model.Note;
import recto.model.PageImage;
import recto.model.StageException;

/** The sample scans, read with no language named: the right model on each, and most words right. */
class ScansTest {
    private static final Path SCANS = Path.of("scans");
    private static final Path TRUTHS = Path.of("src/test/resources/samples");

    /** Words are compared as a bag: the order of columns is not the recognizer's business alone. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    dag-yeli_1992-05-20.jpg                | aze      | 0.80
                    dag-cicegi_1917-07-14.png              | fas      | 0.25
                    gornyj-listok_1913-03-30_p01.tif       | rus_old  | 0.45
                    gornyj-listok_1913-03-30_p02.tif       | rus_old  | 0.40
                    hill-country-courier_1905-09-21.jpg    | eng      | 0.80
                    lernayin-aghbyur_1912-05-08.tif        | hye      | 0.50
                    mtis-niavi_1910-06-16.png              | kat      | 0.75
                    thaler-bote_1887-10-13.tif             | frk      | 0.75
                    yaylaq_1961-06.tif                     | aze_cyrl | 0.35
                    машинописный отчёт 1931/лист 1.jpg     | rus      | 0.90
                    машинописный отчёт 1931/лист 2.jpg     | rus      | 0.90
                    ساحل پوسته‌سی_1908-12-17.tif            | fas      | 0.30
                    نسیم_1925-11-05.jpg                    | fas      | 0.50
                    """)
    void areReadInTheirOwnLanguage(String scan, String model, double share) throws Exception {
        assumeTrue(Files.exists(SCANS.resolve(scan)), "no " + scan + " here");
        Recognition read = read(SCANS.resolve(scan));
        assertThat(read.reading().models())
                .first()
                .satisfies(ref -> assertThat(ref.name()).isEqualTo(model));
        assertThat(read.steps().get(0).name()).isEqualTo("choose-language");
        assertThat(read.notes()).extracting(Note::code).doesNotContain("script-unknown");
        String text = read.reading().regions().stream()
                .flatMap(region -> region.lines().stream())
                .map(Line::text)
                .collect(Collectors.joining(" "));
        assertThat(Words.shared(text, Files.readString(truth(scan)))).isGreaterThan(share);
    }

    private static Path truth(String scan) {
        String name = Normalizer.normalize(scan, Normalizer.Form.NFC).replace("/", "__");
        return TRUTHS.resolve(name.substring(0, name.lastIndexOf('.')) + ".txt");
    }

    private static Recognition read(Path scan) throws StageException, IOException {
        PageImage page = Pages.load(scan);
        try (TesseractRecognizer reader = RealModels.reader()) {
            return reader.read(page, Pages.layout(page));
        }
    }
}

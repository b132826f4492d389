package recto.intake;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PageMarkerTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "kaspi_1918-03-30_p01, kaspi_1918-03-30",
                "kaspi_1918-03-30_no67_p02, kaspi_1918-03-30_no67",
                "kaspi-p2, kaspi",
                "kaspi_page_003, kaspi",
                "Kaspi Seite 4, Kaspi",
                "kaspi_0001, kaspi",
                "kaspi 1918-03-30 (2, kaspi 1918-03-30 (",
                "leaf7, leaf",
                "IMG_0001, IMG",
                "газета стр. 12, газета",
                "codex f12v, codex",
                "page_007, page",
                "p1, p",
                "001, ``",
                "_1, ``",
                "no67p02, no67",
                "piano7, piano",
                "روزنامه ص۱۲, روزنامه",
                "kaspi_1918-13, kaspi_1918",
                "1234567890123456, ``"
            })
    void knowsThePageAndTheRest(String name, String stem) {
        assertThat(PageMarker.of(name)).map(PageMarker::stem).contains(stem);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kaspi",
                "kaspi_1918-03-30",
                "kaspi_19180330",
                "19180330",
                "kaspi 30.03.1918",
                "kaspi_3-12-1905",
                "kaspi_1918_03_30",
                "kaspi_no67",
                "kaspi No. 67",
                "Ведомости № 12",
                "band 3",
                "p01a",
                "7 days"
            })
    void takesDatesAndIssueNumbersForNoPage(String name) {
        assertThat(PageMarker.of(name)).isEmpty();
    }
}

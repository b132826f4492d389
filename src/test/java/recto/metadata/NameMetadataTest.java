package recto.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.Digest;
import recto.model.Item;
import recto.model.MetadataValue;
import recto.model.Scan;

class NameMetadataTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "kaspi_1918-03-30_no67_p02.tif, title=kaspi date=1918-03-30 issue=67",
                "kaspi_1918-03-30_no067, title=kaspi date=1918-03-30 issue=67",
                "Kaspi/1918/03/30/001.tif, title=Kaspi date=1918-03-30",
                "kaspi 30.3.1918.pdf, title=kaspi date=1918-03-30",
                "kaspi_19180330.tif, title=kaspi date=1918-03-30",
                "kaspi_1918-03.tif, title=kaspi date=1918-03",
                "kaspi/1918/vol2/no3, title=kaspi date=1918 issue=3 volume=2",
                "komi-1930s/cyrl_1939, title=cyrl date=1939",
                "papers-1915/kaspi_1916_p2.tif, title=kaspi date=1916",
                "IMG_0001.jpg, title=IMG",
                "volta_band 3, title=volta volume=3",
                "кавказ № 12, title=кавказ issue=12",
                "001.tif, ``",
                "leaf_7.tif, title=leaf",
                "piano7.tif, title=piano7"
            })
    void readsNames(String id, String expected) {
        assertThat(NameMetadata.of(item(id)).stream()
                        .map(value -> value.name() + "=" + value.value())
                        .collect(Collectors.joining(" ")))
                .isEqualTo(expected);
    }

    @Test
    void keepsADayThatIsNone() {
        assertThat(NameMetadata.of(item("kaspi_1918-02-30.tif")))
                .contains(new MetadataValue(
                        "date", "1918-02-30", "1918-02-30", "file and folder names", "unparsed", 0.1));
    }

    private static Item item(String id) {
        Scan scan = new Scan(id, "/none/" + id, new Digest("0".repeat(64)), 1, "image/tiff", List.of());
        return new Item(id, id, List.of(scan));
    }
}

package recto.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.model.Digest;
import recto.model.Item;
import recto.model.MetadataValue;
import recto.model.Scan;

class SidecarsTest {
    @TempDir
    Path folder;

    @Test
    void readsTheRowOfATable() throws IOException {
        write("list.csv", "File;Title;Date;No\nb.tif;Other;1900;1\na.tif;Каспій;30 марта 1918;67\n");
        assertThat(lines()).containsExactly("title Каспій stated", "date 1918-03-30 stated", "issue 67 stated");
        assertThat(values().get(0).source()).isEqualTo("sidecar list.csv, row 3");
    }

    @Test
    void readsDublinCoreAndModsAndPassesOthersBy() throws IOException {
        write(
                "a.xml",
                "<r xmlns:dc='http://purl.org/dc/elements/1.1/'><title>no</title><dc:title>Kaspi</dc:title>"
                        + "<dc:date>1918-03</dc:date></r>");
        write(
                "mods.xml",
                "<mods xmlns='http://www.loc.gov/mods/v3'><part><detail type='issue'><number>67</number></detail>"
                        + "</part></mods>");
        write("b.xml", "<r xmlns:dc='http://purl.org/dc/elements/1.1/'><dc:title>Other</dc:title></r>");
        assertThat(lines()).containsExactly("title Kaspi stated", "date 1918-03 stated", "issue 67 stated");
    }

    @Test
    void readsTheModsInsideMetsAndTakesNoOtherElementOfIt() throws IOException {
        write(
                "mets.xml",
                "<mets xmlns='http://www.loc.gov/METS/' LABEL='no'><dmdSec ID='d1'><mdWrap MDTYPE='MODS'><xmlData>"
                        + "<mods xmlns='http://www.loc.gov/mods/v3'><titleInfo><title>Каспій</title></titleInfo>"
                        + "<originInfo><dateIssued>1918-03-30</dateIssued></originInfo>"
                        + "<relatedItem><titleInfo><title>no</title></titleInfo></relatedItem></mods></xmlData></mdWrap>"
                        + "</dmdSec><fileSec><fileGrp><file ID='f1'/></fileGrp></fileSec></mets>");
        assertThat(lines()).containsExactly("title Каспій stated", "date 1918-03-30 stated");
        assertThat(values().get(0).source()).isEqualTo("sidecar mets.xml");
    }

    @Test
    void readsNoExternalEntity() throws IOException {
        write("secret.txt", "secret");
        write(
                "a.xml",
                "<!DOCTYPE r [<!ENTITY x SYSTEM 'secret.txt'>]>"
                        + "<dc:title xmlns:dc='http://purl.org/dc/elements/1.1/'>a&x;</dc:title>");
        assertThat(lines()).noneMatch(line -> line.contains("secret"));
    }

    @Test
    void saysWhatCannotBeRead() throws IOException {
        write("a.xml", "<r>");
        assertThat(values())
                .singleElement()
                .satisfies(value -> assertThat(value.flags()).hasSize(1));
    }

    @Test
    void aTableComesBackAsItWasWrittenAndHoldsNoFormula() throws IOException {
        TreeMap<String, String> values = new TreeMap<>();
        ItemsCsv.ELEMENTS.forEach(element -> values.put(element, ""));
        values.put("title", "=1+1; \"quoted\", and\nmore");
        values.put("date", "1918-03-30");
        List<ItemsCsv.Row> rows = List.of(new ItemsCsv.Row("@a", values, 0, "", "A. Clerk", "1999-01-02"));
        byte[] csv = ItemsCsv.write(rows);
        assertThat(new String(csv, StandardCharsets.UTF_8))
                .startsWith("\uFEFFitem,title,date")
                .contains("'@a", "'=1+1");
        assertThat(ItemsCsv.read(csv)).isEqualTo(rows);
    }

    @Test
    void readsDatesAsSpreadsheetsWriteThem() throws IOException {
        byte[] csv = "item;date\r\na;30.3.1918\r\n".getBytes(StandardCharsets.UTF_8);
        assertThat(ItemsCsv.read(csv).get(0).values().get("date")).isEqualTo("1918-03-30");
    }

    @Test
    void keepsBothSidesOfAConflict() {
        List<MetadataValue> values = ItemMetadata.of(List.of(
                new MetadataValue("date", "1918-03-30", "x", "page 1", "masthead", 0.9),
                new MetadataValue("date", "1919-03-30", "y", "sidecar a.csv", "stated", 0.95)));
        assertThat(values.get(0).value()).isEqualTo("1919-03-30");
        assertThat(values.get(0).flags()).extracting("code").containsExactly("date-conflict");
        assertThat(values.get(0).alternatives()).extracting("value").containsExactly("1918-03-30");
        assertThat(values).hasSize(2);
    }

    private List<MetadataValue> values() {
        Scan scan = new Scan(
                "a.tif", folder.resolve("a.tif").toString(), new Digest("0".repeat(64)), 1, "image/tiff", List.of());
        return Sidecars.of(new Item("a.tif", "a.tif", List.of(scan)));
    }

    private List<String> lines() {
        return values().stream()
                .map(value -> value.name() + " " + value.value() + " " + value.method())
                .toList();
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }
}

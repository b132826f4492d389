package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Box;
import recto.model.Size;
import recto.model.StageException;

class TextFormatsTest {
    @Test
    void readsTextWithAndWithoutAByteOrderMark() throws StageException {
        assertThat(lines("\uFEFF<b> ist keine Datei\nzweite")).containsExactly("<b> ist keine Datei", "zweite");
        assertThat(lines("")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2010-03-19", "2013-07-15", "2019-07-15"})
    void readsPageInItsExplicitOrder(String version) throws StageException {
        PageText page = read("""
                <?xml version="1.0"?>
                <PcGts xmlns="http://schema.primaresearch.org/PAGE/gts/pagecontent/%s"><Page>
                <ReadingOrder><OrderedGroup id="g"><OrderedGroupIndexed index="1" regionRef="b"/>
                <RegionRefIndexed index="0" regionRef="c"/></OrderedGroup></ReadingOrder>
                <TextRegion id="a"><TextEquiv><Unicode>own
                text</Unicode></TextEquiv></TextRegion>
                <TextRegion id="b"><Coords points="5,-3 20,-3 20,9"/><TextLine>
                <Word><TextEquiv><Unicode>wrong</Unicode></TextEquiv></Word>
                <TextEquiv index="1"><Unicode>second</Unicode></TextEquiv>
                <TextEquiv index="0"><Unicode>line &amp; end</Unicode></TextEquiv></TextLine>
                <TextRegion id="inner"><TextLine><TextEquiv><Unicode>inner</Unicode></TextEquiv></TextLine></TextRegion>
                </TextRegion>
                <TableRegion><TextRegion id="c"><Coords><Point x="1" y="2"/><Point x="3" y="4"/></Coords><TextLine>
                <Word><TextEquiv><Unicode>two</Unicode></TextEquiv></Word>
                <Word><TextEquiv><Unicode>words</Unicode></TextEquiv></Word></TextLine></TextRegion></TableRegion>
                </Page></PcGts>""".formatted(version));
        assertThat(page.lines()).containsExactly("two words", "line & end", "own", "text", "inner");
        assertThat(page.regions().get(0).box()).contains(new Box(1, 2, 3, 3));
        assertThat(page.regions().get(1).box()).contains(new Box(5, 0, 16, 10));
    }

    @Test
    void readsAltoWithHyphensAndWithAndWithoutMarkedSpaces() throws StageException {
        PageText page = read("""
                <alto xmlns="http://www.loc.gov/standards/alto/ns-v4#"><Description><MeasurementUnit>pixel</MeasurementUnit>
                </Description><ReadingOrder><OrderedGroup ID="o"><ElementRef ID="x" REF="b"/></OrderedGroup></ReadingOrder>
                <Layout><Page><PrintSpace><ComposedBlock><TextBlock ID="a" HPOS="1" VPOS="2" WIDTH="3.6" HEIGHT="4">
                <TextLine><String CONTENT="Zei"/><HYP CONTENT="-"/></TextLine>
                <TextLine><String CONTENT="tung"/><String CONTENT="heute"/></TextLine></TextBlock></ComposedBlock>
                <TextBlock ID="b"><TextLine><String CONTENT="Nr"/><String CONTENT="."/><SP/><String CONTENT="4"/></TextLine>
                </TextBlock></PrintSpace></Page></Layout></alto>""");
        assertThat(page.lines()).containsExactly("Nr. 4", "Zei-", "tung heute");
        assertThat(page.regions().get(1).box()).contains(new Box(1, 2, 4, 4));
    }

    @Test
    void leavesOutBoxesThatAreNotInPixels() throws StageException {
        PageText page = read("""
                <alto><Description><MeasurementUnit>mm10</MeasurementUnit></Description>
                <TextBlock HPOS="1" VPOS="2" WIDTH="3" HEIGHT="4"/></alto>""");
        assertThat(page.regions().get(0).box()).isEqualTo(Optional.empty());
    }

    @Test
    void readsHocrOfAreasLinesAndWords() throws StageException {
        PageText page = read("""
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/t.dtd">
                <html xmlns="http://www.w3.org/1999/xhtml"><body><div class="ocr_page" title="bbox 0 0 90 90">
                <div class="ocr_carea" title="bbox 1 2 30 40"><p class="ocr_par">
                <span class="ocr_line" title="baseline 0 -5; bbox 1 2 30 10"><span class="ocrx_word">La </span>
                <span class="ocrx_word"><strong>vie</strong></span></span>
                <span class="ocr_header">Titre</span></p></div><span class="ocr_line">libre</span></div></body></html>""");
        assertThat(page.lines()).containsExactly("La vie", "Titre", "libre");
        assertThat(page.regions()).hasSize(2);
        assertThat(page.regions().get(0).lines().get(0).box()).contains(new Box(1, 2, 29, 8));
    }

    @Test
    void readsOutlinesLanguagesAndThePageOfPage() throws StageException {
        PageText page = read("""
                <PcGts><Page imageFilename="a.tif" imageWidth="300" imageHeight="400" primaryLanguage="German">
                <TextRegion id="a"><Coords points="0,0 99,0 99,49 49,49"/></TextRegion>
                <TextRegion id="b" primaryLanguage="French"><Coords points="0,0 99,0"/></TextRegion></Page></PcGts>""");
        assertThat(page.frame())
                .isEqualTo(new PageText.Frame(Optional.of(new Size(300, 400)), Optional.of("a.tif"), false));
        assertThat(page.regions().get(0).outline().orElseThrow().corners()).hasSize(4);
        assertThat(page.regions().get(0).language()).contains("deu");
        assertThat(page.regions().get(1).outline()).isEmpty();
        assertThat(page.regions().get(1).language()).contains("fra");
        assertThat(page.layoutOnly()).isTrue();
    }

    @Test
    void readsOutlinesLanguagesAndThePageOfAlto() throws StageException {
        PageText page = read("""
                <alto><Description><MeasurementUnit>pixel</MeasurementUnit><sourceImageInformation><fileName>a.tif</fileName>
                </sourceImageInformation></Description><Layout><Page WIDTH="300" HEIGHT="400"><TextBlock LANG="de">
                <Shape><Polygon POINTS="0 0 99 0 99 49 49 49"/></Shape></TextBlock></Page></Layout></alto>""");
        assertThat(page.frame())
                .isEqualTo(new PageText.Frame(Optional.of(new Size(300, 400)), Optional.of("a.tif"), true));
        assertThat(page.regions().get(0).outline().orElseThrow().corners()).hasSize(4);
        assertThat(page.regions().get(0).box()).contains(new Box(0, 0, 100, 50));
        assertThat(page.regions().get(0).language()).contains("deu");
    }

    @Test
    void readsLanguagesAndThePageOfHocr() throws StageException {
        PageText page = read("""
                <html lang="en"><body><div class="ocr_page" title='image "/scans/a.tif"; bbox 0 0 300 400; ppageno 0'>
                <div class="ocr_carea" title="bbox 1 2 30 40"><p class="ocr_par" lang="rus">
                <span class="ocr_line">да</span></p></div></div></body></html>""");
        assertThat(page.frame())
                .isEqualTo(new PageText.Frame(Optional.of(new Size(300, 400)), Optional.of("/scans/a.tif"), true));
        assertThat(page.regions().get(0).language()).contains("rus");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0,0 99,zero 9,9", "", "0,0 99999999,0 9,9", "7"})
    void takesOutlinesThatMeanNothingForNone(String points) throws StageException {
        PageText page = read("<PcGts><Page><TextRegion><Coords points='" + points + "'/></TextRegion></Page></PcGts>");
        assertThat(page.regions().get(0).box()).isEmpty();
    }

    @Test
    void saysWhichFileCannotBeRead() {
        assertThatThrownBy(() -> read("<?xml version='1.0'?><TEI/>"))
                .isInstanceOf(StageException.class)
                .hasMessageContaining("p1 is XML with the root <TEI>");
        assertThatThrownBy(() -> read("<alto><Page>")).hasMessageContaining("p1 is no well-formed XML");
        assertThatThrownBy(() -> TextFormats.read("p1", new byte[] {'a', (byte) 0xE9, 'b'}))
                .hasMessageContaining("p1 is no UTF-8 text");
    }

    @Test
    void followsNoEntityOutOfTheFile() {
        String hostile = "<!DOCTYPE alto [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><alto><TextBlock><TextLine>"
                + "<String CONTENT='a'/>&x;</TextLine></TextBlock></alto>";
        try {
            assertThat(lines(hostile)).containsExactly("a");
        } catch (StageException refused) {
            assertThat(refused).hasMessageContaining("p1 is no well-formed XML");
        }
    }

    @Test
    void refusesElementsWithoutEndOfDepth() {
        assertThatThrownBy(() -> read("<alto>" + "<a>".repeat(300_000))).isInstanceOf(StageException.class);
    }

    private static List<String> lines(String content) throws StageException {
        return read(content).lines().toList();
    }

    private static PageText read(String content) throws StageException {
        return TextFormats.read("p1", content.getBytes(StandardCharsets.UTF_8));
    }
}

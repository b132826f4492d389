package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import recto.model.Line;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.Word;

class SecondReadingsTest {
    private static final String TITLE = "Storm warnings were sent to all stations on the coast";
    private static final String[] TEXT = {
        TITLE,
        "The harbour master closed the inner gate at noon",
        "and wrote into his book that the water had risen",
        "above the mark of the great flood of last spring.",
        "No ship was to leave before the following morning.",
        "The keeper of the old light on the northern mole",
        "had seen the barometer fall since early evening,",
        "and the fishermen carried their nets up the stair."
    };
    private static final PageImage PAGE = Pages.set(0, TEXT);

    /**
     * The first line as a region of its own that was read as nonsense; the others as they are, with some confidence.
     */
    private static Attempt misread(Attempt whole, double confidence) {
        Region region = whole.regions().get(0);
        List<Line> lines = region.lines();
        List<Word> wrong = lines.get(0).words().stream()
                .map(word -> new Word("x".repeat(word.text().length()), word.box(), 0.3))
                .toList();
        List<Line> others = lines.subList(1, lines.size()).stream()
                .map(line -> line.with(line.words().stream()
                        .map(word -> new Word(word.text(), word.box(), confidence))
                        .toList()))
                .toList();
        List<Region> regions = new ArrayList<>();
        regions.add(region.part(region.type(), List.of(lines.get(0).with(wrong))));
        regions.add(region.part(region.type(), others).named("r2"));
        return new Attempt(whole.copy(), whole.pieces(), regions, "");
    }

    private static Attempt again(double confidence) throws Exception {
        try (EngineShelf shelf = new EngineShelf()) {
            PageReader reader = new PageReader(shelf, PAGE, RealModels.here("eng"));
            Attempt whole = reader.read(List.of(Piece.whole(0)), Copy.PLAIN);
            assertThat(whole.regions()).hasSize(1);
            return new SecondReadings(reader).in(misread(whole, confidence));
        }
    }

    @Test
    void theBetterReadingOfADoubtfulRegionIsKept() throws Exception {
        Attempt better = again(0.9);
        assertThat(better.regions().get(0).lines()).extracting(Line::text).containsExactly(TITLE);
        assertThat(better.regions().get(1).lines()).extracting(Line::text).contains(TEXT[1], TEXT[7]);
        assertThat(better.reason()).matches("r1 in tones [a-z]+");
    }

    @Test
    void aPageThatIsDoubtfulAsAWholeIsNotReadInPieces() throws Exception {
        Attempt same = again(0.5);
        assertThat(same.regions().get(1).words()).allMatch(word -> word.confidence() == 0.5);
    }
}

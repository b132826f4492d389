package recto.align.bitext;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import recto.model.Box;
import recto.model.Digest;
import recto.model.Language;
import recto.model.Line;
import recto.model.PageNumber;
import recto.model.PageOrigin;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.Turn;
import recto.model.Word;

class ItemSentencesTest {
    @Test
    void aSentenceGoesOnOverThePageWithItsDividedWord() {
        PageTranscript first = page(
                1,
                region("r1", RegionType.TEXT, "eng", "The council met. It de-"),
                region("r2", RegionType.FOLIO, "eng", "1"));
        PageTranscript second = page(2, region("r1", RegionType.TEXT, "eng", "cided nothing."));
        List<Sentence> sentences = ItemSentences.of(List.of(first, second), "eng", region -> true);
        assertThat(sentences).extracting(Sentence::text).containsExactly("The council met.", "It decided nothing.");
        assertThat(sentences.get(1).places())
                .extracting(place -> place.page().value(), Standing::region, Standing::box)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1, "r1", new Box(300, 10, 180, 20)),
                        org.assertj.core.groups.Tuple.tuple(2, "r1", new Box(0, 10, 180, 20)));
    }

    @Test
    void columnsAreToldApartByLanguage() {
        PageTranscript page = page(
                1,
                region("r1", RegionType.TEXT, "rus", "Первое слово."),
                region("r2", RegionType.TEXT, "eng", "First word."),
                region("r3", RegionType.HEADING, "rus", "Заглавие"));
        List<Sentence> russian = ItemSentences.of(
                List.of(page), "rus", region -> region.language().code().equals("rus"));
        assertThat(russian)
                .extracting(Sentence::text, Sentence::paragraph)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("Первое слово.", 0),
                        org.assertj.core.groups.Tuple.tuple("Заглавие", 1));
    }

    static PageTranscript page(int number, Region... regions) {
        return new PageTranscript(
                new PageNumber(number),
                new PageOrigin("scan.tif", new Digest("0".repeat(64)), new PageNumber(number), Turn.NONE),
                PageTranscript.State.READ,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(new Reading(Reading.Source.ENGINE, "scripted", List.of(), List.of(regions))),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty());
    }

    /** One line; each word has a box 80 wide, 100 after the one before. */
    static Region region(String id, RegionType type, String language, String text) {
        List<Word> words = new ArrayList<>();
        for (String word : text.split(" ")) {
            words.add(new Word(word, new Box(100 * words.size(), 10, 80, 20), 0.9));
        }
        Box box = new Box(0, 10, 100 * words.size(), 20);
        Script script = language.equals("rus") ? Script.CYRL : Script.LATN;
        return new Region(
                id, type, box, new Language(language, script), List.of(new Line(box, Optional.empty(), words)));
    }
}

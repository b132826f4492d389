package recto.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Box;
import recto.model.KnownTitle;
import recto.model.KnownTitle.Appearance;
import recto.model.Layout;
import recto.model.MetadataValue;
import recto.model.PageTranscript;
import recto.model.Script;
import recto.model.Size;

class PageMetadataTest {
    private static final KnownTitle BOTE = new KnownTitle(
            "Der Bote",
            List.of("Der Stadtbote"),
            Optional.of("Bern"),
            Optional.of("CH"),
            Optional.of("deu"),
            Optional.of("gregorian"),
            Optional.of(LocalDate.of(1780, 1, 1)),
            Optional.empty(),
            List.of(new Appearance(1780, 1900, List.of(DayOfWeek.WEDNESDAY, DayOfWeek.SATURDAY))));

    /** A front page of 16 May 1832, in its right upper corner what is read of the year. */
    private static Sheets stadtbote(String year) {
        return new Sheets("deu", Script.LATF)
                .line("Nro. 39.", 150, 60, 60)
                .line(year, 1600, 60, 60)
                .line("Der Stadtbote", 500, 160, 120)
                .line("Mittwoch", 150, 330, 40)
                .line("den 16. May", 1500, 330, 40)
                .body("Von der Donau schreibt man uns allerlei");
    }

    @Test
    void readsAMastheadWhosePiecesStandInDifferentCorners() {
        PageTranscript page = stadtbote("1832.").page(1);
        List<MetadataValue> values = PageMetadata.of(page, List.of(BOTE));
        assertThat(value(values, "title").value()).isEqualTo("Der Bote");
        assertThat(value(values, "date"))
                .satisfies(date -> assertThat(date.value()).isEqualTo("1832-05-16"))
                .satisfies(date -> assertThat(date.flags()).isEmpty());
        assertThat(value(values, "issue").value()).isEqualTo("39");
        assertThat(value(values, "page-language").value()).isEqualTo("deu-Latf");
    }

    /** A year that was read with a figure too many is none: another reading has it. */
    @Test
    void takesNoFourOfFiveFiguresForAYear() {
        PageTranscript page = stadtbote("18032").line("1832.", 1000, 260, 50).page(1);
        assertThat(value(PageMetadata.of(page, List.of(BOTE)), "date").value()).isEqualTo("1832-05-16");
    }

    @Test
    void everyValueHasTheBoxesOfItsWords() {
        PageTranscript page = new Sheets("rus", Script.CYRL)
                .line("КАСПІЙ", 500, 100, 140)
                .line("№ 568", 150, 330, 40)
                .line("Суббота, 30 марта 1918 г.", 1200, 330, 40)
                .body("Изъ Тифлиса сообщаютъ намъ о погодѣ")
                .page(1);
        for (MetadataValue value : PageMetadata.of(page, List.of())) {
            assertThat(value.place()).as(value.name()).isPresent();
            List<Box> boxes = value.place().get().boxes();
            List<Box> words = page.words().map(word -> word.box()).toList();
            if (value.name().equals("date") || value.name().equals("issue")) {
                assertThat(words).containsAll(boxes);
                List<String> printed = page.words()
                        .filter(word -> boxes.contains(word.box()))
                        .map(word -> word.text())
                        .toList();
                assertThat(String.join(" ", printed)).contains(value.asFound().split(" … ")[0]);
            }
        }
        assertThat(value(PageMetadata.of(page, List.of()), "issue").value()).isEqualTo("568");
    }

    @Test
    void takesNoPartOfAWordForAShortTitle() {
        KnownTitle known = KnownTitle.named("лист");
        PageTranscript page = new Sheets("rus", Script.CYRL)
                .line("Горный Листокъ", 500, 100, 140)
                .line("№ 22", 150, 330, 40)
                .body("Изъ Тифлиса сообщаютъ намъ о погодѣ")
                .page(1);
        assertThat(PageMetadata.of(page, List.of(known)))
                .noneMatch(
                        value -> value.name().equals("title") && value.value().equals("лист"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Neunundvierzigster Jahrgang | false
            Der Everia vom Lande        | true
            I v e r i a                 | true
            Wochenblatt                 | false
            """)
    void takesAMisreadShortTitleForAWordOnly(String masthead, boolean found) {
        KnownTitle known = new KnownTitle(
                "ივერია",
                List.of("Iveria", "Vierzig"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line(masthead, 500, 100, 140)
                .line("Nr. 22", 150, 330, 40)
                .body("Von der Donau schreibt man uns allerlei")
                .page(1);
        List<MetadataValue> values = PageMetadata.of(page, List.of(known));
        assertThat(values.stream().anyMatch(value -> value.value().equals("ივერია")))
                .isEqualTo(found);
    }

    @Test
    void readsNothingMoreOfPagesWithoutAMasthead() {
        PageTranscript page = new Sheets("fra", Script.LATN)
                .line("Monsieur le ministre", 300, 100, 40)
                .body("J'ai l'honneur de vous envoyer le rapport")
                .page(1);
        assertThat(PageMetadata.doubtful(page, letters(40), new Size(2000, 3000)))
                .isEmpty();
        assertThat(PageMetadata.doubtful(page, letters(120), new Size(2000, 3000)))
                .hasSize(1);
    }

    @Test
    void looksAtImagesOfNoHeight() {
        PageTranscript page =
                new Sheets("deu", Script.LATF).line("Mittwoch", 150, 330, 40).page(1);
        assertThat(PageMetadata.doubtful(page, Layout.NONE, new Size(1, 30_000)))
                .isEmpty();
    }

    /** Six letters side by side at the top of a page whose usual letters are 40 pixels high. */
    private static Layout letters(int height) {
        List<Layout.Mark> marks = IntStream.range(0, 6)
                .mapToObj(i ->
                        new Layout.Mark(new Box(300 + i * height, 200, height * 3 / 4, height), height * height / 3))
                .toList();
        return new Layout(List.of(), List.of(), 0, 40, 1, marks, List.of());
    }

    @Test
    void takesTheNumberOfABoxForNoIssue() {
        PageTranscript page = new Sheets("eng", Script.LATN)
                .line("Collection of the Valley Waterworks", 300, 100, 60)
                .line("Box 4, folder 17", 300, 300, 40)
                .body("This cover sheet was written when the folder was described")
                .page(1);
        assertThat(PageMetadata.of(page, List.of()))
                .noneMatch(value -> value.name().equals("issue"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 7 9 6.", "796.", "XT 796"})
    void infersADayThatIsNotPrintedAndSaysSo(String year) {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("No. 38.", 150, 60, 60)
                .line(year, 1600, 60, 60)
                .line("Der Stadtbote", 500, 160, 120)
                .page(1);
        MetadataValue date = value(PageMetadata.of(page, List.of(BOTE)), "date");
        assertThat(date.value()).isEqualTo("1796-05-11");
        assertThat(date.flags()).extracting("code").containsExactly("date-inferred");
        assertThat(date.confidence()).isLessThan(0.5);
    }

    @Test
    void flagsAWeekdayThatContradictsItsDate() {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("Die Zeitung", 500, 100, 120)
                .line("Montag, den 16. Mai 1832", 1200, 330, 40)
                .body("Von der Donau schreibt man uns allerlei")
                .page(1);
        MetadataValue date = value(PageMetadata.of(page, List.of()), "date");
        assertThat(date.flags()).isNotEmpty();
        assertThat(date.alternatives()).isNotEmpty();
    }

    @Test
    void takesTheNumberOfAnIssueForNoYear() {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("N 796.", 1600, 60, 60)
                .line("Der Stadtbote", 500, 160, 120)
                .page(1);
        assertThat(PageMetadata.of(page, List.of(BOTE)))
                .noneMatch(value -> value.name().equals("date"));
    }

    @Test
    void findsFolioAndRunningHeadOfALaterPage() {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("Der Stadtbote vom 16. Mai 1832", 400, 60, 30)
                .line("154", 1800, 60, 30)
                .body("Von der Donau schreibt man uns allerlei")
                .page(2);
        List<MetadataValue> values = PageMetadata.of(page, List.of());
        assertThat(value(values, "page-number").value()).isEqualTo("154");
        assertThat(value(values, "running-head").value()).startsWith("Der Stadtbote");
        assertThat(values).noneMatch(value -> value.name().equals("date"));
    }

    @Test
    void findsTheFoliosOfBothPagesOfASpread() {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("154", 100, 60, 30)
                .line("Der Stadtbote", 400, 60, 30)
                .line("155", 1800, 80, 30)
                .body("Von der Donau")
                .folded(1000)
                .page(2);
        List<MetadataValue> values = PageMetadata.of(page, List.of()).stream()
                .filter(value -> value.name().equals("page-number"))
                .toList();
        assertThat(values).extracting(MetadataValue::value).containsExactly("154", "155");
        assertThat(Issue.of("a", 2, values).pages())
                .extracting(Issue.Page::number, Issue.Page::folio)
                .containsExactly(tuple(1, Optional.empty()), tuple(2, Optional.of(154)), tuple(2, Optional.of(155)));
    }

    @Test
    void asksForNoSecondLookWhereAllIsRead() {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("Nr. 39.", 150, 60, 60)
                .line("Der Stadtbote", 500, 160, 120)
                .line("Mittwoch, den 16. Mai 1832", 1200, 330, 40)
                .body("Von der Donau schreibt man uns allerlei")
                .page(1);
        assertThat(PageMetadata.doubtful(page, Layout.NONE, Sheets.SIZE)).isEmpty();
    }

    private static MetadataValue value(List<MetadataValue> values, String name) {
        return values.stream()
                .filter(value -> value.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name + " in " + values));
    }
}

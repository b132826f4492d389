package recto.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.KnownTitle;
import recto.model.KnownTitle.Appearance;
import recto.model.MetadataValue;
import recto.model.PageTranscript;
import recto.model.Script;

class IssueChoiceTest {
    /** Number 96 is that of 2 December 1826. */
    private static final KnownTitle BOTE = bote(DayOfWeek.WEDNESDAY, DayOfWeek.SATURDAY);

    private static KnownTitle bote(DayOfWeek... days) {
        return new KnownTitle(
                "Der Stadtbote",
                List.of(),
                Optional.of("Bern"),
                Optional.of("CH"),
                Optional.of("deu"),
                Optional.of("gregorian"),
                Optional.of(LocalDate.of(1780, 1, 1)),
                Optional.empty(),
                List.of(new Appearance(1780, 1900, List.of(days))));
    }

    @ParameterizedTest
    @CsvSource({"Nro. 96, 96, ''", "Nro. 966, 96, issue-against-date", "Nro. S6, 96, issue-against-date"})
    void mendsANumberByItsDay(String printed, String number, String flag) {
        MetadataValue issue = issue(dated(printed));
        assertThat(issue.value()).isEqualTo(number);
        assertThat(issue.flags()).extracting("code").isEqualTo(flag.isEmpty() ? List.of() : List.of(flag));
    }

    @Test
    void flagsANumberWhereAnotherMayBeMeant() {
        MetadataValue issue = first(
                PageMetadata.of(
                        new Sheets("deu", Script.LATF)
                                .line("Nr. 7", 150, 60, 60)
                                .line("Nr. 72", 1600, 60, 60)
                                .line("Der Landbote", 500, 160, 120)
                                .line("den 2. Dezember 1826", 1000, 330, 40)
                                .body("Von der Donau schreibt man uns allerlei")
                                .page(1),
                        List.of()),
                "issue");
        assertThat(issue.flags()).extracting("code").containsExactly("issue-doubtful");
        assertThat(issue.flags().get(0).message()).contains(issue.value().equals("7") ? "it may be 72" : "it may be 7");
    }

    @Test
    void tellsTheNumberByTheDayWhereNoneCanBeRead() {
        MetadataValue issue = issue(new Sheets("deu", Script.LATF)
                .line("Der Stadtbote", 500, 160, 120)
                .line("Sonnabend, den 2. Dezember 1826", 1000, 330, 40)
                .body("Von der Donau schreibt man uns allerlei")
                .page(1));
        assertThat(issue.value()).isEqualTo("96");
        assertThat(issue.flags()).extracting("code").containsExactly("issue-inferred");
        assertThat(issue.asFound()).contains("Dezember");
    }

    @Test
    void takesAnSForAnEightWhereTheWeekdayAsksForIt() {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("Nr. S9", 900, 60, 60)
                .line("1852.", 1600, 60, 60)
                .line("Der Stadtbote", 500, 160, 120)
                .line("Montag", 150, 330, 40)
                .page(1);
        // Of a daily paper, the 89th issue of 1852 is of a Monday, the 59th of a Saturday.
        List<MetadataValue> values = PageMetadata.of(page, List.of(bote(DayOfWeek.values())));
        assertThat(first(values, "date").value()).isEqualTo("1852-03-29");
        assertThat(first(values, "date").flags()).extracting("code").containsExactly("date-inferred");
        assertThat(first(values, "issue").value()).isEqualTo("89");
    }

    @Test
    void mendsANumberThatItsYearCannotHave() {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("No. 553", 150, 60, 60)
                .line("1 7 8 4.", 1600, 60, 60)
                .line("Der Stadtbote", 500, 160, 120)
                .page(1);
        List<MetadataValue> values = PageMetadata.of(page, List.of(BOTE));
        assertThat(first(values, "issue").value()).isEqualTo("55");
        assertThat(first(values, "issue").flags()).extracting("code").containsExactly("issue-mended");
        assertThat(first(values, "date").value()).isEqualTo("1784-07-10");
    }

    @Test
    void takesTheYearInLargeLettersBeforeOneInSmallPrint() {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("No. 38.", 150, 60, 60)
                .line("1790", 900, 60, 20)
                .line("1 7 9 6.", 1600, 60, 60)
                .line("Der Stadtbote", 500, 160, 120)
                .page(1);
        assertThat(first(PageMetadata.of(page, List.of(BOTE)), "date").value()).isEqualTo("1796-05-11");
    }

    @Test
    void takesNoPriceAndNoHouseForANumber() {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("43 1510", 1500, 60, 40)
                .line("Der Landbote", 500, 160, 120)
                .line("4- 10.65", 150, 330, 30)
                .line("Tonhallestrasse Nr. 5.", 150, 400, 30)
                .line("Sonnabend, den 2. Dezember 1826", 1000, 330, 40)
                .body("Von der Donau schreibt man uns allerlei")
                .page(1);
        MetadataValue issue = first(PageMetadata.of(page, List.of()), "issue");
        assertThat(issue.value()).isEqualTo("1510");
        assertThat(issue.alternatives()).extracting("value").doesNotContain("10", "65");
    }

    @Test
    void aPriceNamesASumAndAWeekdayIsNoPlace() {
        PageTranscript page = new Sheets("deu", Script.LATF)
                .line("Der Landbote", 500, 160, 120)
                .line("Preis der Zeile", 150, 330, 30)
                .line("Sonnabend, den 2. Dezember 1826", 1000, 330, 40)
                .page(1);
        assertThat(PageMetadata.of(page, List.of()))
                .extracting(MetadataValue::name)
                .doesNotContain("price", "place")
                .contains("date");
    }

    private static PageTranscript dated(String number) {
        return new Sheets("deu", Script.LATF)
                .line(number, 150, 60, 60)
                .line("Der Stadtbote", 500, 160, 120)
                .line("Sonnabend, den 2. Dezember 1826", 1000, 330, 40)
                .body("Von der Donau schreibt man uns allerlei")
                .page(1);
    }

    private static MetadataValue issue(PageTranscript page) {
        return first(PageMetadata.of(page, List.of(BOTE)), "issue");
    }

    private static MetadataValue first(List<MetadataValue> values, String name) {
        return values.stream()
                .filter(value -> value.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name + " in " + values));
    }
}

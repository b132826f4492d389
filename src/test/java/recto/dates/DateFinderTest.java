package recto.dates;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class DateFinderTest {
    private static final DateFinder FINDER = new DateFinder(DateHints.none());

    @Test
    void findsDatesWhereTheyStand() {
        String text = "Neue Zeitung. Nr. 4.\nFreitag, den 4. Januar 1856. Preis 10 Rappen.";
        FoundDate found = only(text);
        assertThat(found.printed()).isEqualTo("Freitag, den 4. Januar 1856");
        assertThat(found.spans()).containsExactly(new DateSpan(0, 21, 48));
        assertThat(found.weekday()).contains(DayOfWeek.FRIDAY);
        assertThat(found.best().day()).contains(LocalDate.of(1856, 1, 4));
        assertThat(found.best().cost()).isZero();
        assertThat(found.flags()).isEmpty();
    }

    @Test
    void flagsAWeekdayThatContradictsItsDate() {
        FoundDate found = only("Samstag, den 4. Januar 1856");
        assertThat(found.best().day()).contains(LocalDate.of(1856, 1, 4));
        assertThat(found.flags()).extracting(DateFlag::kind).containsExactly(DateFlag.Kind.WEEKDAY);
        assertThat(found.best().edtf()).isEqualTo("1856-01-04?");
    }

    @Test
    void takesBothHalvesOfADoubleDateForOneDay() {
        FoundDate found = only("Воскресенье, 17 (30) марта 1919 г.");
        assertThat(found.best().iso()).contains("1919-03-30");
        assertThat(found.flags()).isEmpty();
    }

    @Test
    void flagsHalvesThatDoNotAgree() {
        FoundDate found = only("17 (29) марта 1919 г.");
        assertThat(found.flags()).extracting(DateFlag::kind).containsExactly(DateFlag.Kind.DOUBLE_DATE);
    }

    /** The 3rd was a Tuesday by the Julian calendar, which nobody in Switzerland used any more. */
    @Test
    void takesNoOtherCalendarToSaveAWeekdayWhereTheHintsRuleItOut() {
        DateHints swiss = DateHints.none().languages("deu").country("CH").calendar(CalendarSystem.GREGORIAN);
        FoundDate found = new DateFinder(swiss).find("Dienstag, 3. Juni 1869").get(0);
        assertThat(found.best().day()).contains(LocalDate.of(1869, 6, 3));
        assertThat(found.flags()).extracting(DateFlag::kind).containsExactly(DateFlag.Kind.WEEKDAY);
        DateHints tiflis = DateHints.none().languages("deu").country("RU").calendar(CalendarSystem.GREGORIAN);
        assertThat(new DateFinder(tiflis)
                        .find("Dienstag, 3. Juni 1869")
                        .get(0)
                        .best()
                        .day())
                .contains(LocalDate.of(1869, 6, 15));
    }

    @Test
    void countsOldRussianDatesByTheJulianCalendar() {
        FoundDate found = only("25 октября 1917 года");
        assertThat(found.best().iso()).contains("1917-11-07");
        assertThat(found.best().calendar()).isEqualTo(CalendarSystem.JULIAN);
    }

    @Test
    void putsTogetherWhatStandsInDifferentCorners() {
        List<DatePiece> pieces = List.of(
                new DatePiece("Nro. 1.", 0.9),
                new DatePiece("1809.", 0.9),
                new DatePiece("Zürcher Zeitung.", 0.9),
                new DatePiece("Dienſtag,", 0.9),
                new DatePiece("den 3. Januar.", 0.9));
        FoundDate found = FINDER.assemble(pieces).get(0);
        assertThat(found.best().iso()).contains("1809-01-03");
        assertThat(found.printed()).isEqualTo("1809 … Dienſtag … 3. Januar");
        assertThat(found.spans()).extracting(DateSpan::piece).containsExactly(1, 3, 4);
        assertThat(found.flags()).isEmpty();
    }

    @Test
    void theWeekdayDecidesOnDigitsThatWereReadWithLittleConfidence() {
        List<DatePiece> pieces = List.of(new DatePiece("Mittwoch", 0.9), new DatePiece("den 9. Januar 1823", 0.5));
        FoundDate found = new DateFinder(DateHints.none().years(1825, 1830))
                .assemble(pieces)
                .get(0);
        assertThat(found.best().day()).contains(LocalDate.of(1828, 1, 9));
        assertThat(found.best().why()).contains("year 1828 for 1823");
        assertThat(found.flags()).extracting(DateFlag::kind).containsExactly(DateFlag.Kind.WEEKDAY);
        assertThat(found.alternatives())
                .extracting(reading -> reading.day().orElseThrow())
                .contains(LocalDate.of(1823, 1, 9));
    }

    @Test
    void joinsAYearWhoseDigitsStandApart() {
        List<DatePiece> pieces = List.of(new DatePiece("1:7 8 4", 0.5), new DatePiece("Samstag, den 10. Juli", 0.9));
        FoundDate found = FINDER.assemble(pieces).get(0);
        assertThat(found.best().iso()).contains("1784-07-10");
        assertThat(found.best().cost()).isPositive();
    }

    @Test
    void daysOfIssueAreNoWeekdayOfADate() {
        List<DatePiece> pieces = List.of(
                new DatePiece("Erscheint Montag, Mittwoch und Freitag.", 0.9), new DatePiece("4. Januar 1856", 0.9));
        FoundDate found = FINDER.assemble(pieces).get(0);
        assertThat(found.weekday()).isEmpty();
        assertThat(found.flags()).isEmpty();
    }

    @Test
    void theWeekdayDecidesBetweenDaysOfAHijriDate() {
        LocalDate table = CalendarSystem.HIJRI.gregorian(1326, 1, 1).orElseThrow();
        String weekday = table.plusDays(1).getDayOfWeek().name();
        FoundDate found = only(weekday + ", 1 Muharram 1326");
        assertThat(found.best().day()).contains(table.plusDays(1));
        assertThat(found.best().why()).contains("a day off its table");
        assertThat(found.flags()).isEmpty();
    }

    @Test
    void flagsAHijriDateThatIsFarFromTheOneBesideIt() {
        FoundDate found = only("٩ ربيع الاول ١٣٢٧ - ٢٨ مارت ١٣٢٥");
        assertThat(found.flags()).extracting(DateFlag::kind).containsExactly(DateFlag.Kind.HIJRI);
    }

    @Test
    void aDateOfOldStyleThatFitsOnlyTheNewOneIsFlagged() {
        DateFinder russian = new DateFinder(DateHints.none().country("RU"));
        FoundDate found = russian.find("среда, 7 ноября 1917 г.").get(0);
        assertThat(found.best().iso()).contains("1917-11-07");
        assertThat(found.best().calendar()).isEqualTo(CalendarSystem.GREGORIAN);
        assertThat(found.flags()).extracting(DateFlag::kind).containsExactly(DateFlag.Kind.WEEKDAY);
    }

    @Test
    void givesTheNextDaysOfAHijriDateAsAlternatives() {
        FoundDate found = only("١ محرم ١٣٣٧");
        LocalDate best = found.best().day().orElseThrow();
        assertThat(found.alternatives())
                .extracting(reading -> reading.day().orElseThrow())
                .containsExactlyInAnyOrder(best.minusDays(1), best.plusDays(1));
        assertThat(found.best().score())
                .isGreaterThan(found.alternatives().get(0).score());
    }

    @Test
    void readsOttomanYearsWithoutTheirThousand() {
        assertThat(only("١٢ مايس ٣٣٥").best().iso()).contains("1919-05-12");
    }

    @Test
    void textWithoutDatesGivesNone() {
        assertThat(FINDER.find("No. 17, price 5 cents; we may ask, and so they march on."))
                .isEmpty();
        assertThat(FINDER.find("")).isEmpty();
        assertThat(FINDER.assemble(List.of())).isEmpty();
    }

    private static FoundDate only(String text) {
        List<FoundDate> found = FINDER.find(text);
        assertThat(found).hasSize(1);
        return found.get(0);
    }
}

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

    private static FoundDate only(String text) {
        List<FoundDate> found = FINDER.find(text);
        assertThat(found).hasSize(1);
        return found.get(0);
    }
}

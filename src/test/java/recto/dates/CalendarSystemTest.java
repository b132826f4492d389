package recto.dates;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.chrono.HijrahDate;
import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CalendarSystemTest {
    private static final LocalDate FIRST = LocalDate.of(1780, 1, 1);
    private static final LocalDate LAST = LocalDate.of(1950, 12, 31);
    private static final LocalDate FIRST_REPUBLICAN = LocalDate.of(1792, 9, 22);

    @ParameterizedTest
    @EnumSource(CalendarSystem.class)
    void everyDayIsTheSameThereAndBack(CalendarSystem calendar) {
        LocalDate first = calendar == CalendarSystem.FRENCH_REPUBLICAN ? FIRST_REPUBLICAN : FIRST;
        List<CalendarDay> wrong = new ArrayList<>();
        days(first).forEach(day -> {
            CalendarDay named = calendar.of(day).orElseThrow();
            if (!calendar.gregorian(named.year(), named.month(), named.day()).equals(Optional.of(day))) {
                wrong.add(named);
            }
        });
        assertThat(wrong).isEmpty();
    }

    /** Fliegel and Van Flandern's day number of the Julian calendar, and the tabular calendar's formula of 30 years. */
    @Test
    void theJulianAndTheHijriCalendarAgreeWithOtherFormulas() {
        List<LocalDate> wrong = days(FIRST)
                .filter(day -> {
                    long number = day.toEpochDay() + 2_440_588;
                    CalendarDay julian = CalendarSystem.JULIAN.of(day).orElseThrow();
                    CalendarDay hijri = CalendarSystem.HIJRI.of(day).orElseThrow();
                    return julianNumber(julian) != number || hijriNumber(hijri) != number;
                })
                .toList();
        assertThat(wrong).isEmpty();
    }

    /** Umm al-Qura, as java.time has it, begins with 1300 and is at most two days off the table. */
    @Test
    void theHijriTableIsNearToUmmAlQura() {
        days(LocalDate.of(1883, 1, 1))
                .filter(day -> day.getDayOfMonth() % 5 == 0)
                .forEach(day -> {
                    HijrahDate other = HijrahDate.from(day);
                    LocalDate ours = CalendarSystem.HIJRI
                            .gregorian(
                                    other.get(ChronoField.YEAR),
                                    other.get(ChronoField.MONTH_OF_YEAR),
                                    Math.min(29, other.get(ChronoField.DAY_OF_MONTH)))
                            .orElseThrow();
                    assertThat(ours.toEpochDay() - day.toEpochDay()).isBetween(-3L, 2L);
                });
    }

    /** Days that histories and tables of concordance give. */
    @ParameterizedTest
    @CsvSource({
        "JULIAN, 1917, 10, 25, 1917-11-07",
        "JULIAN, 1825, 12, 14, 1825-12-26",
        "RUMI, 1256, 3, 1, 1840-03-13",
        "RUMI, 1325, 3, 31, 1909-04-13",
        "RUMI, 1332, 2, 15, 1917-02-28",
        "RUMI, 1333, 3, 1, 1917-03-01",
        "RUMI, 1334, 1, 1, 1918-01-01",
        "PERSIAN, 1304, 1, 1, 1925-03-21",
        "PERSIAN, 1299, 12, 3, 1921-02-22",
        "PERSIAN, 1320, 6, 25, 1941-09-16",
        "PERSIAN_ZODIAC, 1299, 12, 3, 1921-02-21",
        "FRENCH_REPUBLICAN, 2, 11, 9, 1794-07-27",
        "FRENCH_REPUBLICAN, 8, 2, 18, 1799-11-09",
        "FRENCH_REPUBLICAN, 3, 13, 6, 1795-09-22",
        "FRENCH_REPUBLICAN, 14, 4, 10, 1805-12-31",
        "FRENCH_REPUBLICAN, 79, 8, 26, 1871-05-16",
        "HIJRI, 1326, 6, 24, 1908-07-24",
    })
    void knownDaysAreRight(CalendarSystem calendar, int year, int month, int day, LocalDate expected) {
        assertThat(calendar.gregorian(year, month, day)).contains(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "GREGORIAN, 1900, 2, 29",
        "JULIAN, 1901, 2, 29",
        "RUMI, 1332, 2, 16",
        "RUMI, 1333, 2, 1",
        "HIJRI, 1337, 2, 30",
        "PERSIAN, 1305, 12, 30",
        "FRENCH_REPUBLICAN, 4, 13, 6",
        "JULIAN, 1917, 13, 1"
    })
    void daysThatNeverWereAreNone(CalendarSystem calendar, int year, int month, int day) {
        assertThat(calendar.gregorian(year, month, day)).isEmpty();
    }

    @Test
    void theRepublicHasNoDaysBeforeIt() {
        assertThat(CalendarSystem.FRENCH_REPUBLICAN.of(FIRST_REPUBLICAN.minusDays(1)))
                .isEqualTo(Optional.empty());
    }

    private static Stream<LocalDate> days(LocalDate first) {
        return first.datesUntil(LAST.plusDays(1));
    }

    private static long julianNumber(CalendarDay day) {
        int a = (14 - day.month()) / 12;
        int y = day.year() + 4800 - a;
        int m = day.month() + 12 * a - 3;
        return day.day() + (153L * m + 2) / 5 + 365L * y + y / 4 - 32_083;
    }

    private static long hijriNumber(CalendarDay day) {
        return day.day()
                + 29L * (day.month() - 1)
                + day.month() / 2
                + (day.year() - 1) * 354L
                + (3 + 11L * day.year()) / 30
                + 1_948_439;
    }
}

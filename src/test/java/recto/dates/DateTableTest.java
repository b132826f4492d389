package recto.dates;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Dates in the forms in which they are printed, with meanings that were computed apart from the program. */
class DateTableTest {
    private static final Path TABLE = Path.of("src/test/resources/dates/dates.tsv");
    private static final int FEWEST = 200;

    /** A line of the table. */
    record Row(String edtf, CalendarSystem calendar, String hints, String text) {
        static Row of(String line) {
            String[] cells = line.split("\t", -1);
            return new Row(cells[0], CalendarSystem.valueOf(cells[1]), cells[2], cells[3]);
        }

        DateHints given() {
            DateHints given = DateHints.none();
            for (String hint : hints.split(" ")) {
                String value = hint.substring(hint.indexOf('=') + 1);
                if (hint.startsWith("lang=")) {
                    given = given.languages(value.split(","));
                } else if (hint.startsWith("country=")) {
                    given = given.country(value);
                } else if (hint.startsWith("calendar=")) {
                    given = given.calendar(CalendarSystem.valueOf(value));
                }
            }
            return given;
        }
    }

    static List<Row> rows() throws IOException {
        try (Stream<String> lines = Files.lines(TABLE, UTF_8)) {
            return lines.filter(line -> !line.startsWith("#")).map(Row::of).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void eachDateIsFoundAndUnderstood(Row row) {
        List<FoundDate> found = new DateFinder(row.given()).find(row.text());
        assertThat(found).hasSize(1);
        assertThat(found.get(0).best().edtf()).isEqualTo(row.edtf());
        assertThat(found.get(0).best().calendar()).isEqualTo(row.calendar());
        assertThat(found.get(0).flags()).isEmpty();
        DateSpan span = found.get(0).spans().get(0);
        assertThat(row.text().substring(span.start(), span.end()))
                .isEqualTo(found.get(0).printed());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void datesInRunningTextAreTheSame(Row row) {
        String text = "Zzz zzz zzzz zzz.\n" + row.text() + "\nZzz zzz zzzz zzz zzz.";
        List<FoundDate> found = new DateFinder(row.given()).find(text);
        assertThat(found).extracting(date -> date.best().edtf()).containsExactly(row.edtf());
    }

    @Test
    void theTableHasEveryCalendarAndEnoughDates() throws IOException {
        List<Row> rows = rows();
        assertThat(rows).hasSizeGreaterThanOrEqualTo(FEWEST);
        assertThat(rows).extracting(Row::calendar).contains(CalendarSystem.values());
    }
}

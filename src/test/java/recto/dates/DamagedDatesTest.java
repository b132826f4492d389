package recto.dates;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Spellings damaged as engines damage them, from a seed. */
class DamagedDatesTest {
    private static final int DATES = 150;
    private static final Map<Character, String> LETTERS = Map.ofEntries(
            Map.entry('e', "c"),
            Map.entry('n', "u"),
            Map.entry('u', "n"),
            Map.entry('i', "l"),
            Map.entry('t', "f"),
            Map.entry('b', "h"),
            Map.entry('m', "in"),
            Map.entry('а', "я"),
            Map.entry('н', "п"),
            Map.entry('и', "н"),
            Map.entry('с', "е"),
            Map.entry('о', "с"));
    private static final Map<Character, Character> DIGITS = Map.of('0', 'O', '1', 'l', '5', 'S', '9', 'g', '8', 'B');

    @ParameterizedTest
    @ValueSource(strings = {"de", "ru", "fr", "en"})
    void damagedNamesAreFoundWithACost(String language) {
        Random random = new Random(7);
        int found = 0;
        for (int i = 0; i < DATES; i++) {
            LocalDate day = someDay(random);
            String whole = written(day, language);
            String text = damaged(whole, random);
            List<FoundDate> dates = finder(language).find(text);
            if (!dates.isEmpty() && dates.get(0).best().day().equals(Optional.of(day))) {
                found++;
                assertThat(dates.get(0).best().cost() > 0).as(text).isEqualTo(!text.equals(whole));
            } else if (!dates.isEmpty() && dates.get(0).best().day().isPresent()) {
                assertThat(dates.get(0).flagged())
                        .as("%s for %s: %s", text, day, dates)
                        .isTrue();
            }
        }
        System.out.printf(Locale.ROOT, "%s: %d of %d damaged dates found%n", language, found, DATES);
        assertThat(found).isGreaterThanOrEqualTo(DATES * 17 / 20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "ru", "fr", "en"})
    void lettersForDigitsAreReadAsDigits(String language) {
        Random random = new Random(11);
        for (int i = 0; i < DATES; i++) {
            LocalDate day = someDay(random);
            String text = digit(written(day, language), random);
            assertThat(finder(language).find(text))
                    .as(text)
                    .extracting(found -> found.best().day())
                    .containsExactly(Optional.of(day));
        }
    }

    @Test
    void aWrongDigitThatTheWeekdayContradictsIsAlwaysFlaggedWithBothSides() {
        Random random = new Random(13);
        for (int i = 0; i < DATES; i++) {
            LocalDate day = someDay(random);
            LocalDate other = day.plusDays(1 + random.nextInt(6));
            String text = written(day, "de").split(",")[0] + ","
                    + written(other, "de").split(",")[1];
            FoundDate found = finder("de").find(text).get(0);
            assertThat(found.flags()).extracting(DateFlag::kind).contains(DateFlag.Kind.WEEKDAY);
            List<LocalDate> readings = new ArrayList<>();
            found.best().day().ifPresent(readings::add);
            found.alternatives().forEach(one -> one.day().ifPresent(readings::add));
            assertThat(readings).as(text).contains(other);
            assertThat(found.best().edtf()).endsWith("?");
        }
    }

    private static DateFinder finder(String language) {
        return new DateFinder(DateHints.none()
                .languages(Map.of("de", "deu", "ru", "rus", "fr", "fra", "en", "eng")
                        .get(language))
                .years(1750, 1950));
    }

    private static LocalDate someDay(Random random) {
        return LocalDate.of(1919, 1, 1).plusDays(random.nextInt(9000));
    }

    private static String written(LocalDate day, String language) {
        Locale locale = Locale.forLanguageTag(language);
        String weekday = day.getDayOfWeek().getDisplayName(TextStyle.FULL, locale);
        String month = day.getMonth().getDisplayName(TextStyle.FULL, locale);
        return weekday + ", " + day.getDayOfMonth() + (language.equals("de") ? ". " : " ") + month + " "
                + day.getYear();
    }

    private static String damaged(String text, Random random) {
        int first = text.indexOf(' ') + 1;
        for (int tries = 0; tries < 200; tries++) {
            int at = first + random.nextInt(text.length() - first);
            String other = LETTERS.get(text.charAt(at));
            if (other != null) {
                return text.substring(0, at) + other + text.substring(at + 1);
            }
        }
        return text.replace("mars", "mrs")
                .replace("März", "Mörz")
                .replace("May", "Moy")
                .replace("мая", "маз");
    }

    private static String digit(String text, Random random) {
        for (int tries = 0; tries < 200; tries++) {
            int at = random.nextInt(text.length());
            Character other = DIGITS.get(text.charAt(at));
            if (other != null) {
                return text.substring(0, at) + other + text.substring(at + 1);
            }
        }
        return text;
    }
}

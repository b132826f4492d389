package recto.dates;

import java.util.Set;

/**
 * What a word means.
 *
 * @param value number of the month or weekday (Monday is 1); 0 for other words
 * @param languages ISO 639-3
 * @param form as it stands in the table
 * @param cost of the way from what is printed to the form
 */
record Name(Kind kind, int value, Set<String> languages, String form, double cost) {
    /** Sorts of words. */
    enum Kind {
        /** A month of the Roman year: Gregorian, Julian or Rumi. */
        ROMAN,
        /** A month of the Islamic year. */
        HIJRI,
        /** A month of the Iranian year since 1925. */
        PERSIAN,
        /** A sign of the zodiac as a month. */
        ZODIAC,
        /** A month of the French Republican year. */
        REPUBLICAN,
        WEEKDAY,
        /** May stand between the parts of a date. */
        LINK,
        /** The word year, before or after its number. */
        YEAR,
        /** After a number, with or without a space, makes it an ordinal. */
        ORDINAL,
        /** Makes a year approximate. */
        ABOUT,
        JULIAN_MARK,
        GREGORIAN_MARK,
        HIJRI_MARK,
        RUMI_MARK,
        PERSIAN_MARK;

        boolean month() {
            return compareTo(REPUBLICAN) <= 0;
        }
    }

    Name dearer(double more) {
        return new Name(kind, value, languages, form, cost + more);
    }
}

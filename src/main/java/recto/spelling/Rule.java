package recto.spelling;

import java.util.Locale;

/** The rules by which searchable text is made from printed text, by the names under which their uses are recorded. */
public enum Rule {
    /** A word divided at the end of a line becomes whole; the line ends after it. All languages. */
    LINE_END_HYPHEN,
    /** Long s (ſ) becomes s, the round r (ꝛ) r. All languages. */
    LONG_S,
    /** Letters that are joined for the look (ﬁ, ﬆ, ﬓ) become single letters. All languages. */
    LIGATURE,
    /** A small e above a, o, u (German print to 1800) becomes ä, ö, ü. All languages. */
    E_ABOVE,
    /** Arabic and Hebrew letters that are coded by their shape become letters. All languages. */
    PRESENTATION_FORM,
    /** The stroke that lengthens Arabic words (kashida) is left out. All languages. */
    KASHIDA,
    /** Marks that only steer the display (soft hyphens inside lines, direction marks) are left out. All languages. */
    INVISIBLE,
    /** Arabic kaf and yeh become the Persian letters. Persian, Ottoman, Azerbaijani. */
    PERSIAN_LETTER,
    /** The turned e (ǝ) becomes the schwa (ə) of the alphabet. Azerbaijani. */
    SCHWA,
    /** ѣ, і, ѳ, ѵ become е, и, ф, и. Russian (decree of 10 October 1918); ѣ, ѫ in Bulgarian (reform of 1945). */
    OLD_LETTER,
    /** ъ at the end of a word is left out. Russian (1918), Bulgarian (1945, which also ended final ь). */
    FINAL_HARD_SIGN,
    /** -аго, -яго of adjectives become -ого, -его. Russian (1918). */
    OLD_ENDING,
    /** з of the prefixes без-, воз-, из-, раз- becomes с before voiceless letters. Russian (1918). */
    OLD_PREFIX;

    /** Its name in files: {@code long-s}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

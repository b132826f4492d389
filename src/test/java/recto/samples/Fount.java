package recto.samples;

import java.io.IOException;
import java.util.List;

/** What one page is set with: a regular and a bold face and the habits of the language. */
enum Fount {
    ANTIQUA(Typeface.OLD_STANDARD, Typeface.OLD_STANDARD_BOLD, Habit.HYPHENS),
    ARABIC(Typeface.SCHEHERAZADE, Typeface.SCHEHERAZADE_BOLD, Habit.RIGHT_TO_LEFT),
    ARMENIAN(Typeface.ARMENIAN, Typeface.ARMENIAN_BOLD, Habit.HYPHENS),
    FRAKTUR(Typeface.FRAKTUR, Typeface.FRAKTUR, Habit.HYPHENS),
    GEORGIAN(Typeface.GEORGIAN, Typeface.GEORGIAN_BOLD, Habit.HYPHENS),
    NASKH(Typeface.AMIRI, Typeface.AMIRI_BOLD, Habit.RIGHT_TO_LEFT),
    SERIF(Typeface.FREE_SERIF, Typeface.FREE_SERIF_BOLD, Habit.HYPHENS),
    TYPEWRITER(Typeface.FREE_MONO, Typeface.FREE_MONO, Habit.TYPEWRITER),
    TYPEWRITER_LATIN(Typeface.COURIER, Typeface.COURIER, Habit.TYPEWRITER);

    /** How lines of this fount are set. */
    enum Habit {
        HYPHENS,
        RIGHT_TO_LEFT,
        TYPEWRITER
    }

    private final Typeface regular;
    private final Typeface bold;
    private final Habit habit;

    Fount(Typeface regular, Typeface bold, Habit habit) {
        this.regular = regular;
        this.bold = bold;
        this.habit = habit;
    }

    List<Typeface> typefaces() {
        return List.of(regular, bold);
    }

    Type regular() throws IOException {
        return type(regular);
    }

    Type bold() throws IOException {
        return type(bold);
    }

    Habit habit() {
        return habit;
    }

    private Type type(Typeface face) throws IOException {
        Typeface spare = this == ARMENIAN || this == GEORGIAN ? Typeface.FREE_SERIF : face;
        return new Type(face.load(), spare.load(), habit == Habit.RIGHT_TO_LEFT, habit == Habit.TYPEWRITER);
    }
}

package recto.train;

import com.ibm.icu.text.Bidi;

/** Text in the order in which its characters stand on paper, from the left to the right (Unicode UAX 9). */
final class VisualText {
    private VisualText() {}

    static String of(String text) {
        if (!Bidi.requiresBidi(text.toCharArray(), 0, text.length())) {
            return text;
        }
        return new Bidi(text, Bidi.LEVEL_DEFAULT_LTR).writeReordered(Bidi.KEEP_BASE_COMBINING | Bidi.DO_MIRRORING);
    }
}

package recto.samples;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The font files that the committed samples were set with, as far as tests make samples again. */
final class KnownFonts {
    static final String ABSENT =
            "skipped: fonts-oldstandard is not installed here, or in another version than Debian 12's";

    private static final List<String> ANTIQUA = List.of(
            "74916923e4f0c26a88d37de10e3b2f50ab26a8c6c369430f55e0574df8d713a5",
            "fc1f8a96f54004afdcc5d92e995482d85fa50e5e2d6b8511ad5b8b4d9ca430ec");

    private KnownFonts() {}

    static boolean present() throws IOException {
        List<String> found = new ArrayList<>();
        for (Typeface face : Fount.ANTIQUA.typefaces()) {
            face.digest().ifPresent(found::add);
        }
        return found.equals(ANTIQUA);
    }
}

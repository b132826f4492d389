package recto.metadata;

import java.util.Locale;
import java.util.Optional;

/** Turns resolution tags (TIFF 6.0, tags 282, 283, 296) into dots per inch. */
final class Resolutions {
    private static final double CM_PER_INCH = 2.54;

    private Resolutions() {}

    /** For example {@code 300 x 300 dpi}; empty where a number is not above 0 or the unit is no length. */
    static Optional<String> dpi(String x, String y, String unit) {
        double factor = switch (unit.toLowerCase(Locale.ROOT)) {
            case "inch" -> 1;
            case "cm" -> CM_PER_INCH;
            default -> 0;
        };
        try {
            long across = Math.round(Double.parseDouble(x) * factor);
            long down = Math.round(Double.parseDouble(y) * factor);
            return across > 0 && down > 0 ? Optional.of(across + " x " + down + " dpi") : Optional.empty();
        } catch (NumberFormatException e) {
            // Not a number: the caller keeps what stands there.
            return Optional.empty();
        }
    }
}

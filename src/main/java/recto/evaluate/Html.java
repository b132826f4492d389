package recto.evaluate;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** Pieces of HTML. */
final class Html {
    /** Stands where there is no figure. */
    static final String NONE = "\u2013";

    private Html() {}

    /** A pattern of {@link String#format} filled in, with the digits of no language. */
    static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }

    /** Text as it stands in HTML, in quotes or not; what no document may hold is replaced. */
    static String escaped(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(character -> {
            switch (character) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\t', '\n' -> safe.append(' ');
                default -> safe.appendCodePoint(Character.isISOControl(character) ? 0xFFFD : character);
            }
        });
        return safe.toString();
    }

    /** A line with its differences marked by that element; a place where the other side alone has something, too. */
    static String runs(List<Run> runs, String element) {
        StringBuilder html = new StringBuilder();
        for (Run run : runs) {
            if (!run.differs()) {
                html.append(escaped(run.text()));
            } else if (run.text().isEmpty()) {
                html.append("<i class=\"gap\"></i>");
            } else {
                html.append(format("<%s>%s</%s>", element, escaped(run.text()), element));
            }
        }
        return html.toString();
    }

    /** A share as per cent. */
    static String percent(OptionalDouble share) {
        return share.isPresent() ? format("%.1f", 100 * share.getAsDouble()) : NONE;
    }

    /** A share from 0 to 1. */
    static String share(OptionalDouble share) {
        return share.isPresent() ? format("%.3f", share.getAsDouble()) : NONE;
    }
}

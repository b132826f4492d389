package recto.metadata;

import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;
import recto.dates.DateFinder;
import recto.dates.DateHints;
import recto.model.MetadataValue;

/** Values that a sidecar states. */
final class Stated {
    private static final double SURE = 0.95;
    private static final double UNPARSED = 0.3;
    private static final Pattern ISO = Pattern.compile("\\d{4}(-\\d{2}(-\\d{2})?)?");

    private Stated() {}

    /** A value; dates in words are read, and stand as found where they cannot be. */
    static MetadataValue value(String element, String found, String source) {
        if (!element.equals("date")) {
            return new MetadataValue(element, found, found, source, "stated", SURE);
        }
        Optional<String> day = ISO.matcher(found).matches() ? Optional.of(found) : day(found);
        return new MetadataValue(
                element,
                day.orElse(found),
                found,
                source,
                day.isPresent() ? "stated" : "unparsed",
                day.isPresent() ? SURE : UNPARSED);
    }

    private static Optional<String> day(String found) {
        return new DateFinder(DateHints.none())
                .find(found).stream()
                        .flatMap(date -> date.best().day().stream())
                        .map(LocalDate::toString)
                        .findFirst();
    }
}

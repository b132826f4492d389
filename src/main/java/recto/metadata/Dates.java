package recto.metadata;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads dates of file tags: EXIF 2.32 ({@code 1918:03:30 10:11:12}) and ISO 8601. */
final class Dates {
    private static final Pattern TAG = Pattern.compile(
            "(\\d{4})[:-](\\d{2})[:-](\\d{2})(?:[ T](\\d{2}):(\\d{2})(?::(\\d{2}))?(?:\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})?)?");

    private Dates() {}

    /** The date, and the time where there is one, in ISO 8601; the zone as it stands. Empty for what is no date. */
    static Optional<String> ofTag(String found) {
        Matcher parts = TAG.matcher(found.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        Optional<String> day = day(parts.group(1), parts.group(2), parts.group(3));
        if (day.isEmpty() || parts.group(4) == null) {
            return day;
        }
        String zone = parts.group(7) == null ? "" : parts.group(7);
        return time(parts).map(time -> day.get() + "T" + time + zone);
    }

    /** A day of the calendar, in ISO 8601; empty for the 30th of February and its like. */
    static Optional<String> day(String year, String month, String day) {
        try {
            return Optional.of(LocalDate.of(Integer.parseInt(year), Integer.parseInt(month), Integer.parseInt(day))
                    .toString());
        } catch (DateTimeException e) {
            // No such day: the caller keeps what stands there.
            return Optional.empty();
        }
    }

    private static Optional<String> time(Matcher parts) {
        try {
            int seconds = parts.group(6) == null ? 0 : Integer.parseInt(parts.group(6));
            LocalTime time = LocalTime.of(Integer.parseInt(parts.group(4)), Integer.parseInt(parts.group(5)), seconds);
            return Optional.of(time.format(java.time.format.DateTimeFormatter.ISO_LOCAL_TIME));
        } catch (DateTimeException e) {
            // No such time: the caller keeps what stands there.
            return Optional.empty();
        }
    }
}

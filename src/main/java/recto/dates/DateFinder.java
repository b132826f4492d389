package recto.dates;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds dates in texts of many languages and calendars, also in damaged ones. Weighs what the parts of a date say: a
 * contradiction is flagged with both sides. Immutable and thread-safe.
 */
public final class DateFinder {
    private final DateHints hints;

    /** Makes a finder for texts of which something is known. */
    public DateFinder(DateHints hints) {
        this.hints = hints;
    }

    /** All dates of a text, in its order. Lines may be joined by line breaks. Bare years are none. */
    public List<FoundDate> find(String text) {
        List<FoundDate> found = new ArrayList<>();
        for (Cluster cluster : clusters(text, hints)) {
            date(cluster).map(date -> Qualified.of(date, text)).ifPresent(found::add);
        }
        Years.of(text).stream().filter(year -> apart(year, found)).toList().forEach(found::add);
        found.sort(Comparator.comparingInt(date -> date.spans().get(0).start()));
        return List.copyOf(found);
    }

    static List<Cluster> clusters(String text, DateHints hints) {
        List<Segment> segments = Segments.of(text, hints);
        return Clusters.of(text, segments, NumericDates.with(Drafts.of(segments), segments, hints));
    }

    private static boolean apart(FoundDate year, List<FoundDate> found) {
        DateSpan own = year.spans().get(0);
        return found.stream()
                .flatMap(date -> date.spans().stream())
                .noneMatch(span -> span.start() < own.end() && own.start() < span.end());
    }

    /**
     * The dates of a masthead whose parts may stand in different places: a year in one corner, the weekday in another.
     * The likeliest first. The spans of a date name its pieces.
     */
    public List<FoundDate> assemble(List<DatePiece> pieces) {
        List<FoundDate> found = new ArrayList<>();
        for (Cluster cluster : Assembly.of(pieces, hints)) {
            date(cluster).ifPresent(found::add);
        }
        found.sort(Assembly.LIKELIEST_FIRST);
        return List.copyOf(found);
    }

    private Optional<FoundDate> date(Cluster cluster) {
        if (Ranges.is(cluster)) {
            return Ranges.of(cluster, hints);
        }
        boolean whole = cluster.halves().stream()
                .anyMatch(half -> !half.days().isEmpty() && !half.years().isEmpty());
        return whole ? Decision.of(cluster, hints) : Partial.of(cluster, hints);
    }
}

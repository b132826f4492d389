package recto.dates;

import java.util.ArrayList;
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
        List<Segment> segments = Segments.of(text);
        List<FoundDate> found = new ArrayList<>();
        for (Cluster cluster : Clusters.of(text, segments, Drafts.of(segments))) {
            date(cluster).ifPresent(found::add);
        }
        return List.copyOf(found);
    }

    /**
     * The dates of a masthead whose parts may stand in different places: a year in one corner, the weekday in another.
     * The likeliest first. The spans of a date name its pieces.
     */
    public List<FoundDate> assemble(List<DatePiece> pieces) {
        List<FoundDate> found = new ArrayList<>();
        for (Cluster cluster : Assembly.of(pieces)) {
            date(cluster).ifPresent(found::add);
        }
        found.sort(Assembly.LIKELIEST_FIRST);
        return List.copyOf(found);
    }

    private Optional<FoundDate> date(Cluster cluster) {
        boolean whole = cluster.halves().stream()
                .anyMatch(half -> !half.days().isEmpty() && !half.years().isEmpty());
        return whole ? Decision.of(cluster, hints) : Partial.of(cluster, hints);
    }
}

package recto.align.trace;

import java.util.List;
import java.util.Optional;

/**
 * What a report cites as the source of a passage.
 *
 * @param text that it was taken from
 * @param titles words that may name a newspaper or book
 * @param dates ISO 8601, Gregorian; all readings of the dates that stand there
 * @param issue number
 * @param page as it is written
 * @param url as it is written
 */
public record Citation(
        String text,
        List<String> titles,
        List<String> dates,
        Optional<String> issue,
        Optional<String> page,
        Optional<String> url) {
    public Citation {
        titles = List.copyOf(titles);
        dates = List.copyOf(dates);
    }

    /** How a place and the citations of a passage go together. */
    public enum Fit {
        /** All that can be compared agrees. */
        AS_CITED,
        /** Something that can be compared differs. */
        ELSEWHERE,
        /** The citation and the metadata of the item have nothing in common that can be compared. */
        NOT_COMPARED
    }

    /** Whether it names anything. */
    boolean isEmpty() {
        return dates.isEmpty() && issue.isEmpty() && page.isEmpty() && url.isEmpty();
    }
}

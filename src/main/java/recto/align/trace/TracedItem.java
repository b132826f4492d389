package recto.align.trace;

import java.util.List;
import recto.model.MetadataValue;
import recto.model.TranscriptHead;

/**
 * An item that was searched, with what citations name of it.
 *
 * @param item id
 * @param pages how many
 * @param titles as the metadata have them
 * @param dates ISO 8601: a day, a month or a year
 * @param issues numbers
 */
public record TracedItem(String item, int pages, List<String> titles, List<String> dates, List<String> issues) {
    public TracedItem {
        titles = List.copyOf(titles);
        dates = List.copyOf(dates);
        issues = List.copyOf(issues);
    }

    /** The item of a transcript. */
    static TracedItem of(String id, TranscriptHead head) {
        return new TracedItem(id, head.pages(), values(head, "title"), values(head, "date"), values(head, "issue"));
    }

    private static List<String> values(TranscriptHead head, String name) {
        return head.metadata().stream()
                .filter(value -> value.name().equals(name) && !value.method().equals("unparsed"))
                .map(MetadataValue::value)
                .distinct()
                .toList();
    }
}

package recto.model;

import java.util.List;

/**
 * A whole transcript in memory, as it is read back from {@code transcript.json}. Long items are written page by page
 * and never held like this.
 *
 * @param head of the item
 * @param pages in order
 */
public record Transcript(TranscriptHead head, List<PageTranscript> pages) {
    public Transcript {
        pages = List.copyOf(pages);
    }
}

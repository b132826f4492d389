package recto.align.trace;

/**
 * A paragraph of a report.
 *
 * @param kind how it is set off
 * @param text without line breaks
 */
public record Block(Kind kind, String text) {
    /** How a paragraph is set off. */
    public enum Kind {
        /** Running text. */
        TEXT,
        /** Set off as a quotation. */
        QUOTE,
        /** A footnote or endnote; it belongs to the paragraph before it that is none. */
        NOTE
    }
}

package recto.align.trace;

/**
 * A passage of a report that is looked for.
 *
 * @param number in the report, from 1
 * @param kind how it was told
 * @param paragraph of the report in which it begins, from 1
 * @param text without its outer marks of quotation
 */
public record Passage(int number, Kind kind, int paragraph, String text) {
    /** How a passage was told. */
    public enum Kind {
        /** By marks of quotation. */
        QUOTATION,
        /** By being set off as a quotation. */
        BLOCK,
        /** Every sentence was asked for. */
        SENTENCE
    }
}

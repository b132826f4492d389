package recto.metadata;

import java.util.Locale;

/**
 * Something in a run of issues that is not as it should be.
 *
 * @param kind of irregularity
 * @param item id of the item that it was found at
 * @param page of the item; 0 where it is the item as a whole
 * @param message what was found, and what it was compared with
 */
public record Irregularity(Kind kind, String item, int page, String message) {
    /** What is irregular. */
    public enum Kind {
        ISSUE_MISSING,
        ISSUE_DOUBLED,
        ISSUE_MISORDERED,
        NUMBER_DOES_NOT_FIT,
        DATE_CONTRADICTED,
        PAGE_MISSING,
        FEWER_PAGES_THAN_USUAL,
        PAGE_DOUBLED,
        PAGE_MISORDERED,
        PAGE_OF_ANOTHER_ISSUE,
        FOLIO_DOES_NOT_FIT;

        /** As it is printed: {@code issue-missing}. */
        public String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}

package recto.model;

/** What a region of a page is. */
public enum RegionType {
    TEXT,
    HEADING,
    MASTHEAD,
    CAPTION,
    FOLIO,
    RUNNING_HEAD,
    ADVERTISEMENT,
    TABLE,
    PICTURE,
    SEPARATOR,
    NOISE,
    /** Ink that nothing could read. */
    UNREAD
}

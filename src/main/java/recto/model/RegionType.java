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
    UNREAD;

    /** Whether it is made to be read. */
    public boolean isText() {
        return switch (this) {
            case PICTURE, SEPARATOR, NOISE, UNREAD -> false;
            default -> true;
        };
    }
}

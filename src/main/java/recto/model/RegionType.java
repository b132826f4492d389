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
    /** Words that were put on to the image by who digitised the page; they stay out of its running text. */
    NOTICE,
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

package recto.job;

/** What happens to hidden text that earlier recognition left in a PDF. */
public enum TextLayerPolicy {
    /** It is the page's text; the page is not read again. */
    KEEP,
    /** The page is read again; the old text is kept as a second reading. */
    REDO,
    /** As REDO, and a note says how much the two differ. */
    COMPARE
}

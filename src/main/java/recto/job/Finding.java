package recto.job;

/**
 * Something that is no longer as it was noted.
 *
 * @param kind of thing
 * @param subject path of the file, or name of the model
 * @param message what is the matter with it
 */
public record Finding(Kind kind, String subject, String message) {
    /** What was checked. */
    public enum Kind {
        SCAN,
        MODEL,
        OUTPUT,
        PAGE,
        TYPED
    }
}

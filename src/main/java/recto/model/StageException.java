package recto.model;

/** The one exception of the stages: carries the failure that the page or the run ends with. */
public final class StageException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Failure failure;

    /** Makes the exception for a failure of one kind in one stage; the message says what happened and what to do. */
    public StageException(FailureKind kind, String stage, String message) {
        this(kind, stage, message, null);
    }

    /** The same, with the exception that led to it. */
    public StageException(FailureKind kind, String stage, String message, Throwable cause) {
        super(stage + ": " + kind.code() + ": " + message, cause);
        this.failure = new Failure(kind, stage, message);
    }

    public Failure failure() {
        return failure;
    }
}

package recto.model;

/** Why a page, scan or run failed, and what the batch does about it. */
public enum FailureKind {
    /** Missing, not permitted, or with a name that this machine cannot express. */
    UNREADABLE(Action.NEXT),
    EMPTY_FILE(Action.NEXT),
    DAMAGED(Action.NEXT),
    PASSWORD_NEEDED(Action.NEXT),
    TOO_LARGE(Action.NEXT),
    UNSUPPORTED_TYPE(Action.NEXT),
    UNSUPPORTED_CODEC(Action.NEXT),
    NO_PAGES(Action.NEXT),
    EMPTY_PAGE(Action.NEXT),
    IMAGE_DAMAGED(Action.NEXT),
    SCAN_CHANGED(Action.NEXT),
    CRASHED(Action.RETRY),
    TIMED_OUT(Action.RETRY),
    OUT_OF_MEMORY(Action.RETRY),
    INTERNAL(Action.RETRY),
    NO_ENGINE(Action.STOP),
    NO_MODEL(Action.STOP),
    OUTPUT_NOT_WRITABLE(Action.STOP),
    DISK_FULL(Action.STOP);

    /** What the batch does. */
    public enum Action {
        /** Note it and go on with the next page. */
        NEXT,
        /** Try once more in a fresh worker, then note it and go on. */
        RETRY,
        /** Stop the run. */
        STOP
    }

    private final Action action;

    FailureKind(Action action) {
        this.action = action;
    }

    public Action action() {
        return action;
    }

    /** As it stands in JSON, messages and documentation: {@code password-needed}. */
    public String code() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}

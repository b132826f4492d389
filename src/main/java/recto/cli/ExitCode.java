package recto.cli;

import recto.model.FailureKind;

/** The exit codes of every command; docs/errors.md explains them. */
public enum ExitCode {
    /** All is well. */
    OK(0),
    /** The run came to its end, but some pages or scans could not be read. */
    SOME_FAILED(1),
    /** A wrong argument or recipe; nothing was done. */
    USAGE(2),
    /** The engine cannot be started. */
    NO_ENGINE(3),
    /** A language model is missing and cannot be had. */
    NO_MODEL(4),
    /** The output folder cannot be written, or another run holds it. */
    OUTPUT_NOT_WRITABLE(5),
    /** The disk is full. */
    DISK_FULL(6),
    /** Verification found something that is no longer as it was noted. */
    NOT_AS_NOTED(7),
    /** A text does not belong to the pages that it was to be laid on to. */
    DOES_NOT_BELONG(8),
    /** A fault in Recto. */
    INTERNAL(70);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    /** The number. */
    public int code() {
        return code;
    }

    /** The code for a failure that ended a command. */
    static ExitCode of(FailureKind kind) {
        return switch (kind) {
            case NO_ENGINE -> NO_ENGINE;
            case NO_MODEL -> NO_MODEL;
            case OUTPUT_NOT_WRITABLE -> OUTPUT_NOT_WRITABLE;
            case DISK_FULL -> DISK_FULL;
            case INTERNAL -> INTERNAL;
            default -> SOME_FAILED;
        };
    }
}

package recto.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import recto.model.FailureKind;
import recto.model.StageException;

/** Turns failures of writing into the two kinds that stop a run. */
final class Writing {
    private static final String STAGE = "export";

    private Writing() {}

    /** Something that writes. */
    @FunctionalInterface
    interface Action<T> {
        T run() throws IOException, StageException;
    }

    /** Something that writes and gives nothing back. */
    @FunctionalInterface
    interface Effect {
        void run() throws IOException, StageException;
    }

    static <T> T to(Path file, Action<T> action) throws StageException {
        try {
            return action.run();
        } catch (IOException e) {
            throw failure(file, e);
        }
    }

    static void into(Path file, Effect effect) throws StageException {
        to(file, () -> {
            effect.run();
            return file;
        });
    }

    private static StageException failure(Path file, IOException e) {
        String reason = String.valueOf(e.getMessage());
        String lower = reason.toLowerCase(Locale.ROOT);
        boolean full = lower.contains("no space left") || lower.contains("not enough space") || lower.contains("quota");
        return full
                ? new StageException(
                        FailureKind.DISK_FULL, STAGE, "the disk is full at " + file + "; make room and run again", e)
                : new StageException(
                        FailureKind.OUTPUT_NOT_WRITABLE,
                        STAGE,
                        file + " cannot be written (" + reason + "); check the folder and its permissions",
                        e);
    }
}

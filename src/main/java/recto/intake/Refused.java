package recto.intake;

import java.util.List;
import recto.model.Failure;
import recto.model.Note;

/**
 * A file or folder that looks like a scan, or was named by the user, and cannot be read as one.
 *
 * @param path below the input, with {@code /} between folders; characters that this machine cannot decode stand as
 *     U+FFFD
 * @param failure why, and what to do
 * @param notes on the file: {@code name-mismatch}
 */
public record Refused(String path, Failure failure, List<Note> notes) {
    public Refused {
        notes = List.copyOf(notes);
    }
}

package recto.model;

import java.util.List;

/**
 * The table of contents of a scan: its pages, and what is to be said of it.
 *
 * @param frames in order of the file
 * @param notes on the file: {@code repaired}, {@code attachments}
 */
public record Contents(List<PageFrame> frames, List<Note> notes) {
    public Contents {
        frames = List.copyOf(frames);
        notes = List.copyOf(notes);
    }
}

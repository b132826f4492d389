package recto.model;

import java.util.List;

/**
 * A scan: one file as it was handed in, which Recto only reads.
 *
 * @param path as it was given, below the folder that was given, with {@code /} between folders; the name is kept to the
 *     letter
 * @param location absolute path on this machine; never written into a transcript
 * @param digest of the whole file
 * @param bytes its size
 * @param mediaType by content: {@code image/tiff}
 * @param notes on the file as such: a name that does not fit the content
 */
public record Scan(String path, String location, Digest digest, long bytes, String mediaType, List<Note> notes) {
    public Scan {
        notes = List.copyOf(notes);
    }
}

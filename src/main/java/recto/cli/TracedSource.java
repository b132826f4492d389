package recto.cli;

import java.util.Optional;
import recto.model.Digest;

/**
 * A transcript that is searched.
 *
 * @param file absolute path
 * @param bytes size of the file
 * @param changed when it was changed, milliseconds since 1970
 * @param digest of the file
 * @param item id in the index; empty until it is indexed
 * @param unread why it, or the rest of it, could not be read
 */
record TracedSource(
        String file, long bytes, long changed, Digest digest, Optional<String> item, Optional<String> unread) {
    /** The same after it was indexed. */
    TracedSource as(String id, Optional<String> failure) {
        return new TracedSource(file, bytes, changed, digest, Optional.of(id), failure);
    }
}

package recto.recognition;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import recto.model.Language;

/**
 * What is known of one model on this machine.
 *
 * @param name as the engine knows it
 * @param languages that it reads; empty for a model that the catalogue does not know
 * @param state whether it can be used
 * @param location its file, where it is installed
 * @param bytes length of the file, or of what would be fetched
 */
public record ModelState(String name, List<Language> languages, State state, Optional<Path> location, long bytes) {
    /** Whether a model can be used. */
    public enum State {
        /** Installed, with the digest of the catalogue. */
        INSTALLED,
        /** Installed by the user or the system, with another digest than the catalogue's, or none there. */
        OWN,
        /** In Recto's cache with a wrong digest: it will be fetched again. */
        DAMAGED,
        /** Not installed; fetched on first use. */
        FETCHABLE
    }

    public ModelState {
        languages = List.copyOf(languages);
    }
}

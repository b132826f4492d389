package recto.model;

import java.util.List;

/**
 * A language model of the engine.
 *
 * @param name as the engine knows it: {@code rus}, {@code frk}
 * @param location absolute path of its file on this machine; never written into a transcript
 * @param digest of the file
 * @param languages that it reads
 * @param source where the file comes from: package or release, with version
 * @param licence SPDX identifier; empty where it is not known
 */
public record Model(
        String name, String location, Digest digest, List<Language> languages, String source, String licence) {
    public Model {
        languages = List.copyOf(languages);
    }

    public ModelRef ref() {
        return new ModelRef(name, digest);
    }
}

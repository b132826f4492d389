package recto.recognition;

import java.util.List;
import recto.model.Digest;
import recto.model.Language;
import recto.model.Script;

/**
 * A model that Recto can fetch and whose digest it knows.
 *
 * @param name as the engine knows it
 * @param languages that it reads
 * @param script that it reads
 * @param path of the file in the upstream release
 * @param debianPackage that carries the same file
 * @param bytes length of the file
 * @param digest of the file
 */
record KnownModel(
        String name,
        List<Language> languages,
        Script script,
        String path,
        String debianPackage,
        long bytes,
        Digest digest) {
    /** Name of the file in a folder of models. */
    String file() {
        return name + ".traineddata";
    }
}

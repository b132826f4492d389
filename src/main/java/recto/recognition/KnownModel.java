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
 * @param path of the file in the upstream release; {@value #NONE} where Recto made the model itself and carries it
 * @param debianPackage that carries the same file; {@value #NONE} for Recto's own
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
    private static final String NONE = "-";

    /** Whether Recto made the model itself, by the recipe in {@code models/}, and carries it. */
    boolean ours() {
        return path.equals(NONE);
    }

    /** The release that the file belongs to, as provenance names it. */
    String release() {
        return ours() ? "Recto, by models/" + name + "/recipe.yaml" : ModelCatalogue.RELEASE;
    }

    /** Name of the file in a folder of models. */
    String file() {
        return name + ".traineddata";
    }
}

package recto.model;

/**
 * A language model as it was used.
 *
 * @param name as the engine knows it: {@code rus}
 * @param digest of its file
 */
public record ModelRef(String name, Digest digest) {}

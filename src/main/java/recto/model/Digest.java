package recto.model;

/**
 * The SHA-256 of some bytes, as 64 lower-case hexadecimal digits (FIPS 180-4).
 *
 * @param hex the digits
 */
public record Digest(String hex) {
    private static final java.util.regex.Pattern SHA_256 = java.util.regex.Pattern.compile("[0-9a-f]{64}");

    public Digest {
        if (!SHA_256.matcher(hex).matches()) {
            throw new IllegalArgumentException("not a SHA-256 digest: " + hex);
        }
    }

    @Override
    public String toString() {
        return hex;
    }
}

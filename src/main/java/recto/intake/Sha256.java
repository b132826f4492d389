package recto.intake;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import recto.model.Digest;

/** SHA-256 (FIPS 180-4) as every Java platform has it. */
final class Sha256 {
    private Sha256() {}

    static MessageDigest start() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    static Digest finish(MessageDigest digest) {
        return new Digest(HexFormat.of().formatHex(digest.digest()));
    }

    static Digest of(byte[] bytes) {
        MessageDigest digest = start();
        digest.update(bytes);
        return finish(digest);
    }
}

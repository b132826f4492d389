package recto.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import recto.model.Failure;
import recto.model.FailureKind;
import recto.model.Note;
import recto.model.Scan;

/** Reads each candidate once, from start to end, and says what it is. Files that are no scans are read no further. */
final class Inspection {
    private final MediaTypes types = new MediaTypes();
    private final byte[] buffer = new byte[1 << 18];
    private final List<Skipped> skipped;
    private final List<Refused> refused;

    /** An inspection that adds what is not a scan to the two lists. */
    Inspection(List<Skipped> skipped, List<Refused> refused) {
        this.skipped = skipped;
        this.refused = refused;
    }

    /** The scan; empty where the candidate is none, which is then in one of the lists. */
    Optional<Scan> scan(Candidate candidate) {
        try (InputStream in = Files.newInputStream(candidate.file())) {
            byte[] head = Arrays.copyOf(buffer, in.readNBytes(buffer, 0, MediaTypes.HEAD));
            String name = candidate.file().getFileName().toString();
            String type = types.ofContent(head, name);
            String promised = types.ofName(name);
            if (head.length > 0 && MediaTypes.isScan(type)) {
                return Optional.of(digested(candidate, in, head, type));
            }
            if (expected(candidate, type, promised)) {
                refuse(candidate, Refusals.of(head.length, type, promised), mismatch(type, promised));
            } else {
                skipped.add(new Skipped(candidate.path(), reason(head.length, type)));
            }
        } catch (IOException e) {
            refuse(
                    candidate,
                    new Failure(
                            FailureKind.UNREADABLE, Intake.STAGE, "cannot be opened or read; check who may read it"),
                    List.of());
        }
        return Optional.empty();
    }

    private Scan digested(Candidate candidate, InputStream in, byte[] head, String type) throws IOException {
        MessageDigest digest = Sha256.start();
        digest.update(head);
        long bytes = head.length;
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            digest.update(buffer, 0, read);
            bytes += read;
        }
        String promised = types.ofName(candidate.file().getFileName().toString());
        return new Scan(
                candidate.path(),
                candidate.file().toString(),
                Sha256.finish(digest),
                bytes,
                type,
                mismatch(type, promised));
    }

    /** Whether the user may expect a transcript of this file. */
    private static boolean expected(Candidate candidate, String type, String promised) {
        boolean nameless = MediaTypes.extension(candidate.path()).isEmpty() && MediaTypes.UNKNOWN.equals(type);
        return candidate.named()
                || MediaTypes.isImage(type)
                || MediaTypes.isScan(promised)
                || MediaTypes.isImage(promised)
                || nameless;
    }

    private static List<Note> mismatch(String type, String promised) {
        List<Note> notes = new ArrayList<>();
        if (!type.equals(promised) && !MediaTypes.UNKNOWN.equals(promised) && !MediaTypes.UNKNOWN.equals(type)) {
            notes.add(new Note("name-mismatch", "the name promises " + promised + ", the content is " + type));
        }
        return notes;
    }

    private static String reason(int length, String type) {
        return length == 0
                ? "empty, and not named like a scan"
                : "not a scan: " + (MediaTypes.UNKNOWN.equals(type) ? "of no known type" : type);
    }

    private void refuse(Candidate candidate, Failure failure, List<Note> notes) {
        refused.add(new Refused(candidate.path(), failure, notes));
    }
}

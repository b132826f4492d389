package recto.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import recto.model.FailureKind;
import recto.model.PageTranscript;
import recto.model.Scan;
import recto.model.StageException;
import recto.transcript.TranscriptReader;

/** The folder of a finished item, and the scans that it was made from. */
public final class ItemPlace {
    static final String TRANSCRIPT = "transcript.json";

    private final Path folder;

    /**
     * The place of an item.
     *
     * @param folder with its {@code transcript.json}
     * @throws StageException there is none
     */
    public ItemPlace(Path folder) throws StageException {
        this.folder = folder;
        if (!Files.isRegularFile(transcript())) {
            throw new StageException(
                    FailureKind.UNREADABLE,
                    "align",
                    folder + " is not the folder of an item: there is no transcript.json in it");
        }
    }

    /** Its transcript. */
    public Path transcript() {
        return folder.resolve(TRANSCRIPT);
    }

    /** The folder. */
    public Path folder() {
        return folder;
    }

    /**
     * The scan of a page where the ledger of the run says it is.
     *
     * @throws StageException it is not there, is another file now, or no ledger tells where it is
     */
    public Scan scan(PageTranscript page) throws StageException {
        Path output = output().orElseThrow(() -> lost(page, "no folder above " + folder + " has the ledger of a run"));
        for (LedgerEntry entry : Ledger.read(output).values()) {
            if (entry instanceof LedgerEntry.ItemEntry item
                    && same(output.resolve(item.folder()))
                    && item.scans().containsValue(page.origin().digest())) {
                String place = item.scans().entrySet().stream()
                        .filter(scan -> scan.getValue().equals(page.origin().digest()))
                        .findFirst()
                        .orElseThrow()
                        .getKey();
                return scan(page, output.resolve(place).toAbsolutePath().normalize());
            }
        }
        throw lost(page, "the ledger of " + output + " does not name it");
    }

    private Scan scan(PageTranscript page, Path file) throws StageException {
        try {
            if (!Digests.of(file).equals(page.origin().digest())) {
                throw lost(page, file + " is another file now");
            }
            try (TranscriptReader reader = TranscriptReader.open(transcript())) {
                Scan noted = reader.head().scans().stream()
                        .filter(scan -> scan.digest().equals(page.origin().digest()))
                        .findFirst()
                        .orElseThrow(() -> lost(page, "the transcript does not name it"));
                return new Scan(
                        noted.path(), file.toString(), noted.digest(), noted.bytes(), noted.mediaType(), List.of());
            }
        } catch (IOException unreadable) {
            throw lost(page, unreadable.toString());
        }
    }

    /** The output folder of the run that made it. */
    Optional<Path> output() {
        for (Path at = folder.toAbsolutePath().normalize(); at != null; at = at.getParent()) {
            if (Files.isRegularFile(at.resolve("ledger.jsonl"))) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    /** Whether it is in this folder. */
    boolean same(Path other) {
        return other.toAbsolutePath().normalize().equals(folder.toAbsolutePath().normalize());
    }

    private static StageException lost(PageTranscript page, String why) {
        return new StageException(
                FailureKind.UNREADABLE,
                "align",
                "the scan of page " + page.number() + ", " + page.origin().scan() + ", is not found: " + why);
    }
}

package recto.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import recto.image.ImageSettings;
import recto.image.OpenScan;
import recto.image.Scans;
import recto.model.FailureKind;
import recto.model.Scan;
import recto.model.StageException;

/**
 * Keeps the scan of the last page open for the next one: a PDF of a thousand pages is parsed once, not a thousand
 * times.
 */
final class ScanDesk implements AutoCloseable {
    private Scan scan;
    private ImageSettings settings;
    private OpenScan open;

    /** The scan, open; it stays ours to close. */
    OpenScan open(Scan wanted, ImageSettings with) throws StageException {
        if (!wanted.equals(scan) || !with.equals(settings)) {
            close();
            checkUnchanged(wanted);
            open = Scans.open(wanted, with);
            scan = wanted;
            settings = with;
        }
        return open;
    }

    // The digest was taken when the run started; a file that has another size by now is not the file that was noted.
    private static void checkUnchanged(Scan scan) throws StageException {
        try {
            if (Files.size(Path.of(scan.location())) != scan.bytes()) {
                throw new StageException(
                        FailureKind.SCAN_CHANGED,
                        "open",
                        scan.path() + " has changed since the run started; let it come to rest and run again");
            }
        } catch (IOException gone) {
            throw new StageException(
                    FailureKind.SCAN_CHANGED,
                    "open",
                    scan.path() + " can no longer be opened: " + gone.getMessage(),
                    gone);
        }
    }

    @Override
    public void close() {
        if (open != null) {
            open.close();
            open = null;
            scan = null;
        }
    }
}

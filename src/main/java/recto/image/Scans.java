package recto.image;

import java.nio.file.Path;
import recto.model.FailureKind;
import recto.model.Scan;
import recto.model.StageException;

/** Opens scans. Stateless; safe for use by any thread. */
public final class Scans {
    private Scans() {}

    /**
     * Opens a scan by its media type. Nothing but headers is read.
     *
     * @param scan that intake found
     * @param settings limits
     * @return to be closed by the caller
     * @throws StageException if it is empty, damaged, locked or of a kind that is not read
     */
    public static OpenScan open(Scan scan, ImageSettings settings) throws StageException {
        if (scan.bytes() == 0) {
            throw new StageException(
                    FailureKind.EMPTY_FILE, Headers.STAGE, "the file is empty; get a whole copy of it");
        }
        Path file = Path.of(scan.location());
        return switch (scan.mediaType()) {
            case "image/tiff" -> TiffScan.open(file, settings);
            case "application/pdf" -> PdfScan.open(file, settings);
            default -> picture(file, scan.mediaType(), settings);
        };
    }

    private static OpenScan picture(Path file, String mediaType, ImageSettings settings) throws StageException {
        if (!Headers.knows(mediaType)) {
            throw new StageException(
                    FailureKind.UNSUPPORTED_TYPE,
                    Headers.STAGE,
                    mediaType + " is not read; convert it to TIFF, PNG, JPEG, JPEG 2000 or PDF");
        }
        return ImageFile.open(file, mediaType, settings);
    }
}

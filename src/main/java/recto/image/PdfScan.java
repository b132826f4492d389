package recto.image;

import java.nio.file.Path;
import recto.model.FailureKind;
import recto.model.StageException;

/** Stand-in. */
final class PdfScan {
    private PdfScan() {}

    static OpenScan open(Path file, ImageSettings settings) throws StageException {
        throw new StageException(FailureKind.UNSUPPORTED_TYPE, Headers.STAGE, "PDF is not read: " + file + settings);
    }
}

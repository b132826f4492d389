package recto.intake;

import java.util.Map;
import recto.model.Failure;
import recto.model.FailureKind;

/** Says of files that Recto does not read what they are, and what to do. */
final class Refusals {
    private static final Map<String, String> ADVICE = Map.ofEntries(
            Map.entry("image/vnd.djvu", "DjVu; convert it to PDF or TIFF, for example with ddjvu -format=tiff"),
            Map.entry("image/heic", "a HEIC photograph; save it as JPEG or TIFF"),
            Map.entry("image/heif", "a HEIF photograph; save it as JPEG or TIFF"),
            Map.entry("image/avif", "an AVIF image; save it as PNG or TIFF"),
            Map.entry("image/x-jbig2", "a bare JBIG2 stream; put it into a PDF, or save it as TIFF"),
            Map.entry("image/jpm", "JPM, a compound JPEG 2000 document; convert it to PDF or TIFF"),
            Map.entry("image/svg+xml", "an SVG drawing; save it as PDF or PNG"),
            Map.entry("image/vnd.adobe.photoshop", "a Photoshop file; save it as TIFF"),
            Map.entry("application/zip", "a ZIP archive; unpack it and give the folder"),
            Map.entry("text/plain", "plain text; there is no image to read"));

    private Refusals() {}

    /** The failure for a file of that many bytes (at least those looked at), that type and that name. */
    static Failure of(int bytes, String type, String promised) {
        if (bytes == 0) {
            return failure(FailureKind.EMPTY_FILE, "the file has no bytes; copy or scan it again");
        }
        if (MediaTypes.UNKNOWN.equals(type)) {
            boolean named = !MediaTypes.UNKNOWN.equals(promised);
            return failure(
                    named ? FailureKind.DAMAGED : FailureKind.UNSUPPORTED_TYPE,
                    (named ? "the file is named like " + promised + " and does not start like it" : "of no known type")
                            + "; copy or scan it again");
        }
        String advice = ADVICE.getOrDefault(type, type + "; save it as TIFF, JPEG, PNG or PDF");
        return failure(FailureKind.UNSUPPORTED_TYPE, "the file is " + advice);
    }

    private static Failure failure(FailureKind kind, String message) {
        return new Failure(kind, Intake.STAGE, message);
    }
}

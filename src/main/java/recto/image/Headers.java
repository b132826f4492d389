package recto.image;

import java.io.IOException;
import recto.model.FailureKind;
import recto.model.Size;
import recto.model.StageException;

/** Reads the header that fits a media type, and refuses what is too large to be decoded. */
final class Headers {
    static final String STAGE = "image";

    private Headers() {}

    static boolean knows(String mediaType) {
        return switch (mediaType) {
            case "image/jpeg", "image/png", "image/webp", "image/gif", "image/bmp" -> true;
            case "image/jp2", "image/jpx", "image/x-jp2-codestream" -> true;
            default -> false;
        };
    }

    static Header read(Octets in, String mediaType) throws StageException {
        try {
            return switch (mediaType) {
                case "image/jpeg" -> JpegHeader.read(in);
                case "image/png" -> PngHeader.read(in);
                case "image/webp" -> WebpHeader.read(in);
                case "image/gif" -> PlainHeaders.gif(in);
                case "image/bmp" -> PlainHeaders.bmp(in);
                default -> Jp2Header.read(in);
            };
        } catch (IOException | ArithmeticException e) {
            throw damaged("the header cannot be read: " + e.getMessage(), e);
        }
    }

    static StageException damaged(String what, Throwable cause) {
        return new StageException(
                FailureKind.DAMAGED, STAGE, what + "; get a whole copy of the file, or scan the page again", cause);
    }

    /** Refuses an image of more pixels than the settings allow. */
    static void limit(Size size, ImageSettings settings) throws StageException {
        if (size.pixels() > settings.maxPixels()) {
            throw new StageException(
                    FailureKind.TOO_LARGE,
                    STAGE,
                    size.width() + " x " + size.height() + " pixels are more than the limit of " + settings.maxPixels()
                            + "; raise --max-pixels if this is a real page");
        }
    }
}

package recto.image;

import com.sun.jna.ptr.IntByReference;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import recto.model.FailureKind;
import recto.model.Note;
import recto.model.StageException;

/** Decodes one picture: leptonica first, which is faster; Java's readers where it refuses. */
final class Decoder {
    private static final int LUMINANCE = 1;
    private static final int DESPITE_DAMAGE = 2;

    private Decoder() {}

    static Decoded decode(byte[] bytes, String mediaType, Header header) throws StageException {
        Leptonica.bind();
        return mediaType.equals("image/jpeg") ? jpeg(bytes, header) : other(bytes, mediaType, header);
    }

    private static Decoded jpeg(byte[] original, Header header) throws StageException {
        byte[] bytes = JpegHeader.withHeight(original, header.size().height());
        boolean inks = header.components() == 4;
        if (inks && !header.adobe()) {
            return java(bytes, "jpeg", "inks without Adobe's marker");
        }
        int hint = inks ? 0 : LUMINANCE;
        IntByReference warnings = new IntByReference();
        Optional<Pix> whole = Pix.of(Leptonica.pixReadMemJpeg(bytes, bytes.length, 0, 1, warnings, hint));
        if (whole.isPresent()) {
            return Decoded.of(whole.get(), Leptonica.version());
        }
        Optional<Pix> part =
                Pix.of(Leptonica.pixReadMemJpeg(bytes, bytes.length, 0, 1, warnings, hint | DESPITE_DAMAGE));
        if (part.isPresent()) {
            return new Decoded(part.get(), Leptonica.version(), "read despite damage", List.of(damage(bytes)));
        }
        return java(bytes, "jpeg", "leptonica refuses it");
    }

    private static Note damage(byte[] jpeg) {
        return JpegHeader.ends(jpeg)
                ? new Note("image-damaged", "the image data have errors; parts of the page may be wrong")
                : new Note("truncated", "the image ends early; what is missing is grey");
    }

    private static Decoded other(byte[] bytes, String mediaType, Header header) throws StageException {

        Optional<Pix> pix = Pix.of(Leptonica.pixReadMem(bytes, bytes.length));
        if (pix.isPresent()) {
            return Decoded.of(pix.get(), Leptonica.version());
        }
        String format = mediaType.substring("image/".length());
        if (jpeg2000(format)) {
            throw jpeg2000(header);
        }
        if (format.equals("webp") && header.notes().isEmpty()) {
            // The other decoder takes minutes to make nothing of a file that is cut.
            throw Headers.damaged("the WebP image cannot be decoded", null);
        }
        Decoded decoded = java(bytes, format, "leptonica refuses it");
        if (!format.equals("png")) {
            return decoded;
        }
        Note note = new Note("repaired", "checksums in the file are wrong; the picture was read all the same");
        return new Decoded(decoded.pix(), decoded.tool(), decoded.reason(), List.of(note));
    }

    static boolean jpeg2000(String format) {
        return format.equals("jp2") || format.equals("jpx") || format.equals("x-jp2-codestream");
    }

    static StageException jpeg2000(Header header) {
        return header.coding().isEmpty()
                ? Headers.damaged("the JPEG 2000 image cannot be decoded", null)
                : new StageException(
                        FailureKind.UNSUPPORTED_CODEC,
                        Headers.STAGE,
                        "JPEG 2000 with " + header.coding() + " is not read; convert it to sRGB or grey");
    }

    private static Decoded java(byte[] bytes, String format, String reason) throws StageException {
        try {
            JavaReaders.Picture picture = JavaReaders.read(bytes, format);
            return new Decoded(Grey.of(picture.image()), picture.tool(), reason, notes(picture));
        } catch (IOException e) {
            throw Headers.damaged("the image cannot be decoded (" + e.getMessage() + ")", e);
        }
    }

    static List<Note> notes(JavaReaders.Picture picture) {
        return picture.warnings().isEmpty()
                ? List.of()
                : List.of(new Note(
                        "image-damaged",
                        "the decoder warns: " + picture.warnings().get(0)));
    }
}

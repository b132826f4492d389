package recto.image;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.Note;
import recto.model.StageException;

/** Decodes one page of a TIFF: leptonica for strips, TwelveMonkeys for tiles and for what leptonica refuses. */
final class TiffDecoder {
    private TiffDecoder() {}

    static Decoded decode(TiffPage page, Header header) throws StageException {
        try {
            check(page);
            TiffStrips strips = page.strips();
            byte[] alone = page.alone(strips);
            Decoded decoded = decode(page, header, alone);
            List<Note> notes = new ArrayList<>(decoded.notes());
            if (strips.cut()) {
                notes.add(TiffScan.truncated());
            }
            return new Decoded(decoded.pix(), decoded.tool(), decoded.reason(), notes);
        } catch (IOException e) {
            throw Headers.damaged("the page cannot be decoded (" + e.getMessage() + ")", e);
        }
    }

    /** Refuses by name what no decoder here knows. */
    static void check(TiffPage page) throws IOException, StageException {
        if (!TiffCodec.known(page.compression())) {
            throw TiffCodec.unsupported(TiffCodec.name(page.compression()) + " compression");
        }
        if (page.floats()) {
            throw TiffCodec.unsupported("floating-point samples");
        }
    }

    private static Decoded decode(TiffPage page, Header header, byte[] alone) throws IOException, StageException {
        String reason = "tiles, which leptonica does not read";
        if (!page.tiled()) {
            Leptonica.bind();
            Optional<Pix> pix = Pix.of(Leptonica.pixReadMemTiff(alone, alone.length, 0));
            if (pix.isPresent()) {
                return Decoded.of(pix.get(), Leptonica.version());
            }
            reason = "leptonica refuses it";
        }
        try {
            JavaReaders.Picture picture = JavaReaders.read(alone, "tiff");
            return new Decoded(Grey.of(picture.image()), picture.tool(), reason, Decoder.notes(picture));
        } catch (IOException e) {
            if (header.bits() != 1 && header.bits() != 8 && header.bits() != 16) {
                throw TiffCodec.unsupported(header.bits() + " bits per sample");
            }
            throw e;
        }
    }
}

package recto.image;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import recto.model.Facsimile;
import recto.model.Filter;
import recto.model.StageException;

/** The pictures of TIFF pages as they go into a PDF: one strip of G4 or JPEG as it is, others coded again. */
final class TiffOriginals {
    private static final int PHOTOMETRIC = 262;
    private static final int FILL_ORDER = 266;
    private static final int TABLES = 347;

    private TiffOriginals() {}

    static Facsimile of(TiffPage page, Header header) throws StageException {
        try {
            TiffStrips strips = page.strips();
            boolean one = strips.offsets().length == 1 && !strips.cut();
            if (one && page.compression() == TiffCodec.G4 && header.components() == 1 && header.bits() == 1) {
                return g4(page, header, strips);
            }
            Optional<Facsimile> jpeg =
                    one && page.compression() == TiffCodec.JPEG ? jpeg(page, header, strips) : Optional.empty();
            return jpeg.isPresent() ? jpeg.get() : recode(page, header, strips);
        } catch (IOException e) {
            throw Headers.damaged("the page cannot be decoded (" + e.getMessage() + ")", e);
        }
    }

    /** PDF knows the usual order of bits only. */
    private static Facsimile g4(TiffPage page, Header header, TiffStrips strips) throws IOException {
        byte[] strip = page.strip(strips);
        boolean reversed = page.number(FILL_ORDER, 1) == 2;
        if (reversed) {
            for (int i = 0; i < strip.length; i++) {
                strip[i] = (byte) (Integer.reverse(strip[i]) >>> 24);
            }
        }
        boolean inverted = page.number(PHOTOMETRIC, 0) == 1;
        Facsimile.Colour colour = new Facsimile.Colour(1, inverted, Optional.empty(), Optional.empty());
        return new Facsimile(
                Filter.CCITT_G4, strip, header.size(), 1, colour, header.turn(), Optional.empty(), !reversed);
    }

    /** A whole JPEG in the one strip, its tables joined to it (TIFF Technical Note 2). Grey and YCbCr only. */
    private static Optional<Facsimile> jpeg(TiffPage page, Header header, TiffStrips strips) throws IOException {
        long photometric = page.number(PHOTOMETRIC, 0);
        boolean plain = photometric == 6 && header.components() == 3 || photometric == 1 && header.components() == 1;
        if (!plain || page.tiled() || page.oddColours()) {
            return Optional.empty();
        }
        byte[] strip = page.strip(strips);
        byte[] tables = page.bytes(TABLES);
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        if (tables.length > 4) {
            joined.write(tables, 0, tables.length - 2);
            joined.write(strip, 2, Math.max(0, strip.length - 2));
        } else {
            joined.write(strip, 0, strip.length);
        }
        byte[] jpeg = joined.toByteArray();
        Header own = JpegHeader.read(Octets.of(jpeg));
        if (!own.size().equals(header.size()) || own.components() != header.components()) {
            return Optional.empty();
        }
        return Originals.jpeg(jpeg, own)
                .map(f -> new Facsimile(
                        f.filter(),
                        f.bytes(),
                        f.size(),
                        8,
                        new Facsimile.Colour(header.components(), false, Optional.empty(), header.icc()),
                        header.turn(),
                        Optional.empty(),
                        tables.length <= 4));
    }

    private static Facsimile recode(TiffPage page, Header header, TiffStrips strips)
            throws IOException, StageException {
        TiffDecoder.check(page);
        byte[] alone = page.alone(strips);
        if (!page.tiled()) {
            Leptonica.bind();
            Optional<Pix> pix = Pix.of(Leptonica.pixReadMemTiff(alone, alone.length, 0));
            if (pix.isPresent()) {
                return Recoded.of(pix.get(), header.turn());
            }
        }
        return Recoded.of(JavaReaders.read(alone, "tiff").image(), header.turn());
    }

    /** The data of all strips, one after the other. */
    static byte[] strip(Octets in, TiffStrips strips) throws IOException {
        byte[] out = new byte[strips.total()];
        int at = 0;
        for (int i = 0; i < strips.lengths().length; i++) {
            in.read(strips.offsets()[i], out, at, strips.lengths()[i]);
            at += strips.lengths()[i];
        }
        return out;
    }
}

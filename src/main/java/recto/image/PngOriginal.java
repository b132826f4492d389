package recto.image;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.zip.CRC32;
import recto.model.Facsimile;
import recto.model.Filter;
import recto.model.Turn;

/** Takes the coded rows out of a PNG for use in a PDF, which codes rows in the same way (ISO 32000-1, 7.4.4.4). */
final class PngOriginal {
    private final Octets in;
    private final ByteArrayOutputStream rows = new ByteArrayOutputStream();
    private Optional<byte[]> palette = Optional.empty();
    private boolean transparent;
    private boolean ended;

    private PngOriginal(Octets in) {
        this.in = in;
    }

    /** Empty where PDF cannot hold it as it is: interlaced, with transparency, or damaged. */
    static Optional<Facsimile> of(byte[] png, Header header, boolean original) {
        try {
            PngOriginal reader = new PngOriginal(Octets.of(png));
            int type = reader.in.u8(25);
            boolean plain = reader.in.u8(28) == 0 && (type == 0 || type == 2 || type == 3);
            return plain && reader.chunks() ? Optional.of(reader.facsimile(header, original)) : Optional.empty();
        } catch (IOException damaged) {
            return Optional.empty();
        }
    }

    private boolean chunks() throws IOException {
        long at = 8;
        while (!ended) {
            int length = Math.toIntExact(in.u32(at));
            byte[] chunk = in.bytes(at + 4, length + 4);
            CRC32 crc = new CRC32();
            crc.update(chunk);
            if (crc.getValue() != in.u32(at + 8 + length)) {
                return false;
            }
            take(in.tag(at + 4), chunk);
            at += 12L + length;
        }
        return !transparent && rows.size() > 0;
    }

    private void take(String type, byte[] chunk) {
        switch (type) {
            case "IDAT" -> rows.write(chunk, 4, chunk.length - 4);
            case "PLTE" -> palette = Optional.of(java.util.Arrays.copyOfRange(chunk, 4, chunk.length));
            case "tRNS" -> transparent = true;
            case "IEND" -> ended = true;
            default -> {}
        }
    }

    private Facsimile facsimile(Header header, boolean original) {
        boolean indexed = palette.isPresent() && header.components() == 1;
        Facsimile.Colour colour =
                new Facsimile.Colour(header.components(), false, indexed ? palette : Optional.empty(), header.icc());
        return new Facsimile(
                Filter.FLATE_PNG,
                rows.toByteArray(),
                header.size(),
                header.bits(),
                colour,
                header.turn(),
                Optional.empty(),
                original);
    }

    /** The same facsimile, turned. */
    static Facsimile turned(Facsimile facsimile, Turn turn) {
        return new Facsimile(
                facsimile.filter(),
                facsimile.bytes(),
                facsimile.size(),
                facsimile.bitsPerComponent(),
                facsimile.colour(),
                turn,
                facsimile.globals(),
                facsimile.original());
    }
}

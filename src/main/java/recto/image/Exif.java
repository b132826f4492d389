package recto.image;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Optional;
import recto.model.Resolution;
import recto.model.Turn;

/**
 * What an EXIF block says that matters here (Exif 2.32: a TIFF header with one directory). A broken block says nothing.
 */
record Exif(Turn turn, Optional<Resolution> resolution) {
    static final Exif NONE = new Exif(Turn.NONE, Optional.empty());

    static Exif read(byte[] block) {
        try {
            Octets in = Octets.of(block);
            if (in.size() < 8 || !order(in)) {
                return NONE;
            }
            Ifd ifd = Ifd.read(in, in.u32(4), false);
            return new Exif(ifd.turn(in), ifd.resolution(in));
        } catch (IOException broken) {
            // The picture is there without it.
            return NONE;
        }
    }

    /** Sets the order that the first two bytes of a TIFF structure name; false where they name none. */
    static boolean order(Octets in) throws IOException {
        int mark = in.order(ByteOrder.BIG_ENDIAN).u16(0);
        in.order(mark == 0x4949 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        return mark == 0x4949 || mark == 0x4d4d;
    }
}

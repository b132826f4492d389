package recto.image;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Optional;
import recto.model.Note;
import recto.model.Size;

/** Reads the chunks of a WebP file (RFC 9649). */
final class WebpHeader {
    private WebpHeader() {}

    static Header read(Octets in) throws IOException {
        in.order(ByteOrder.LITTLE_ENDIAN);
        if (!in.tag(0).equals("RIFF") || !in.tag(8).equals("WEBP")) {
            throw new IOException("it does not start as a WebP does");
        }
        Header header = Header.of(size(in), 3, 8, Optional.empty());
        long at = 12;
        while (at <= in.size() - 8) {
            long length = in.u32(at + 4);
            if (in.tag(at).equals("ANIM")) {
                header = header.with(new Note("animation", "an animated image: its first picture is read"));
            } else if (in.tag(at).equals("EXIF") && at + 8 + length <= in.size()) {
                header = header.with(Exif.read(block(in.bytes(at + 8, Math.toIntExact(length)))));
            }
            at += 8 + length + (length & 1);
        }
        return header;
    }

    /** Some writers put the name that JPEG needs before the block. */
    private static byte[] block(byte[] exif) {
        boolean named = exif.length > 6 && exif[0] == 'E' && exif[1] == 'x' && exif[4] == 0;
        return named ? java.util.Arrays.copyOfRange(exif, 6, exif.length) : exif;
    }

    private static Size size(Octets in) throws IOException {
        return switch (in.tag(12)) {
            case "VP8X" -> new Size(1 + u24(in, 24), 1 + u24(in, 27));
            case "VP8L" -> new Size(1 + (in.u16(21) & 0x3fff), 1 + (int) (in.u32(21) >> 14 & 0x3fff));
            case "VP8 " -> new Size(Math.max(1, in.u16(26) & 0x3fff), Math.max(1, in.u16(28) & 0x3fff));
            default -> throw new IOException("it holds no picture");
        };
    }

    private static int u24(Octets in, long at) throws IOException {
        return in.u16(at) | in.u8(at + 2) << 16;
    }
}

package recto.image;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Optional;
import recto.model.Size;

/** Reads the headers of BMP (as Windows writes it, and OS/2 1.x) and GIF (89a). */
final class PlainHeaders {
    private PlainHeaders() {}

    static Header bmp(Octets in) throws IOException {
        in.order(ByteOrder.LITTLE_ENDIAN);
        if (in.u16(0) != 0x4d42) {
            throw new IOException("it does not start as a BMP does");
        }
        if (in.u32(14) == 12) {
            return Header.of(size(in.u16(18), in.u16(20)), 1, in.u16(24), Optional.empty());
        }
        Size size = size((int) in.u32(18), (int) in.u32(22));
        Header header = Header.of(
                size,
                in.u16(28) > 8 ? 3 : 1,
                Math.min(8, in.u16(28)),
                Resolutions.stated(in.u32(38) * 0.0254, in.u32(42) * 0.0254));
        String coding = switch ((int) in.u32(30)) {
            case 4 -> "JPEG";
            case 5 -> "PNG";
            default -> "";
        };
        return new Header(
                size,
                header.components(),
                header.bits(),
                coding,
                header.resolution(),
                header.turn(),
                false,
                Optional.empty(),
                header.notes());
    }

    static Header gif(Octets in) throws IOException {
        in.order(ByteOrder.LITTLE_ENDIAN);
        if (!in.tag(0).equals("GIF8")) {
            throw new IOException("it does not start as a GIF does");
        }
        return Header.of(size(in.u16(6), in.u16(8)), 1, 8, Optional.empty());
    }

    /** Heights below 0 mean rows from the top. */
    private static Size size(int width, int height) throws IOException {
        if (width < 1 || height == 0 || height == Integer.MIN_VALUE) {
            throw new IOException("it states no size");
        }
        return new Size(width, Math.abs(height));
    }
}

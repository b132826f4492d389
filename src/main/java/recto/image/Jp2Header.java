package recto.image;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import recto.model.Resolution;
import recto.model.Size;
import recto.model.Turn;

/** Reads the boxes of JP2 and JPX (ITU-T T.800 annex I) and the size marker of the bare codestream (annex A.5.1). */
final class Jp2Header {
    private final Octets in;
    private Optional<Resolution> capture = Optional.empty();
    private Optional<Resolution> display = Optional.empty();
    private String coding = "";
    private Optional<Header> header = Optional.empty();

    private Jp2Header(Octets in) {
        this.in = in;
    }

    static Header read(Octets in) throws IOException {
        in.order(java.nio.ByteOrder.BIG_ENDIAN);
        if (in.u32(0) == 0xff4fff51L) {
            return codestream(in, 0);
        }
        Jp2Header reader = new Jp2Header(in);
        reader.boxes(0, in.size(), 0);
        Header found = reader.header.orElseThrow(() -> new IOException("it holds no picture"));
        return new Header(
                found.size(),
                found.components(),
                found.bits(),
                reader.coding,
                reader.capture.or(() -> reader.display),
                Turn.NONE,
                false,
                Optional.empty(),
                List.of());
    }

    private void boxes(long from, long to, int depth) throws IOException {
        long at = from;
        while (at <= to - 8 && depth < 4) {
            long length = in.u32(at);
            int head = length == 1 ? 16 : 8;
            long end = length == 0 ? to : length == 1 ? at + in.u64(at + 8) : at + length;
            if (end < at + head) {
                return;
            }
            box(in.tag(at + 4), at + head, Math.min(end, to), depth);
            at = end;
        }
    }

    private void box(String type, long from, long to, int depth) throws IOException {
        switch (type) {
            case "jp2h", "res " -> boxes(from, to, depth + 1);
            case "colr" -> colour(from);
            case "pclr" -> coding = "a palette";
            case "resc" -> capture = resolution(from);
            case "resd" -> display = resolution(from);
            case "jp2c" -> {
                if (header.isEmpty()) {
                    header = Optional.of(codestream(in, from));
                }
            }
            default -> {}
        }
    }

    /** Grey, sRGB and sYCC are usual; of others the number is kept (annex I.5.3.3 and T.801 annex M.11.7.3). */
    private void colour(long at) throws IOException {
        long space = in.u8(at) == 1 ? in.u32(at + 3) : 17;
        if (space < 16 || space > 18) {
            coding = space == 14 ? "CIELab colours" : "colour space " + space;
        }
    }

    /** Vertical first, as samples per metre: numerator, denominator, exponent (annex I.5.3.7). */
    private Optional<Resolution> resolution(long at) throws IOException {
        double y = in.u16(at) / (double) in.u16(at + 2) * Math.pow(10, (byte) in.u8(at + 8));
        double x = in.u16(at + 4) / (double) in.u16(at + 6) * Math.pow(10, (byte) in.u8(at + 9));
        return Resolutions.stated(x * 0.0254, y * 0.0254);
    }

    private static Header codestream(Octets in, long at) throws IOException {
        if (in.u32(at) != 0xff4fff51L) {
            throw new IOException("its codestream does not start as one does");
        }
        long width = in.u32(at + 8) - in.u32(at + 16);
        long height = in.u32(at + 12) - in.u32(at + 20);
        if (width < 1 || height < 1 || width > Integer.MAX_VALUE || height > Integer.MAX_VALUE) {
            throw new IOException("it states no size");
        }
        Size size = new Size((int) width, (int) height);
        return Header.of(size, in.u16(at + 40), 1 + (in.u8(at + 42) & 0x7f), Optional.empty());
    }
}

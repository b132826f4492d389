package recto.image;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.InflaterInputStream;
import recto.model.Note;
import recto.model.Resolution;
import recto.model.Size;

/** Reads the chunks of a PNG (PNG, third edition) without inflating any but the colour profile, which has a limit. */
final class PngHeader {
    private static final int LARGEST_PROFILE = 4 << 20;

    private PngHeader() {}

    static Header read(Octets in) throws IOException {
        in.order(java.nio.ByteOrder.BIG_ENDIAN);
        if (in.u32(0) != 0x89504e47L || in.u32(4) != 0x0d0a1a0aL) {
            throw new IOException("it does not start as a PNG does");
        }
        if (!in.tag(12).equals("IHDR") || in.u32(16) < 1 || in.u32(20) < 1 || in.u32(16) >> 31 != 0) {
            throw new IOException("it states no size");
        }
        CRC32 crc = new CRC32();
        crc.update(in.bytes(12, 17));
        if (crc.getValue() != in.u32(29)) {
            throw new IOException("the checksum of its size is wrong");
        }
        Size size = new Size(Math.toIntExact(in.u32(16)), (int) Math.min(Integer.MAX_VALUE, in.u32(20)));
        int components = switch (in.u8(25)) {
            case 2 -> 3;
            case 4 -> 2;
            case 6 -> 4;
            default -> 1;
        };
        return chunks(in, Header.of(size, components, in.u8(24), Optional.empty()));
    }

    private static Header chunks(Octets in, Header start) throws IOException {
        Header header = start;
        long at = 33;
        while (at <= in.size() - 12 && !in.tag(at + 4).equals("IEND")) {
            long length = in.u32(at);
            if (at + 12 + length > in.size()) {
                break;
            }
            header = chunk(in, at, header);
            at += 12 + length;
        }
        return header;
    }

    private static Header chunk(Octets in, long at, Header header) throws IOException {
        int length = (int) in.u32(at);
        return switch (in.tag(at + 4)) {
            case "pHYs" -> length < 9 || in.u8(at + 16) != 1 ? header : with(header, perMetre(in, at), header.icc());
            case "eXIf" -> header.with(Exif.read(in.bytes(at + 8, length)));
            case "tEXt" -> length > 1 << 20 ? header : header.with(hexadecimal(in.bytes(at + 8, length), header));
            case "iCCP" -> with(header, header.resolution(), profile(in.bytes(at + 8, length)));
            case "acTL" -> header.with(new Note("animation", "an animated image: its first picture is read"));
            default -> header;
        };
    }

    /** ImageMagick's way to keep EXIF before PNG had a chunk for it. */
    private static Exif hexadecimal(byte[] chunk, Header header) {
        String text = new String(chunk, StandardCharsets.ISO_8859_1).replaceAll("\\s", "");
        int from = text.indexOf("457869660000");
        String digits = from < 0 ? "" : text.substring(from + 12);
        if (!text.startsWith("Rawprofiletypeexif") || !digits.matches("([0-9a-f]{2})+")) {
            return new Exif(header.turn(), header.resolution());
        }
        return Exif.read(HexFormat.of().parseHex(digits));
    }

    private static Optional<Resolution> perMetre(Octets in, long at) throws IOException {
        return Resolutions.stated(in.u32(at + 8) * 0.0254, in.u32(at + 12) * 0.0254);
    }

    private static Optional<byte[]> profile(byte[] chunk) {
        int name = 0;
        while (name < chunk.length && chunk[name] != 0) {
            name++;
        }
        int from = Math.min(chunk.length, name + 2);
        try (InflaterInputStream in =
                new InflaterInputStream(new ByteArrayInputStream(chunk, from, chunk.length - from))) {
            byte[] profile = in.readNBytes(LARGEST_PROFILE + 1);
            return profile.length > LARGEST_PROFILE ? Optional.empty() : Optional.of(profile);
        } catch (IOException broken) {
            // The picture can be shown without its profile.
            return Optional.empty();
        }
    }

    private static Header with(Header old, Optional<Resolution> resolution, Optional<byte[]> icc) {
        return new Header(
                old.size(),
                old.components(),
                old.bits(),
                old.coding(),
                resolution,
                old.turn(),
                old.adobe(),
                icc,
                old.notes());
    }
}

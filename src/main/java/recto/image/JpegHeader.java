package recto.image;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import recto.model.Resolution;
import recto.model.Size;

/** Reads the marker segments of a JPEG up to the first scan (ITU-T T.81 annex B, JFIF 1.02, ICC.1 annex B.4). */
final class JpegHeader {
    private static final int SOI = 0xd8;
    private static final int EOI = 0xd9;
    private static final int SOS = 0xda;
    private static final int DNL = 0xdc;

    private final Octets in;
    private final SortedMap<Integer, byte[]> profile = new TreeMap<>();
    private Optional<Resolution> jfif = Optional.empty();
    private Exif exif = Exif.NONE;
    private boolean adobe;
    private int frame;
    private int bits;
    private int width;
    private int height;
    private int components;

    private JpegHeader(Octets in) {
        this.in = in;
    }

    static Header read(Octets in) throws IOException {
        return new JpegHeader(in.order(java.nio.ByteOrder.BIG_ENDIAN)).read();
    }

    private Header read() throws IOException {
        if (in.u16(0) != 0xff00 + SOI) {
            throw new IOException("it does not start as a JPEG does");
        }
        long at = 2;
        int marker = marker(at);
        while (marker != SOS && marker != EOI) {
            if (marker < 0xd0 || marker > 0xd7) {
                int length = in.u16(at + 2);
                segment(marker, at + 4, length - 2);
                at += 2 + Math.max(2, length);
            } else {
                at += 2;
            }
            at = resynchronise(at);
            marker = marker(at);
        }
        if (width == 0 || components == 0) {
            throw new IOException("it states no size");
        }
        if (height == 0) {
            height = linesFromTheEnd(at);
        }
        return header();
    }

    private Header header() {
        return new Header(
                new Size(width, height),
                components,
                bits,
                coding(),
                jfif.or(exif::resolution),
                exif.turn(),
                adobe,
                icc(),
                List.of());
    }

    private int marker(long at) throws IOException {
        return in.u8(at + 1);
    }

    /** A wrong segment length leads into the middle of something: the next marker is looked for. */
    private long resynchronise(long from) throws IOException {
        long at = from;
        while (in.u8(at) != 0xff || in.u8(at + 1) == 0 || in.u8(at + 1) == 0xff) {
            at++;
        }
        return at;
    }

    private void segment(int marker, long at, int length) throws IOException {
        if (marker == 0xe0 && length >= 12 && in.tag(at).equals("JFIF")) {
            int unit = in.u8(at + 7);
            double scale = unit == 2 ? 2.54 : 1;
            if (unit == 1 || unit == 2) {
                jfif = Resolutions.stated(in.u16(at + 8) * scale, in.u16(at + 10) * scale);
            }
        } else if (marker == 0xe1 && length > 14 && in.tag(at).equals("Exif")) {
            exif = Exif.read(in.bytes(at + 6, (int) Math.min(length - 6, in.size() - at - 6)));
        } else if (marker == 0xe2 && length > 14 && in.tag(at).equals("ICC_")) {
            profile.put(in.u8(at + 12), in.bytes(at + 14, length - 14));
        } else if (marker == 0xee && length >= 12 && in.tag(at).equals("Adob")) {
            adobe = true;
        } else if (marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc) {
            frame = marker;
            bits = in.u8(at);
            height = in.u16(at + 1);
            width = in.u16(at + 3);
            components = in.u8(at + 5);
        }
    }

    /** A height of 0 says that the marker DNL after the first scan has it. */
    private int linesFromTheEnd(long from) throws IOException {
        for (long at = from; at < in.size() - 5; at++) {
            if (in.u8(at) == 0xff && in.u8(at + 1) == DNL && in.u16(at + 2) == 4) {
                return Math.max(1, in.u16(at + 4));
            }
        }
        throw new IOException("it states no height");
    }

    /** Whether the marker for the end of the image stands in the last part of the file. */
    static boolean ends(byte[] jpeg) {
        for (int i = jpeg.length - 2; i >= 0 && i > jpeg.length - (1 << 16); i--) {
            if ((jpeg[i] & 0xff) == 0xff && (jpeg[i + 1] & 0xff) == EOI) {
                return true;
            }
        }
        return false;
    }

    /** The same file with its height in the frame header, where it stands only at the end. */
    static byte[] withHeight(byte[] jpeg, int height) {
        for (int i = 2; i < jpeg.length - 8; i++) {
            boolean frame = jpeg[i] == (byte) 0xff && (jpeg[i + 1] & 0xf0) == 0xc0 && jpeg[i + 1] != (byte) 0xc4;
            if (frame && jpeg[i + 5] == 0 && jpeg[i + 6] == 0) {
                byte[] copy = jpeg.clone();
                copy[i + 5] = (byte) (height >> 8);
                copy[i + 6] = (byte) height;
                return copy;
            }
        }
        return jpeg;
    }

    private String coding() {
        return switch (frame) {
            case 0xc0, 0xc1 -> "baseline";
            case 0xc2 -> "progressive";
            case 0xc3 -> "lossless";
            case 0xc9, 0xca -> "arithmetic";
            default -> "JPEG process " + (frame - 0xc0);
        };
    }

    private Optional<byte[]> icc() {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        profile.values().forEach(joined::writeBytes);
        return profile.isEmpty() ? Optional.empty() : Optional.of(joined.toByteArray());
    }
}

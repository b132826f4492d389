package recto.samples;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Writes PNG files chunk by chunk, right or wrong (W3C Recommendation, PNG Third Edition). */
final class PngBytes {
    static final int GREY = 0;
    static final int GREY_ALPHA = 4;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    PngBytes(int width, int height, int bits, int colour) {
        out.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'});
        ByteBuffer header = ByteBuffer.allocate(13).putInt(width).putInt(height);
        header.put((byte) bits).put((byte) colour);
        chunk("IHDR", header.array(), 0);
        chunk("pHYs", new byte[] {0, 0, 0x1e, (byte) 0xc2, 0, 0, 0x1e, (byte) 0xc2, 1}, 0);
    }

    /** @param spoil is added to the check sum: 0 for a good chunk */
    PngBytes chunk(String type, byte[] data, int spoil) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data);
        ByteBuffer chunk = ByteBuffer.allocate(12 + data.length);
        chunk.putInt(data.length).put(name).put(data).putInt((int) sum.getValue() + spoil);
        out.writeBytes(chunk.array());
        return this;
    }

    /** The rows, each without a filter. */
    PngBytes rows(byte[] packed, int rowBytes, int spoil) {
        int rows = packed.length / rowBytes;
        byte[] filtered = new byte[packed.length + rows];
        for (int y = 0; y < rows; y++) {
            System.arraycopy(packed, y * rowBytes, filtered, y * (rowBytes + 1) + 1, rowBytes);
        }
        return chunk("IDAT", Packing.deflate(filtered), spoil);
    }

    byte[] end() {
        chunk("IEND", new byte[0], 0);
        return out.toByteArray();
    }
}

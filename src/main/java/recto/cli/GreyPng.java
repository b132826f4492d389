package recto.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Small pictures as PNG (ISO/IEC 15948) in sixteen greys. */
final class GreyPng {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int BITS = 4;

    private GreyPng() {}

    /**
     * Encodes a picture.
     *
     * @param rows from the top, one byte for each pixel: 0 is black, 255 white
     */
    static byte[] of(byte[][] rows) {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        png.writeBytes(SIGNATURE);
        chunk("IHDR", header(rows[0].length, rows.length), png);
        chunk("IDAT", deflated(rows), png);
        chunk("IEND", new byte[0], png);
        return png.toByteArray();
    }

    private static byte[] header(int width, int height) {
        int rest = 0; // greys, deflated, usual filters, not interlaced: one byte each
        return ByteBuffer.allocate(13)
                .putInt(width)
                .putInt(height)
                .put((byte) BITS)
                .putInt(rest)
                .array();
    }

    private static byte[] deflated(byte[][] rows) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION))) {
            for (byte[] row : rows) {
                out.write(packed(row));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot be written to", e);
        }
        return bytes.toByteArray();
    }

    /** Two pixels to a byte, behind the mark of a row without filter. */
    private static byte[] packed(byte[] row) {
        byte[] packed = new byte[1 + (row.length + 1) / 2];
        for (int x = 0; x < row.length; x++) {
            int grey = (row[x] & 0xFF) >> BITS;
            packed[1 + x / 2] |= (byte) (x % 2 == 0 ? grey << BITS : grey);
        }
        return packed;
    }

    private static void chunk(String type, byte[] content, ByteArrayOutputStream png) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(content);
        png.writeBytes(ByteBuffer.allocate(4).putInt(content.length).array());
        png.writeBytes(name);
        png.writeBytes(content);
        png.writeBytes(ByteBuffer.allocate(4).putInt((int) check.getValue()).array());
    }
}

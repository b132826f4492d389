package recto.train;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Pictures as PNG (ISO/IEC 15948) in 256 greys. */
final class GreyPng {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int BITS = 8;
    private static final byte SUB = 1;

    private GreyPng() {}

    static byte[] of(Grey picture) {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        png.writeBytes(SIGNATURE);
        int rest = 0; // greys, deflated, usual filters, not interlaced: one byte each
        chunk(
                "IHDR",
                ByteBuffer.allocate(13)
                        .putInt(picture.width())
                        .putInt(picture.height())
                        .put((byte) BITS)
                        .putInt(rest)
                        .array(),
                png);
        chunk("IDAT", deflated(filtered(picture)), png);
        chunk("IEND", new byte[0], png);
        return png.toByteArray();
    }

    /** Each pixel as the difference to the one on its left. */
    private static byte[] filtered(Grey picture) {
        ByteBuffer rows = ByteBuffer.allocate((picture.width() + 1) * picture.height());
        for (int y = 0; y < picture.height(); y++) {
            byte[] row = picture.row(y);
            rows.put(SUB);
            byte left = 0;
            for (byte pixel : row) {
                rows.put((byte) (pixel - left));
                left = pixel;
            }
        }
        return rows.array();
    }

    private static byte[] deflated(byte[] bytes) {
        Deflater deflater = new Deflater();
        deflater.setInput(bytes);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 14];
        while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return out.toByteArray();
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

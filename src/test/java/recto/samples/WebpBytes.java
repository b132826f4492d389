package recto.samples;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Writes black and white images as lossless WebP: the subtract-green transform makes red and blue constant, so that one
 * bit a pixel is left (WebP Lossless Bitstream Specification, 2014).
 */
final class WebpBytes {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int pending;
    private int count;

    private WebpBytes() {}

    static byte[] lossless(Gray page) {
        WebpBytes stream = new WebpBytes();
        stream.image(page);
        byte[] data = stream.out.toByteArray();
        int padded = data.length + data.length % 2;
        ByteBuffer file = ByteBuffer.allocate(20 + padded).order(ByteOrder.LITTLE_ENDIAN);
        file.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(12 + padded);
        file.put("WEBPVP8L".getBytes(StandardCharsets.US_ASCII)).putInt(data.length);
        file.put(data);
        return file.array();
    }

    private void image(Gray page) {
        put(0x2f, 8);
        put(page.width - 1, 14);
        put(page.height - 1, 14);
        put(0, 4);
        put(1, 1);
        put(2, 2);
        put(0, 3);
        code(0, 255);
        code(0);
        code(0);
        code(255);
        code(0);
        for (float value : page.values) {
            put(value < 128 ? 0 : 1, 1);
        }
        put(0, 7);
    }

    /** A simple prefix code of one or two symbols. */
    private void code(int... symbols) {
        put(1, 1);
        put(symbols.length - 1, 1);
        put(1, 1);
        for (int symbol : symbols) {
            put(symbol, 8);
        }
    }

    private void put(int value, int bits) {
        for (int i = 0; i < bits; i++) {
            pending |= (value >> i & 1) << count;
            if (++count == 8) {
                out.write(pending);
                pending = 0;
                count = 0;
            }
        }
    }
}

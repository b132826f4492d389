package recto.samples;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.Deflater;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.CCITTFactory;

/** The compressions that odd files need. */
final class Packing {
    private Packing() {}

    static byte[] deflate(byte[] data) {
        Deflater deflater = new Deflater(9);
        deflater.setInput(data);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] part = new byte[4096];
        while (!deflater.finished()) {
            out.write(part, 0, deflater.deflate(part));
        }
        deflater.end();
        return out.toByteArray();
    }

    /** CCITT Group 4 (ITU-T T.6), one block, 0 is white. */
    static byte[] groupFour(Gray page) throws IOException {
        try (PDDocument carrier = new PDDocument()) {
            return CCITTFactory.createFromImage(carrier, page.toBilevel(128))
                    .getCOSObject()
                    .createRawInputStream()
                    .readAllBytes();
        }
    }

    /** LZW as TIFF 6.0 has it: codes of 9 to 12 bits, most significant bit first, early change. */
    static byte[] lzw(byte[] data) {
        BitSink sink = new BitSink();
        Map<String, Integer> table = new HashMap<>();
        sink.put(256, 9);
        int next = 258;
        int width = 9;
        String known = "";
        for (byte b : data) {
            String longer = known + (char) (b & 0xff);
            if (longer.length() == 1 || table.containsKey(longer)) {
                known = longer;
                continue;
            }
            sink.put(code(table, known), width);
            table.put(longer, next++);
            width = next > 2047 ? 12 : next > 1023 ? 11 : next > 511 ? 10 : 9;
            if (next == 4094) {
                sink.put(256, 12);
                table.clear();
                next = 258;
                width = 9;
            }
            known = longer.substring(longer.length() - 1);
        }
        sink.put(code(table, known), width);
        next++;
        width = next > 2047 ? 12 : next > 1023 ? 11 : next > 511 ? 10 : 9;
        sink.put(257, width);
        return sink.bytes();
    }

    private static int code(Map<String, Integer> table, String known) {
        return known.length() == 1 ? known.charAt(0) : table.get(known);
    }

    /** Collects bits, the most significant first. */
    private static final class BitSink {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private int pending;
        private int count;

        void put(int value, int bits) {
            for (int i = bits - 1; i >= 0; i--) {
                pending = pending << 1 | value >> i & 1;
                if (++count == 8) {
                    out.write(pending);
                    pending = 0;
                    count = 0;
                }
            }
        }

        byte[] bytes() {
            while (count != 0) {
                put(0, 1);
            }
            return out.toByteArray();
        }
    }
}

package recto.samples;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Unpacks a web font (WOFF 1.0, W3C Recommendation 2012) to the OpenType file that it was made from. */
final class Woff {
    private static final int HEADER = 44;
    private static final int ENTRY = 20;

    private Woff() {}

    static byte[] unpack(byte[] woff) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(woff);
        int tables = in.getShort(12);
        ByteBuffer out = ByteBuffer.allocate(in.getInt(16));
        int power = Integer.highestOneBit(tables);
        out.putInt(in.getInt(4)).putShort((short) tables).putShort((short) (power * 16));
        out.putShort((short) Integer.numberOfTrailingZeros(power)).putShort((short) ((tables - power) * 16));
        int offset = 12 + 16 * tables;
        for (int i = 0; i < tables; i++) {
            int entry = HEADER + ENTRY * i;
            int length = in.getInt(entry + 12);
            out.position(12 + 16 * i);
            out.putInt(in.getInt(entry))
                    .putInt(in.getInt(entry + 16))
                    .putInt(offset)
                    .putInt(length);
            out.position(offset);
            out.put(table(woff, in.getInt(entry + 4), in.getInt(entry + 8), length));
            offset += (length + 3) & ~3;
        }
        return out.array();
    }

    private static byte[] table(byte[] woff, int offset, int packed, int length) throws IOException {
        byte[] table = new byte[length];
        if (packed == length) {
            System.arraycopy(woff, offset, table, 0, length);
            return table;
        }
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(woff, offset, packed);
            inflater.inflate(table);
            return table;
        } catch (DataFormatException e) {
            throw new IOException("the web font is damaged", e);
        } finally {
            inflater.end();
        }
    }
}

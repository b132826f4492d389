package recto.image;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Puts the boxes of JP2 around a bare JPEG 2000 codestream (ITU-T T.800 annex I). */
final class Jp2Writer {
    private Jp2Writer() {}

    /** Grey or sRGB, by the number of components. */
    static byte[] wrap(byte[] codestream, Header header) {
        ByteBuffer out = ByteBuffer.allocate(12 + 20 + 45 + 8 + codestream.length);
        box(out, 12, "jP  ").putInt(0x0d0a870a);
        box(out, 20, "ftyp").put(ascii("jp2 ")).putInt(0).put(ascii("jp2 "));
        box(out, 45, "jp2h");
        box(out, 22, "ihdr").putInt(header.size().height()).putInt(header.size().width());
        out.putShort((short) header.components()).put((byte) (header.bits() - 1));
        out.put((byte) 7).put((byte) 0).put((byte) 0);
        box(out, 15, "colr").put((byte) 1).put((byte) 0).put((byte) 0).putInt(header.components() == 1 ? 17 : 16);
        box(out, 8 + codestream.length, "jp2c").put(codestream);
        return out.array();
    }

    private static ByteBuffer box(ByteBuffer out, int length, String type) {
        return out.putInt(length).put(ascii(type));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}

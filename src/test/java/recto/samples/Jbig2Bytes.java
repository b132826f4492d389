package recto.samples;

import java.nio.ByteBuffer;

/** Wraps a Group 4 image as a JBIG2 stream for PDF: one page, one generic region in MMR coding (ITU-T T.88). */
final class Jbig2Bytes {
    private static final int HEADER = 11;
    private static final int PAGE = 19;
    private static final int REGION = 18;

    private Jbig2Bytes() {}

    static byte[] wrap(int width, int height, byte[] groupFour) {
        ByteBuffer out = ByteBuffer.allocate(2 * HEADER + PAGE + REGION + groupFour.length);
        out.putInt(0).put((byte) 48).put((byte) 0).put((byte) 1).putInt(PAGE);
        out.putInt(width).putInt(height).putInt(0).putInt(0).put((byte) 0).putShort((short) 0);
        out.putInt(1).put((byte) 38).put((byte) 0).put((byte) 1).putInt(REGION + groupFour.length);
        out.putInt(width).putInt(height).putInt(0).putInt(0).put((byte) 0).put((byte) 1);
        out.put(groupFour);
        return out.array();
    }
}

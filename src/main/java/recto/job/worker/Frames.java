package recto.job.worker;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import recto.transcript.Json;

/**
 * Values over a socket. A frame is the four bytes {@code RCTO}, the length of the payload (4 bytes, big endian) and the
 * payload, one value in JSON. The four bytes tell a stream that has lost its place.
 */
final class Frames implements Closeable {
    private static final int MAGIC = 0x5243544F;
    private static final int LONGEST = 1 << 28;

    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;

    Frames(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 1 << 16));
        out = new DataOutputStream(socket.getOutputStream());
    }

    /** Sends a value. */
    void send(Object value) throws IOException {
        byte[] payload = Json.write(value);
        byte[] frame = java.nio.ByteBuffer.allocate(payload.length + 8)
                .putInt(MAGIC)
                .putInt(payload.length)
                .put(payload)
                .array();
        out.write(frame);
        out.flush();
    }

    /** Waits for a value. */
    <T> T receive(Class<T> type) throws IOException {
        int magic = in.readInt();
        int length = in.readInt();
        if (magic != MAGIC || length < 0 || length > LONGEST) {
            throw new IOException("not a frame of ours: " + Integer.toHexString(magic) + ", " + length + " bytes");
        }
        byte[] payload = in.readNBytes(length);
        if (payload.length < length) {
            throw new java.io.EOFException("the stream ended inside a frame");
        }
        return Json.read(payload, type);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}

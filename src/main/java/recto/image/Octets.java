package recto.image;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Reads numbers anywhere in a file or array, through a small window, so that headers of large files cost little.
 * Reading past the end throws {@link EOFException}. Numbers are unsigned. One thread at a time.
 */
final class Octets implements Closeable {
    private static final int WINDOW = 1 << 16;
    private final FileChannel channel;
    private final long size;
    private ByteBuffer window;
    private long start;
    private ByteOrder order = ByteOrder.BIG_ENDIAN;

    private Octets(FileChannel channel, long size, ByteBuffer window) {
        this.channel = channel;
        this.size = size;
        this.window = window;
    }

    static Octets of(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        return new Octets(channel, channel.size(), ByteBuffer.allocate(0));
    }

    static Octets of(byte[] bytes) {
        return new Octets(null, bytes.length, ByteBuffer.wrap(bytes));
    }

    long size() {
        return size;
    }

    ByteOrder order() {
        return order;
    }

    /** Sets the order of bytes in numbers from here on; big end first at the start. */
    Octets order(ByteOrder next) {
        this.order = next;
        return this;
    }

    int u8(long at) throws IOException {
        return at(at, 1).get() & 0xff;
    }

    int u16(long at) throws IOException {
        return at(at, 2).getShort() & 0xffff;
    }

    long u32(long at) throws IOException {
        return at(at, 4).getInt() & 0xffffffffL;
    }

    /** A 64-bit number; beyond what a signed one holds it comes back as the greatest, which no file reaches. */
    long u64(long at) throws IOException {
        long value = at(at, 8).getLong();
        return value < 0 ? Long.MAX_VALUE : value;
    }

    float f32(long at) throws IOException {
        return at(at, 4).getFloat();
    }

    double f64(long at) throws IOException {
        return at(at, 8).getDouble();
    }

    /** Four characters of a tag, byte for byte. */
    String tag(long at) throws IOException {
        return new String(bytes(at, 4), java.nio.charset.StandardCharsets.ISO_8859_1);
    }

    byte[] bytes(long at, int length) throws IOException {
        byte[] bytes = new byte[checked(at, length)];
        read(at, bytes, 0, length);
        return bytes;
    }

    /** Reads into a part of an array. */
    void read(long at, byte[] into, int offset, int length) throws IOException {
        checked(at, length);
        if (channel == null || length <= WINDOW) {
            at(at, length).get(into, offset, length);
        } else {
            fill(at, ByteBuffer.wrap(into, offset, length));
        }
    }

    private int checked(long at, int length) throws EOFException {
        if (at < 0 || length < 0 || at > size - length) {
            throw new EOFException("the file ends before byte " + at + " + " + length);
        }
        return length;
    }

    private ByteBuffer at(long at, int length) throws IOException {
        checked(at, length);
        if (at < start || at + length > start + window.limit()) {
            window = ByteBuffer.allocate((int) Math.min(WINDOW, size - at));
            fill(at, window);
            window.flip();
            start = at;
        }
        return window.order(order).position((int) (at - start));
    }

    private void fill(long at, ByteBuffer into) throws IOException {
        long position = at;
        while (into.hasRemaining()) {
            int read = channel.read(into, position);
            if (read < 0) {
                throw new EOFException("the file has become shorter while it was read");
            }
            position += read;
        }
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            channel.close();
        }
    }
}

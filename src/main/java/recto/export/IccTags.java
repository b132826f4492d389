package recto.export;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Collects the tags of a colour profile (ICC.1:2001-04) and lays them out. */
final class IccTags {
    private static final int HEADER = 128;
    private static final int VERSION = 0x02100000;

    private final List<Tag> tags = new ArrayList<>();

    private record Tag(String name, byte[] bytes) {}

    IccTags add(String name, byte[] bytes) {
        tags.add(new Tag(name, bytes));
        return this;
    }

    /** The profile: device class, colour space of the device, connection space. */
    byte[] profile(String device, String space, String connection) {
        int start = HEADER + 4 + 12 * tags.size();
        int size = start + tags.stream().mapToInt(tag -> padded(tag.bytes)).sum();
        ByteBuffer out = ByteBuffer.allocate(size);
        out.putInt(size).putInt(0).putInt(VERSION).put(ascii(device + space + connection));
        out.putShort((short) 2026).putShort((short) 1).putShort((short) 1);
        out.position(36).put(ascii("acsp"));
        out.position(68).putInt(fixed(0.9642)).putInt(fixed(1)).putInt(fixed(0.8249));
        out.position(HEADER).putInt(tags.size());
        int at = start;
        for (Tag tag : tags) {
            out.put(ascii(tag.name)).putInt(at).putInt(tag.bytes.length);
            at += padded(tag.bytes);
        }
        at = start;
        for (Tag tag : tags) {
            out.position(at).put(tag.bytes);
            at += padded(tag.bytes);
        }
        return out.array();
    }

    static byte[] xyz(double x, double y, double z) {
        return ByteBuffer.allocate(20)
                .put(ascii("XYZ "))
                .putInt(0)
                .putInt(fixed(x))
                .putInt(fixed(y))
                .putInt(fixed(z))
                .array();
    }

    static byte[] text(String text) {
        return ByteBuffer.allocate(9 + text.length())
                .put(ascii("text"))
                .putInt(0)
                .put(ascii(text))
                .array();
    }

    /** ASCII only; the parts for other scripts are empty. */
    static byte[] description(String text) {
        return ByteBuffer.allocate(12 + text.length() + 1 + 4 + 4 + 2 + 1 + 67)
                .put(ascii("desc"))
                .putInt(0)
                .putInt(text.length() + 1)
                .put(ascii(text))
                .array();
    }

    private static int fixed(double value) {
        return (int) Math.round(value * 65536);
    }

    private static int padded(byte[] bytes) {
        return (bytes.length + 3) / 4 * 4;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(US_ASCII);
    }
}

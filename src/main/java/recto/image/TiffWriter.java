package recto.image;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Writes one picture as a small TIFF 6.0, coded data as they are: so that a decoder sees the page that is wanted and no
 * other, and none of the tags that do not concern the pixels.
 */
final class TiffWriter {
    private static final Set<Integer> PIXEL_TAGS = Set.of(
            256, 257, 258, 259, 262, 266, 277, 278, 284, 292, 293, 317, 320, 322, 323, 332, 336, 338, 339, 347, 529,
            530, 531, 532);

    private static final int PALETTE = 320;
    private static final int LONGEST_VALUES = 1 << 20;

    private final SortedMap<Integer, Entry> entries = new TreeMap<>();
    private final ByteOrder order;

    private record Entry(int type, int count, byte[] values) {}

    private TiffWriter(ByteOrder order) {
        this.order = order;
    }

    /** Copies a page of another TIFF, in the same byte order. */
    static byte[] write(Octets in, Ifd ifd, TiffStrips strips) throws IOException {
        TiffWriter writer = new TiffWriter(in.order());
        boolean tiled = ifd.has(322) || ifd.has(324);
        for (Map.Entry<Integer, Ifd.Field> each : ifd.fields().entrySet()) {
            if (PIXEL_TAGS.contains(each.getKey())) {
                writer.copy(in, ifd, each.getKey(), each.getValue());
            }
        }
        byte[] out = writer.layOut(strips.lengths(), tiled ? 324 : 273);
        int at = out.length - strips.total();
        for (int i = 0; i < strips.offsets().length; i++) {
            in.read(strips.offsets()[i], out, at, strips.lengths()[i]);
            at += strips.lengths()[i];
        }
        return out;
    }

    /** Wraps one strip; {@code tags} are those of TIFF 6.0 for its pixels, all LONG. */
    static byte[] wrap(SortedMap<Integer, Long> tags, byte[] strip) {
        TiffWriter writer = new TiffWriter(ByteOrder.LITTLE_ENDIAN);
        tags.forEach((tag, value) -> writer.longs(tag, new long[] {value}));
        byte[] out = writer.layOut(new int[] {strip.length}, 273);
        System.arraycopy(strip, 0, out, out.length - strip.length, strip.length);
        return out;
    }

    private void copy(Octets in, Ifd ifd, int tag, Ifd.Field field) throws IOException {
        if (field.count() * field.bytes() > LONGEST_VALUES) {
            throw new IOException("tag " + tag + " has " + field.count() + " values");
        }
        if (tag == PALETTE) {
            longs(tag, palette(ifd.numbers(in, tag)));
            shorts(tag);
        } else if (field.type() >= 16) {
            longs(tag, ifd.numbers(in, tag));
        } else {
            entries.put(tag, new Entry(field.type(), (int) field.count(), ifd.bytes(in, tag)));
        }
    }

    /** Old writers fill the palette with 8-bit values where 16 are meant. */
    private static long[] palette(long[] values) {
        boolean small = java.util.Arrays.stream(values).allMatch(v -> v < 256);
        return small ? java.util.Arrays.stream(values).map(v -> v * 257).toArray() : values;
    }

    private void shorts(int tag) {
        Entry longs = entries.get(tag);
        ByteBuffer from = ByteBuffer.wrap(longs.values()).order(order);
        ByteBuffer to = ByteBuffer.allocate(2 * longs.count()).order(order);
        for (int i = 0; i < longs.count(); i++) {
            to.putShort((short) from.getInt());
        }
        entries.put(tag, new Entry(3, longs.count(), to.array()));
    }

    private void longs(int tag, long[] values) {
        ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(order);
        for (long value : values) {
            bytes.putInt((int) value);
        }
        entries.put(tag, new Entry(4, values.length, bytes.array()));
    }

    /** Header, directory and values; room for the data of the strips is left at the end. */
    private byte[] layOut(int[] lengths, int offsetsTag) {
        long[] offsets = new long[lengths.length];
        long[] counts = new long[lengths.length];
        longs(offsetsTag, offsets);
        longs(offsetsTag == 273 ? 279 : 325, counts);
        int head = 8 + 2 + 12 * entries.size() + 4;
        int values =
                entries.values().stream().mapToInt(e -> room(e.values().length)).sum();
        long data = head + values;
        for (int i = 0; i < lengths.length; i++) {
            offsets[i] = data;
            counts[i] = lengths[i];
            data += lengths[i];
        }
        longs(offsetsTag, offsets);
        longs(offsetsTag == 273 ? 279 : 325, counts);
        ByteBuffer out = ByteBuffer.allocate(Math.toIntExact(data)).order(order);
        out.putShort((short) (order == ByteOrder.LITTLE_ENDIAN ? 0x4949 : 0x4d4d))
                .putShort((short) 42);
        out.putInt(8).putShort((short) entries.size());
        int[] spare = {head};
        entries.forEach((tag, entry) -> put(out, tag, entry, spare));
        return out.array();
    }

    private static int room(int bytes) {
        return bytes <= 4 ? 0 : bytes + (bytes & 1);
    }

    private static void put(ByteBuffer out, int tag, Entry entry, int[] spare) {
        byte[] values = entry.values();
        out.putShort((short) tag).putShort((short) entry.type()).putInt(entry.count());
        if (values.length <= 4) {
            out.put(values).put(new byte[4 - values.length]);
        } else {
            out.putInt(spare[0]);
            System.arraycopy(values, 0, out.array(), spare[0], values.length);
            spare[0] += room(values.length);
        }
    }
}

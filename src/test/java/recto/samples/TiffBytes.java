package recto.samples;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Writes TIFF files byte by byte, right or wrong, as TIFF 6.0 (1992) and BigTIFF lay them out. Little-endian, the data
 * of a page before its directory.
 */
final class TiffBytes {
    static final int NEW_SUBFILE_TYPE = 254;
    static final int WIDTH = 256;
    static final int HEIGHT = 257;
    static final int BITS = 258;
    static final int COMPRESSION = 259;
    static final int PHOTOMETRIC = 262;
    static final int STRIP_OFFSETS = 273;
    static final int ORIENTATION = 274;
    static final int SAMPLES = 277;
    static final int ROWS_PER_STRIP = 278;
    static final int STRIP_COUNTS = 279;
    static final int X_RESOLUTION = 282;
    static final int Y_RESOLUTION = 283;
    static final int PLANAR = 284;
    static final int RESOLUTION_UNIT = 296;
    static final int TILE_WIDTH = 322;
    static final int TILE_HEIGHT = 323;
    static final int TILE_OFFSETS = 324;
    static final int TILE_COUNTS = 325;
    static final int SUB_IFDS = 330;
    static final int EXTRA_SAMPLES = 338;

    /** The tags of one page and its blocks of data; tags may lie. */
    static final class Page {
        private final TreeMap<Integer, long[]> tags = new TreeMap<>();
        private final List<byte[]> blocks = new ArrayList<>();
        private final List<Page> thumbnails = new ArrayList<>();

        Page(int width, int height, int bits, int photometric) {
            with(WIDTH, width).with(HEIGHT, height).with(BITS, bits).with(PHOTOMETRIC, photometric);
            with(COMPRESSION, 1).with(SAMPLES, 1).with(ROWS_PER_STRIP, height).dpi(200, 200);
        }

        Page with(int tag, long... values) {
            tags.put(tag, values.clone());
            return this;
        }

        Page without(int tag) {
            tags.remove(tag);
            return this;
        }

        Page dpi(long x, long y) {
            return with(X_RESOLUTION, x, 1).with(Y_RESOLUTION, y, 1).with(RESOLUTION_UNIT, 2);
        }

        Page data(int compression, byte[]... parts) {
            blocks.addAll(List.of(parts));
            return with(COMPRESSION, compression);
        }

        Page thumbnail(Page small) {
            thumbnails.add(small);
            return this;
        }
    }

    private final boolean big;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private TiffBytes(boolean big) {
        this.big = big;
    }

    static byte[] write(Page... pages) {
        return new TiffBytes(false).file(List.of(pages));
    }

    static byte[] writeBig(Page... pages) {
        return new TiffBytes(true).file(List.of(pages));
    }

    private byte[] file(List<Page> pages) {
        put(0x4949, 2);
        put(big ? 43 : 42, 2);
        if (big) {
            put(8, 2);
            put(0, 2);
        }
        int link = out.size();
        put(0, big ? 8 : 4);
        byte[] patch;
        List<long[]> links = new ArrayList<>();
        for (Page page : pages) {
            long[] place = directory(page);
            links.add(new long[] {link, place[0]});
            link = (int) place[1];
        }
        patch = out.toByteArray();
        ByteBuffer buffer = ByteBuffer.wrap(patch).order(ByteOrder.LITTLE_ENDIAN);
        for (long[] pair : links) {
            if (big) {
                buffer.putLong((int) pair[0], pair[1]);
            } else {
                buffer.putInt((int) pair[0], (int) pair[1]);
            }
        }
        return patch;
    }

    /** Writes data and directory; gives where the directory starts and where its link to the next one is. */
    private long[] directory(Page page) {
        TreeMap<Integer, long[]> tags = new TreeMap<>(page.tags);
        if (!page.thumbnails.isEmpty()) {
            tags.put(
                    SUB_IFDS,
                    page.thumbnails.stream()
                            .mapToLong(small -> directory(small)[0])
                            .toArray());
        }
        boolean tiled = tags.containsKey(TILE_WIDTH);
        long[] offsets = new long[page.blocks.size()];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = out.size();
            out.writeBytes(page.blocks.get(i));
        }
        tags.put(tiled ? TILE_OFFSETS : STRIP_OFFSETS, offsets);
        tags.putIfAbsent(
                tiled ? TILE_COUNTS : STRIP_COUNTS,
                page.blocks.stream().mapToLong(block -> block.length).toArray());
        TreeMap<Integer, long[]> placed = new TreeMap<>();
        tags.forEach((tag, values) -> placed.put(tag, placed(tag, values)));
        put(0, out.size() % 2);
        long start = out.size();
        put(tags.size(), big ? 8 : 2);
        tags.forEach((tag, values) -> entry(tag, values, placed.get(tag)));
        long link = out.size();
        put(0, big ? 8 : 4);
        return new long[] {start, link};
    }

    /** Puts values that do not fit into an entry before the directory; gives their place. */
    private long[] placed(int tag, long[] values) {
        if (values.length * width(tag) <= (big ? 8 : 4)) {
            return values;
        }
        long at = out.size();
        for (long value : values) {
            put(value, width(tag));
        }
        return new long[] {at};
    }

    private void entry(int tag, long[] values, long[] placed) {
        boolean ratio = tag == X_RESOLUTION || tag == Y_RESOLUTION;
        int room = big ? 8 : 4;
        put(tag, 2);
        put(ratio ? 5 : width(tag) == 2 ? 3 : 4, 2);
        put(ratio ? 1 : values.length, room);
        boolean inside = placed == values;
        int used = 0;
        for (long value : placed) {
            int width = inside ? width(tag) : room;
            put(value, width);
            used += width;
        }
        put(0, room - used);
    }

    private static int width(int tag) {
        return switch (tag) {
            case STRIP_OFFSETS, STRIP_COUNTS, TILE_OFFSETS, TILE_COUNTS, SUB_IFDS, WIDTH, HEIGHT, NEW_SUBFILE_TYPE -> 4;
            case ROWS_PER_STRIP, X_RESOLUTION, Y_RESOLUTION -> 4;
            default -> 2;
        };
    }

    private void put(long value, int bytes) {
        for (int i = 0; i < bytes; i++) {
            out.write((int) (value >> 8 * i));
        }
    }
}

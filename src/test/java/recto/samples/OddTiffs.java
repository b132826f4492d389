package recto.samples;

import static recto.samples.TiffBytes.*;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import recto.samples.TiffBytes.Page;

/** TIFF files that archives send, and some that they should not. */
final class OddTiffs {
    private static final int G4 = 4;
    private static final int LZW = 5;
    private static final int DEFLATE = 8;
    private static final String READS = "pages=1; text=" + Leaf.WORD;

    private final Shelf shelf;
    private final Gray leaf;
    private final byte[] groupFour;

    private OddTiffs(Shelf shelf, Gray leaf) throws IOException {
        this.shelf = shelf;
        this.leaf = leaf;
        this.groupFour = Packing.groupFour(leaf);
    }

    static void make(Shelf shelf, Gray leaf) throws IOException {
        OddTiffs odd = new OddTiffs(shelf, leaf);
        odd.structure();
        odd.pixels();
        odd.resolution();
        odd.several();
        odd.damage();
    }

    private Page plain() {
        return new Page(leaf.width, leaf.height, 1, 0).data(G4, groupFour);
    }

    private Page grey(Gray image) {
        return new Page(image.width, image.height, 8, 1).data(DEFLATE, Packing.deflate(Leaf.bytes(image)));
    }

    private static Page blank() {
        return new Page(400, 300, 8, 1).data(DEFLATE, Packing.deflate(Leaf.bytes(Gray.white(400, 300))));
    }

    private void put(String name, String shows, String expect, byte[] bytes) {
        shelf.put("tiff/" + name + ".tif", shows, expect, bytes);
    }

    private void structure() throws IOException {
        put("plain", "nothing odd: one bit, Group 4, 200 dpi", READS, write(plain()));
        put("big-tiff", "BigTIFF with 64-bit offsets", READS, writeBig(plain()));
        Page small = grey(Leaf.halfHeight(leaf)).with(NEW_SUBFILE_TYPE, 1);
        put("thumbnail-in-subifd", "a thumbnail in a SubIFD", READS, write(plain().thumbnail(small)));
        Page after = grey(Leaf.halfHeight(leaf)).with(NEW_SUBFILE_TYPE, 1);
        put("thumbnail-as-page", "a reduced image as the second directory", READS, write(plain(), after));
        byte[] loop = write(plain());
        ByteBuffer bytes = ByteBuffer.wrap(loop).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(loop.length - 4, bytes.getInt(4));
        put("ifd-loop-to-itself", "the directory names itself as the next", READS + "; warn=repaired", loop);
        put(
                "orientation-6",
                "Orientation 6: stored lying on its side",
                READS,
                write(grey(Leaf.anticlockwise(leaf)).with(ORIENTATION, 6)));
    }

    private void pixels() {
        byte[] bytes = Leaf.bytes(leaf);
        byte[] wide = new byte[2 * bytes.length];
        byte[] cmyk = new byte[4 * bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            wide[2 * i] = bytes[i];
            wide[2 * i + 1] = bytes[i];
            cmyk[4 * i + 3] = (byte) ~bytes[i];
        }
        Page page = new Page(leaf.width, leaf.height, 16, 1).data(DEFLATE, Packing.deflate(wide));
        put("grey-16-bit", "16 bits a sample", READS, write(page));
        page = new Page(leaf.width, leaf.height, 1, 0).data(DEFLATE, Packing.deflate(Leaf.bits(Leaf.negative(leaf))));
        put("white-is-zero", "one bit, WhiteIsZero, Deflate", READS, write(page));
        page = new Page(leaf.width, leaf.height, 8, 5).data(DEFLATE, Packing.deflate(cmyk));
        put(
                "cmyk",
                "four inks, all the print in black",
                READS,
                write(page.with(BITS, 8, 8, 8, 8).with(SAMPLES, 4)));
        put("tiled-planar-lzw", "RGB in planes, tiles of 256 x 256, LZW", READS, write(tiles()));
    }

    private Page tiles() {
        int side = 256;
        int across = (leaf.width + side - 1) / side;
        int down = (leaf.height + side - 1) / side;
        byte[][] tiles = new byte[3 * across * down][];
        for (int i = 0; i < tiles.length; i++) {
            int place = i % (across * down);
            int left = place % across * side;
            int top = place / across * side;
            tiles[i] = Packing.lzw(Leaf.bytes(new Gray(side, side).map((x, y, v) -> leaf.at(left + x, top + y))));
        }
        Page page = new Page(leaf.width, leaf.height, 8, 2).without(ROWS_PER_STRIP);
        page.with(BITS, 8, 8, 8)
                .with(SAMPLES, 3)
                .with(PLANAR, 2)
                .with(TILE_WIDTH, side)
                .with(TILE_HEIGHT, side);
        return page.data(LZW, tiles);
    }

    private void resolution() throws IOException {
        String assumed = READS + "; warn=resolution-assumed";
        put("dpi-1", "claims 1 dpi", assumed, write(plain().dpi(1, 1)));
        put("dpi-65535", "claims 65535 dpi", assumed, write(plain().dpi(65535, 65535)));
        Page none = plain().without(X_RESOLUTION).without(Y_RESOLUTION).without(RESOLUTION_UNIT);
        put("dpi-absent", "no resolution at all", assumed, write(none));
        put("dpi-without-unit", "ResolutionUnit says none", assumed, write(plain().with(RESOLUTION_UNIT, 1)));
        Gray half = Leaf.halfHeight(leaf);
        Page fax = new Page(half.width, half.height, 1, 0).data(G4, Packing.groupFour(half));
        put("fax-200-x-100", "pixels twice as high as wide: 200 x 100 dpi", READS, write(fax.dpi(200, 100)));
        Page odd = new Page(half.width, half.height, 1, 0).data(G4, Packing.groupFour(half));
        put("fax-204-x-98", "fax resolution 204 x 98 dpi", READS, write(odd.dpi(204, 98)));
    }

    private void several() {
        byte[] bytes = Leaf.bytes(leaf);
        byte[] colour = new byte[3 * bytes.length];
        for (int i = 0; i < colour.length; i++) {
            colour[i] = bytes[i / 3];
        }
        Page rgb = new Page(leaf.width, leaf.height, 8, 2).data(DEFLATE, Packing.deflate(colour));
        rgb.with(BITS, 8, 8, 8).with(SAMPLES, 3);
        put(
                "mixed-modes-and-a-blank",
                "one-bit, grey, blank and RGB pages in one file",
                "pages=4; text=" + Leaf.WORD,
                write(plain(), grey(leaf), blank(), rgb));
    }

    private void damage() {
        byte[] whole = write(plain());
        put(
                "truncated",
                "cut in the middle: the directory is lost",
                "error=damaged",
                Arrays.copyOf(whole, whole.length / 2));
        Page zero = plain().with(STRIP_COUNTS, 0);
        put("strip-byte-counts-0", "StripByteCounts is 0", READS + " | error=damaged", write(zero));
        Page far = plain().with(STRIP_COUNTS, 0x7fffffff);
        put("strip-byte-counts-huge", "StripByteCounts is 2 GB", READS + " | error=damaged", write(far));
        Page lzma = new Page(leaf.width, leaf.height, 1, 0).data(34925, new byte[64]);
        put("lzma", "a compression that no reader here knows", "error=unsupported-codec | error=damaged", write(lzma));
        Page bomb = new Page(60000, 60000, 1, 0).data(G4, groupFour);
        put("bomb-60000-x-60000", "claims 3.6 gigapixels", "error=too-large", write(bomb));
        put("eight-bytes", "a header and nothing else", "error=damaged", Arrays.copyOf(whole, 8));
    }
}

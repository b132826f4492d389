package recto.samples;

import java.util.Arrays;

/** PNG files: extreme sizes and colours, and broken ones. */
final class OddPngs {
    private static final String READS = "pages=1; text=" + Leaf.WORD;
    private static final String BLANK = "pages=1; text=";

    private final Shelf shelf;
    private final Gray leaf;
    private final int rowBytes;

    private OddPngs(Shelf shelf, Gray leaf) {
        this.shelf = shelf;
        this.leaf = leaf;
        this.rowBytes = (leaf.width + 7) / 8;
    }

    static void make(Shelf shelf, Gray leaf) {
        OddPngs odd = new OddPngs(shelf, leaf);
        odd.sizes();
        odd.colours();
        odd.damage();
    }

    private void put(String name, String shows, String expect, byte[] bytes) {
        shelf.put("png/" + name + ".png", shows, expect, bytes);
    }

    private static byte[] even(int width, int height, int value) {
        int row = (width + 7) / 8;
        byte[] bits = new byte[row * height];
        Arrays.fill(bits, (byte) value);
        return new PngBytes(width, height, 1, PngBytes.GREY).rows(bits, row, 0).end();
    }

    private void sizes() {
        put("1-x-1", "one white pixel", BLANK, even(1, 1, 255));
        put("30000-x-1", "one row, 30000 pixels wide", BLANK, even(30000, 1, 255));
        put("1-x-30000", "one column, 30000 pixels high", BLANK, even(1, 30000, 255));
        put("all-black", "every pixel black", BLANK, even(1200, 1600, 0));
        put("all-white", "every pixel white", BLANK, even(1200, 1600, 255));
        byte[] few = Packing.deflate(new byte[7501]);
        PngBytes bomb = new PngBytes(60000, 60000, 1, PngBytes.GREY).chunk("IDAT", few, 0);
        put("bomb-60000-x-60000", "claims 3.6 gigapixels", "error=too-large", bomb.end());
    }

    private void colours() {
        byte[] white = Leaf.bits(Leaf.negative(leaf));
        PngBytes negative = new PngBytes(leaf.width, leaf.height, 1, PngBytes.GREY).rows(white, rowBytes, 0);
        put("white-on-black", "a negative", READS, negative.end());
        byte[] alpha = new byte[2 * leaf.values.length];
        for (int i = 0; i < leaf.values.length; i++) {
            alpha[2 * i + 1] = (byte) (255 - Math.round(leaf.values[i]));
        }
        PngBytes clear = new PngBytes(leaf.width, leaf.height, 8, PngBytes.GREY_ALPHA).rows(alpha, 2 * leaf.width, 0);
        put("black-on-transparent", "black ink, transparent ground", READS, clear.end());
    }

    private void damage() {
        byte[] bits = Leaf.bits(leaf);
        byte[] good = new PngBytes(leaf.width, leaf.height, 1, PngBytes.GREY)
                .rows(bits, rowBytes, 0)
                .end();
        put("plain", "nothing odd: one bit, 200 dpi", READS, good);
        PngBytes spoilt = new PngBytes(leaf.width, leaf.height, 1, PngBytes.GREY).rows(bits, rowBytes, 1);
        put("bad-idat-crc", "a wrong check sum", "pages=1; warn=repaired | error=damaged", spoilt.end());
        put("missing-idat", "no image data", "error=damaged", new PngBytes(90, 35, 1, PngBytes.GREY).end());
        put(
                "truncated",
                "cut in the middle of the data",
                "pages=1; warn=truncated | error=damaged | pages=1; page-error=image-damaged",
                Arrays.copyOf(good, good.length / 2));
    }
}

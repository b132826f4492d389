package recto.samples;

import java.awt.image.BufferedImage;
import java.io.IOException;

/** The page that most odd files carry: two sentences at 200 dpi, 900 pixels wide. */
final class Leaf {
    static final String WORD = "river";

    private static final String COPY = """
            ! line Leaf seven

            The old mill stands beside the river, and the road to the market passes its door.
            """;

    private Leaf() {}

    static Gray page() throws IOException {
        Compositor compositor = new Compositor(Fount.ANTIQUA, 42);
        return new PageMaker(compositor, 900, 60, false)
                .make(Block.parse(COPY))
                .ink()
                .map((x, y, v) -> Math.round(v / 51f) * 51f);
    }

    static Gray clockwise(Gray page) {
        Gray turned = new Gray(page.height, page.width);
        return turned.map((x, y, v) -> page.at(y, page.height - 1 - x));
    }

    static Gray anticlockwise(Gray page) {
        Gray turned = new Gray(page.height, page.width);
        return turned.map((x, y, v) -> page.at(page.width - 1 - y, x));
    }

    static Gray transposed(Gray page) {
        Gray turned = new Gray(page.height, page.width);
        return turned.map((x, y, v) -> page.at(y, x));
    }

    static Gray halfHeight(Gray page) {
        Gray half = new Gray(page.width, page.height / 2);
        return half.map((x, y, v) -> (page.at(x, 2 * y) + page.at(x, 2 * y + 1)) / 2);
    }

    static Gray negative(Gray page) {
        return page.map((x, y, v) -> 255 - v);
    }

    /** One byte a pixel. */
    static byte[] bytes(Gray page) {
        byte[] bytes = new byte[page.values.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Math.round(page.values[i]);
        }
        return bytes;
    }

    /** Eight pixels a byte, rows padded to whole bytes, 1 is white. */
    static byte[] bits(Gray page) {
        int row = (page.width + 7) / 8;
        byte[] bits = new byte[row * page.height];
        for (int y = 0; y < page.height; y++) {
            for (int x = 0; x < page.width; x++) {
                if (page.at(x, y) >= 128) {
                    bits[y * row + x / 8] |= (byte) (0x80 >> x % 8);
                }
            }
        }
        return bits;
    }

    static BufferedImage bilevel(Gray page) {
        return page.toBilevel(128);
    }
}

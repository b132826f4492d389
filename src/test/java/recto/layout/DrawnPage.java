package recto.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import recto.model.Box;
import recto.model.PageImage;
import recto.model.Resolution;
import recto.model.Size;

/** A page drawn for a test: lines of made-up letters, rules, pictures and dirt, from a seed. */
public final class DrawnPage {
    static final int LETTER = 28;
    static final int LINE = 56;

    private final Random random;
    private final int width;
    private final int height;
    private final byte[] pixels;

    public DrawnPage(int width, int height, long seed) {
        this.width = width;
        this.height = height;
        this.random = new Random(seed);
        this.pixels = new byte[width * height];
        Arrays.fill(pixels, (byte) 235);
    }

    /** Justified lines that fill a box, the last of each paragraph short. */
    Box text(int left, int top, int right, int bottom) {
        int y = top;
        for (int line = 0; y + LETTER <= bottom; y += LINE, line++) {
            line(left + (line % 9 == 0 ? LETTER : 0), y, line % 9 == 8 ? left + (right - left) / 2 : right, LETTER);
        }
        return new Box(left, top, right - left, y - LINE + LETTER - top);
    }

    /** One line of words; its last letter ends at the right edge. */
    void line(int left, int top, int right, int letter) {
        int x = left;
        while (x + letter / 2 <= right) {
            int letters = 2 + random.nextInt(7);
            for (int i = 0; i < letters && x + letter / 2 <= right; i++) {
                boolean last = x + letter > right;
                int at = last ? right - letter / 2 : x;
                letter(at, top, letter);
                x += letter * 2 / 3;
            }
            x += letter * 2 / 5 + random.nextInt(letter / 4 + 1);
        }
    }

    private void letter(int x, int top, int size) {
        int stroke = Math.max(2, size / 7);
        int high = random.nextInt(3) == 0 ? top - size / 3 : top;
        fill(x, high, stroke, top + size - high);
        fill(x + size / 2 - stroke, top, stroke, size);
        fill(x, random.nextBoolean() ? top : top + size - stroke, size / 2, stroke);
    }

    public void fill(int x, int y, int w, int h) {
        for (int row = Math.max(0, y); row < Math.min(height, y + h); row++) {
            Arrays.fill(
                    pixels,
                    row * width + Math.max(0, Math.min(width, x)),
                    row * width + Math.max(0, Math.min(width, x + w)),
                    (byte) 25);
        }
    }

    /** A picture of thick crossing strokes. */
    Box picture(int x, int y, int w, int h) {
        for (int i = 0; i < w; i += 40) {
            fill(x + i, y, 18, h);
        }
        for (int i = 0; i < h; i += 40) {
            fill(x, y + i, w, 18);
        }
        return new Box(x, y, w, h);
    }

    void specks(int count) {
        for (int i = 0; i < count; i++) {
            fill(random.nextInt(width), random.nextInt(height), 1 + random.nextInt(4), 1 + random.nextInt(4));
        }
    }

    public PageImage image() {
        return image(pixels);
    }

    /** The page turned so that its lines fall to the right. */
    PageImage turned(double degrees) {
        Turning turning = new Turning(-degrees, width / 2.0, height / 2.0);
        byte[] result = new byte[pixels.length];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int fromX = (int) Math.round(turning.backX(x, y));
                int fromY = (int) Math.round(turning.backY(x, y));
                boolean inside = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height;
                result[y * width + x] = inside ? pixels[fromY * width + fromX] : (byte) 235;
            }
        }
        return image(result);
    }

    /** Where a point of the drawn page lies on the turned one. */
    int[] turnedPoint(int x, int y, double degrees) {
        Turning turning = new Turning(degrees, width / 2.0, height / 2.0);
        return new int[] {(int) Math.round(turning.backX(x, y)), (int) Math.round(turning.backY(x, y))};
    }

    /** The same page with one bit a pixel. */
    public PageImage bilevel() {
        int stride = (width + 7) / 8;
        byte[] bits = new byte[stride * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if ((pixels[y * width + x] & 0xff) < 128) {
                    bits[y * stride + x / 8] |= (byte) (0x80 >> x % 8);
                }
            }
        }
        return new PageImage(new Size(width, height), 1, bits, resolution());
    }

    private PageImage image(byte[] grey) {
        return new PageImage(new Size(width, height), 8, grey, resolution());
    }

    private static Resolution resolution() {
        return new Resolution(300, 300, Resolution.Source.ASSUMED);
    }

    /** Columns of text side by side, with or without rules between them; their boxes from the left. */
    List<Box> columns(int count, Box area, boolean ruled) {
        int gutter = 50;
        int column = (area.width() - (count - 1) * gutter) / count;
        List<Box> boxes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int left = area.x() + i * (column + gutter);
            int offset = i % 3 * 9;
            boxes.add(text(left, area.y() + offset, left + column, area.bottom()));
            if (ruled && i > 0) {
                fill(left - gutter / 2 - 2, area.y() - 5, 4, area.height() + 10);
            }
        }
        return boxes;
    }
}

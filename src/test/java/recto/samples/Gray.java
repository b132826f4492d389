package recto.samples;

import java.awt.image.BufferedImage;
import java.util.Arrays;

/** A grey picture that arithmetic is done on: 0 is black, 255 is white. */
final class Gray {
    final int width;
    final int height;
    final float[] values;

    Gray(int width, int height) {
        this.width = width;
        this.height = height;
        this.values = new float[width * height];
    }

    static Gray white(int width, int height) {
        Gray white = new Gray(width, height);
        Arrays.fill(white.values, 255f);
        return white;
    }

    static Gray of(BufferedImage image) {
        Gray gray = new Gray(image.getWidth(), image.getHeight());
        int[] row = new int[gray.width];
        for (int y = 0; y < gray.height; y++) {
            image.getRaster().getSamples(0, y, gray.width, 1, 0, row);
            for (int x = 0; x < gray.width; x++) {
                gray.values[y * gray.width + x] = row[x];
            }
        }
        return gray;
    }

    float at(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? 255f : values[y * width + x];
    }

    /** Between pixels: bilinear; outside: white. */
    float at(double x, double y) {
        int left = (int) Math.floor(x);
        int top = (int) Math.floor(y);
        float dx = (float) (x - left);
        float dy = (float) (y - top);
        float upper = at(left, top) * (1 - dx) + at(left + 1, top) * dx;
        float lower = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx;
        return upper * (1 - dy) + lower * dy;
    }

    /** Each pixel by itself. */
    interface PixelFunction {
        float at(int x, int y, float value);
    }

    Gray map(PixelFunction function) {
        Gray out = new Gray(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int i = y * width + x;
                out.values[i] = Math.max(0f, Math.min(255f, function.at(x, y, values[i])));
            }
        }
        return out;
    }

    BufferedImage toImage() {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        int[] row = new int[width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                row[x] = Math.round(values[y * width + x]);
            }
            image.getRaster().setSamples(0, y, width, 1, 0, row);
        }
        return image;
    }

    /** One bit a pixel: below the threshold is black. */
    BufferedImage toBilevel(int threshold) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_BINARY);
        int[] row = new int[width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                row[x] = values[y * width + x] < threshold ? 0 : 1;
            }
            image.getRaster().setSamples(0, y, width, 1, 0, row);
        }
        return image;
    }

    /** As old paper looks in colour: yellowish where it is light. */
    BufferedImage toPaperColour() {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                float v = values[y * width + x];
                int red = Math.round(v);
                int green = Math.round(v * 0.94f);
                int blue = Math.round(v * 0.80f);
                image.setRGB(x, y, red << 16 | green << 8 | blue);
            }
        }
        return image;
    }
}

package recto.train;

/** A picture as ink, 0 (paper) to 1 (black), that can be worked on. */
final class Field {
    final int width;
    final int height;
    final float[] ink;

    Field(int width, int height) {
        this.width = width;
        this.height = height;
        this.ink = new float[width * height];
    }

    float at(int x, int y) {
        return ink[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))];
    }

    /** Blurs by three passes of a box, close to a normal distribution with that deviation in pixels. */
    void blur(double deviation) {
        if (deviation <= 0) {
            return;
        }
        double ideal = Math.sqrt(12 * deviation * deviation / 3 + 1);
        double radius = (ideal - 1) / 2;
        for (int pass = 0; pass < 3; pass++) {
            rows(radius);
            columns(radius);
        }
    }

    private void rows(double radius) {
        float[] line = new float[width];
        for (int y = 0; y < height; y++) {
            System.arraycopy(ink, y * width, line, 0, width);
            box(line, radius);
            System.arraycopy(line, 0, ink, y * width, width);
        }
    }

    private void columns(double radius) {
        float[] line = new float[height];
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                line[y] = ink[y * width + x];
            }
            box(line, radius);
            for (int y = 0; y < height; y++) {
                ink[y * width + x] = line[y];
            }
        }
    }

    /** A box that reaches a whole number of pixels to both sides, and a part of the next ones. */
    private static void box(float[] line, double radius) {
        int whole = (int) radius;
        float part = (float) (radius - whole);
        float weight = (float) (1 / (2 * radius + 1));
        float[] from = line.clone();
        int last = line.length - 1;
        float sum = 0;
        for (int i = -whole; i <= whole; i++) {
            sum += from[Math.min(last, Math.max(0, i))];
        }
        for (int x = 0; x <= last; x++) {
            float ends = from[Math.max(0, x - whole - 1)] + from[Math.min(last, x + whole + 1)];
            line[x] = (sum + part * ends) * weight;
            sum += from[Math.min(last, x + whole + 1)] - from[Math.max(0, x - whole)];
        }
    }

    /** The same picture in another size; each new pixel is the mean of what it covers. */
    Field resized(int newWidth, int newHeight) {
        Field made = new Field(newWidth, newHeight);
        double stepX = (double) width / newWidth;
        double stepY = (double) height / newHeight;
        for (int y = 0; y < newHeight; y++) {
            for (int x = 0; x < newWidth; x++) {
                made.ink[y * newWidth + x] = mean(x * stepX, y * stepY, stepX, stepY);
            }
        }
        return made;
    }

    private float mean(double left, double top, double across, double down) {
        int nx = Math.max(1, (int) Math.round(across));
        int ny = Math.max(1, (int) Math.round(down));
        float sum = 0;
        for (int j = 0; j < ny; j++) {
            for (int i = 0; i < nx; i++) {
                sum += between(left + (i + 0.5) * across / nx - 0.5, top + (j + 0.5) * down / ny - 0.5);
            }
        }
        return sum / (nx * ny);
    }

    private float between(double x, double y) {
        int x0 = (int) Math.floor(x);
        int y0 = (int) Math.floor(y);
        float fx = (float) (x - x0);
        float fy = (float) (y - y0);
        float above = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
        float below = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
        return above * (1 - fy) + below * fy;
    }

    /** A field of chance that changes slowly: about 0 with deviation 1, over some pixels. */
    static Field noise(int width, int height, double size, Dice dice) {
        int across = Math.max(2, (int) Math.round(width / size) + 1);
        int down = Math.max(2, (int) Math.round(height / size) + 1);
        Field coarse = new Field(across, down);
        for (int i = 0; i < coarse.ink.length; i++) {
            coarse.ink[i] = (float) dice.gauss(1);
        }
        return size <= 1 ? coarse.resized(width, height) : smooth(coarse, width, height);
    }

    private static Field smooth(Field coarse, int width, int height) {
        Field made = new Field(width, height);
        for (int y = 0; y < height; y++) {
            double cy = (double) y * (coarse.height - 1) / Math.max(1, height - 1);
            for (int x = 0; x < width; x++) {
                double cx = (double) x * (coarse.width - 1) / Math.max(1, width - 1);
                made.ink[y * width + x] = coarse.between(cx, cy);
            }
        }
        return made;
    }

    /** As greys: no ink is white. */
    Grey grey() {
        byte[] pixels = new byte[ink.length];
        for (int i = 0; i < ink.length; i++) {
            pixels[i] = (byte) Math.round(255 * (1 - Math.min(1, Math.max(0, ink[i]))));
        }
        return new Grey(width, height, pixels);
    }

    Field copy() {
        Field made = new Field(width, height);
        System.arraycopy(ink, 0, made.ink, 0, ink.length);
        return made;
    }
}

package recto.layout;

/**
 * Ink and paper of the reduced copy; a cell that is true is ink. Not safe for use by several threads while it changes.
 */
final class Bitmap {
    final int width;
    final int height;
    private final boolean[] ink;

    Bitmap(int width, int height) {
        this.width = width;
        this.height = height;
        this.ink = new boolean[width * height];
    }

    boolean get(int x, int y) {
        return ink[y * width + x];
    }

    void set(int x, int y, boolean value) {
        ink[y * width + x] = value;
    }

    /** Makes a rectangle ink, as far as it lies inside. */
    void fill(Rect rect) {
        int left = Math.max(0, rect.left());
        int right = Math.min(width, rect.right());
        for (int y = Math.max(0, rect.top()); y < Math.min(height, rect.bottom()) && left < right; y++) {
            java.util.Arrays.fill(ink, y * width + left, y * width + right, true);
        }
    }

    /** Cells of ink in a rectangle, as far as it lies inside. */
    int count(Rect rect) {
        int count = 0;
        for (int y = Math.max(0, rect.top()); y < Math.min(height, rect.bottom()); y++) {
            for (int x = Math.max(0, rect.left()); x < Math.min(width, rect.right()); x++) {
                count += ink[y * width + x] ? 1 : 0;
            }
        }
        return count;
    }

    Bitmap copy() {
        Bitmap copy = new Bitmap(width, height);
        System.arraycopy(ink, 0, copy.ink, 0, ink.length);
        return copy;
    }

    /** Rows and columns exchanged. */
    Bitmap transposed() {
        Bitmap result = new Bitmap(height, width);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                result.ink[x * height + y] = ink[y * width + x];
            }
        }
        return result;
    }

    /** Takes away the ink that the other bitmap, of the same size, has. */
    void subtract(Bitmap other) {
        for (int i = 0; i < ink.length; i++) {
            ink[i] &= !other.ink[i];
        }
    }
}

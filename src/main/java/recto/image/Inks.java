package recto.image;

import java.awt.image.BufferedImage;
import java.awt.image.Raster;

/** Turns four printing inks into screen colours, simply: enough to read by, not to proof by. */
final class Inks {
    private Inks() {}

    /**
     * Makes RGB of cyan, magenta, yellow and black.
     *
     * @param inverted whether 0 means full ink
     */
    static BufferedImage toRgb(Raster inks, boolean inverted) {
        BufferedImage image = new BufferedImage(inks.getWidth(), inks.getHeight(), BufferedImage.TYPE_INT_RGB);
        int[] row = new int[inks.getWidth() * inks.getNumBands()];
        int[] rgb = new int[inks.getWidth()];
        int bands = inks.getNumBands();
        int flip = inverted ? 0 : 255;
        for (int y = 0; y < inks.getHeight(); y++) {
            inks.getPixels(inks.getMinX(), inks.getMinY() + y, inks.getWidth(), 1, row);
            for (int x = 0; x < rgb.length; x++) {
                int at = x * bands;
                int black = bands > 3 ? flip ^ row[at + 3] : 255;
                int red = (flip ^ row[at]) * black / 255;
                int green = (flip ^ row[at + 1]) * black / 255;
                int blue = (flip ^ row[at + 2]) * black / 255;
                rgb[x] = red << 16 | green << 8 | blue;
            }
            image.setRGB(0, y, rgb.length, 1, rgb, 0, rgb.length);
        }
        return image;
    }
}

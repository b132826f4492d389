package recto.recognition;

import recto.model.Bend;
import recto.model.Box;
import recto.model.PageImage;
import recto.model.Size;

/**
 * A region cut out of its page, with its lines level: each column of pixels is moved up or down, and nothing sideways,
 * since scans are flat but for the fold.
 *
 * @param image 8-bit
 * @param left where its first column stands on the page
 * @param top the height that its first row would have on the page if nothing were bent
 */
record Levelled(PageImage image, int left, int top) {
    static Levelled of(Cutout cut, Bend bend) {
        PageImage bent = cut.image();
        int left = cut.box().x() - cut.frame();
        int above = cut.box().y() - cut.frame();
        int margin = margin(cut.box(), bend);
        Size size = new Size(bent.size().width(), bent.size().height() + 2 * margin);
        byte[] pixels = new byte[size.width() * size.height()];
        for (int y = 0; y < size.height(); y++) {
            double level = above - margin + y;
            for (int x = 0; x < size.width(); x++) {
                double row = level + bend.at(left + x, level) - above;
                pixels[y * size.width() + x] = tone(bent, x, row);
            }
        }
        return new Levelled(new PageImage(size, 8, pixels, bent.resolution()), left, above - margin);
    }

    /** No line is moved by more. */
    private static int margin(Box box, Bend bend) {
        double most = 0;
        for (int x = box.x(); x <= box.right(); x++) {
            most = Math.max(most, Math.abs(bend.at(x, box.y())));
            most = Math.max(most, Math.abs(bend.at(x, box.bottom())));
        }
        return (int) Math.ceil(most);
    }

    /** Between two rows in proportion; paper, as in the corner of the frame, outside of the cut. */
    private static byte tone(PageImage image, int x, double row) {
        int first = (int) Math.floor(row);
        if (first < 0 || first + 1 >= image.size().height()) {
            return image.pixels()[0];
        }
        double share = row - first;
        int upper = image.pixels()[first * image.stride() + x] & 0xff;
        int lower = image.pixels()[(first + 1) * image.stride() + x] & 0xff;
        return (byte) Math.round(upper * (1 - share) + lower * share);
    }
}

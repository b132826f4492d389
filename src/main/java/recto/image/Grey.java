package recto.image;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
import recto.model.FailureKind;
import recto.model.Size;
import recto.model.StageException;

/** Makes 8-bit grey of what ImageIO decodes. Transparent parts become white. */
final class Grey {
    private Grey() {}

    static Pix of(BufferedImage image) throws StageException {
        Size size = new Size(image.getWidth(), image.getHeight());
        boolean samples = image.getRaster().getNumBands() == 1 && !(image.getColorModel() instanceof IndexColorModel);
        byte[] grey = samples ? ofSamples(image.getRaster(), image) : ofColour(image);
        return Pix.of(size, 8, grey);
    }

    /** Takes grey samples as they are: the colour model would read them as linear light and make them paler. */
    private static byte[] ofSamples(Raster raster, BufferedImage image) throws StageException {
        int bits = image.getColorModel().getComponentSize(0);
        int type = raster.getDataBuffer().getDataType();
        if (type == java.awt.image.DataBuffer.TYPE_FLOAT || type == java.awt.image.DataBuffer.TYPE_DOUBLE) {
            throw new StageException(
                    FailureKind.UNSUPPORTED_CODEC,
                    Headers.STAGE,
                    "floating-point samples are not read; save it as 8 bit");
        }
        int width = image.getWidth();
        byte[] grey = new byte[Math.multiplyExact(width, image.getHeight())];
        int[] row = new int[width];
        long most = (1L << Math.min(31, bits)) - 1;
        for (int y = 0; y < image.getHeight(); y++) {
            raster.getSamples(0, y, width, 1, 0, row);
            for (int x = 0; x < width; x++) {
                grey[y * width + x] = (byte) ((row[x] & 0xffffffffL) * 255 / most);
            }
        }
        return grey;
    }

    /** Luma of ITU-R BT.601. */
    private static byte[] ofColour(BufferedImage image) {
        int width = image.getWidth();
        byte[] grey = new byte[Math.multiplyExact(width, image.getHeight())];
        int[] row = new int[width];
        for (int y = 0; y < image.getHeight(); y++) {
            image.getRGB(0, y, width, 1, row, 0, width);
            for (int x = 0; x < width; x++) {
                int argb = row[x];
                int luma = (299 * (argb >> 16 & 0xff) + 587 * (argb >> 8 & 0xff) + 114 * (argb & 0xff)) / 1000;
                int alpha = argb >>> 24;
                grey[y * width + x] = (byte) ((luma * alpha + 255 * (255 - alpha)) / 255);
            }
        }
        return grey;
    }
}

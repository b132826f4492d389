package recto.samples;

import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** JPEG files with odd colours, turns and ends. */
final class OddJpegs {
    private static final String READS = "pages=1; text=" + Leaf.WORD;
    private static final float QUALITY = 0.3f;

    private final Shelf shelf;
    private final Gray leaf;

    private OddJpegs(Shelf shelf, Gray leaf) {
        this.shelf = shelf;
        this.leaf = leaf;
    }

    static void make(Shelf shelf, Gray leaf) throws IOException {
        OddJpegs odd = new OddJpegs(shelf, leaf);
        odd.turned();
        odd.coded();
    }

    private void put(String name, String shows, String expect, byte[] bytes) {
        shelf.put("jpeg/" + name + ".jpg", shows, expect, bytes);
    }

    private void turned() throws IOException {
        put("exif-6", "Exif Orientation 6", READS, withExif(encode(Leaf.anticlockwise(leaf)), 6, 200, 1));
        put("exif-8", "Exif Orientation 8", READS, withExif(encode(Leaf.clockwise(leaf)), 8, 200, 1));
        put(
                "exif-5",
                "Exif Orientation 5: mirrored and turned",
                READS,
                withExif(encode(Leaf.transposed(leaf)), 5, 200, 1));
        put(
                "exif-dpi-divided-by-0",
                "Exif resolution 200/0",
                READS + "; warn=resolution-assumed",
                withExif(encode(leaf), 1, 200, 0));
    }

    private void coded() throws IOException {
        put("plain", "nothing odd: grey, 200 dpi", READS, ImageFiles.jpeg(leaf.toImage(), QUALITY, 200));
        put("cmyk-adobe", "four inks stored inverted, as Adobe programs do", READS, insert(cmyk(), adobe()));
        put("progressive", "progressive coding", READS, write(leaf.toImage(), true));
        byte[] whole = encode(leaf);
        put(
                "truncated",
                "cut after half of its rows",
                "pages=1; warn=truncated | error=damaged | pages=1; page-error=image-damaged",
                Arrays.copyOf(whole, whole.length / 2));
        put("seven-bytes", "seven bytes long", "error=damaged", Arrays.copyOf(whole, 7));
    }

    private byte[] encode(Gray image) throws IOException {
        return write(image.toImage(), false);
    }

    private static byte[] write(BufferedImage image, boolean progressive) throws IOException {
        return write(new IIOImage(image, null, null), progressive);
    }

    private static byte[] write(IIOImage image, boolean progressive) throws IOException {
        ImageWriter writer = ImageFiles.writer("jpeg");
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        param.setCompressionQuality(QUALITY);
        param.setProgressiveMode(progressive ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(null, image, param);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private byte[] cmyk() throws IOException {
        WritableRaster raster = Raster.createInterleavedRaster(0, leaf.width, leaf.height, 4, null);
        for (int y = 0; y < leaf.height; y++) {
            for (int x = 0; x < leaf.width; x++) {
                raster.setPixel(x, y, new int[] {255, 255, 255, Math.round(leaf.at(x, y))});
            }
        }
        return write(new IIOImage(raster, null, null), false);
    }

    private static byte[] adobe() {
        return new byte[] {(byte) 0xff, (byte) 0xee, 0, 14, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, 0};
    }

    /** Puts an Exif segment in the place of what says the resolution otherwise. */
    private static byte[] withExif(byte[] jpeg, int orientation, int dpi, int divisor) {
        ByteBuffer exif = ByteBuffer.allocate(4 + 6 + 8 + 2 + 4 * 12 + 4 + 16);
        exif.putShort((short) 0xffe1).putShort((short) (exif.capacity() - 2));
        exif.put("Exif\0\0".getBytes(StandardCharsets.US_ASCII));
        exif.putShort((short) 0x4d4d).putShort((short) 42).putInt(8).putShort((short) 4);
        int ratios = 8 + 2 + 4 * 12 + 4;
        entry(exif, 274, 3, orientation << 16);
        entry(exif, 282, 5, ratios);
        entry(exif, 283, 5, ratios + 8);
        entry(exif, 296, 3, 2 << 16);
        exif.putInt(0);
        exif.putInt(dpi).putInt(divisor).putInt(dpi).putInt(divisor);
        return insert(withoutJfif(jpeg), exif.array());
    }

    private static void entry(ByteBuffer exif, int tag, int type, int value) {
        exif.putShort((short) tag).putShort((short) type).putInt(1).putInt(value);
    }

    private static byte[] withoutJfif(byte[] jpeg) {
        int length = ByteBuffer.wrap(jpeg).getShort(4);
        byte[] bare = new byte[jpeg.length - length - 2];
        System.arraycopy(jpeg, 0, bare, 0, 2);
        System.arraycopy(jpeg, 4 + length, bare, 2, bare.length - 2);
        return bare;
    }

    /** Puts a segment right after the start of the image. */
    private static byte[] insert(byte[] jpeg, byte[] segment) {
        byte[] longer = new byte[jpeg.length + segment.length];
        System.arraycopy(jpeg, 0, longer, 0, 2);
        System.arraycopy(segment, 0, longer, 2, segment.length);
        System.arraycopy(jpeg, 2, longer, 2 + segment.length, jpeg.length - 2);
        return longer;
    }
}

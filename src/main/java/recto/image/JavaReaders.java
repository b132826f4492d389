package recto.image;

import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** The second decoder: ImageIO with TwelveMonkeys' readers, which cope with tiles and damage that leptonica refuses. */
final class JavaReaders {
    private JavaReaders() {}

    /**
     * A decoded picture.
     *
     * @param image as it came
     * @param tool that decoded it, with its version
     * @param warnings that the decoder gave, none if it saw no damage
     */
    record Picture(BufferedImage image, String tool, List<String> warnings) {}

    /**
     * Decodes the first picture.
     *
     * @param format name by which ImageIO knows it: {@code tiff}
     * @throws IOException if no reader can
     */
    static Picture read(byte[] bytes, String format) throws IOException {
        return read(bytes, format, 0);
    }

    /** Decodes one picture, counted from 0. */
    static Picture read(byte[] bytes, String format, int index) throws IOException {
        ImageReader reader = reader(format);
        List<String> warnings = new ArrayList<>();
        try (MemoryCacheImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
            reader.addIIOReadWarningListener((source, warning) -> warnings.add(warning));
            reader.setInput(in, false, true);
            return new Picture(decode(reader, index), tool(reader), warnings);
        } catch (RuntimeException damaged) {
            // The readers meet broken files with unchecked exceptions of many kinds.
            throw new IOException(String.valueOf(damaged.getMessage()), damaged);
        } finally {
            reader.dispose();
        }
    }

    /** Four bands without a colour model that fits are ink, not light. */
    private static BufferedImage decode(ImageReader reader, int index) throws IOException {
        if (!reader.getImageTypes(index).hasNext() && reader.canReadRaster()) {
            return Inks.toRgb(reader.readRaster(index, null), true);
        }
        BufferedImage image = reader.read(index);
        Raster raster = image.getRaster();
        boolean inks = raster.getNumBands() == 4 && !image.getColorModel().hasAlpha();
        return inks ? Inks.toRgb(raster, false) : image;
    }

    private static ImageReader reader(String format) throws IOException {
        ImageReader other = null;
        for (Iterator<ImageReader> all = ImageIO.getImageReadersByFormatName(format); all.hasNext(); ) {
            ImageReader reader = all.next();
            if (reader.getClass().getName().startsWith("com.twelvemonkeys.")) {
                return reader;
            }
            other = reader;
        }
        if (other == null) {
            throw new IOException("no reader for " + format);
        }
        return other;
    }

    private static String tool(ImageReader reader) {
        String version = reader.getOriginatingProvider().getVersion();
        return reader.getClass().getName().startsWith("com.twelvemonkeys.")
                ? "twelvemonkeys " + version.split("/")[0]
                : "imageio " + Runtime.version().feature();
    }
}

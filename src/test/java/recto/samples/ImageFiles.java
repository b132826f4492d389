package recto.samples;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFDirectory;
import javax.imageio.plugins.tiff.TIFFField;
import javax.imageio.plugins.tiff.TIFFTag;
import javax.imageio.stream.ImageOutputStream;
import org.w3c.dom.Node;

/** Encodes images with their resolution, by the JDK's own writers. */
final class ImageFiles {
    private ImageFiles() {}

    /** @param compression as the JDK's TIFF writer names it: {@code CCITT T.6}, {@code LZW} ... */
    static byte[] tiff(List<BufferedImage> pages, String compression, int dpi) throws IOException {
        ImageWriter writer = writer("tiff");
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        param.setCompressionType(compression);
        List<IIOImage> images = new ArrayList<>();
        for (BufferedImage page : pages) {
            IIOMetadata plain = writer.getDefaultImageMetadata(new ImageTypeSpecifier(page), param);
            TIFFDirectory tags = TIFFDirectory.createFromMetadata(plain);
            tags.addTIFFField(ratio(BaselineTIFFTagSet.TAG_X_RESOLUTION, dpi));
            tags.addTIFFField(ratio(BaselineTIFFTagSet.TAG_Y_RESOLUTION, dpi));
            TIFFTag unit = BaselineTIFFTagSet.getInstance().getTag(BaselineTIFFTagSet.TAG_RESOLUTION_UNIT);
            tags.addTIFFField(new TIFFField(unit, BaselineTIFFTagSet.RESOLUTION_UNIT_INCH));
            images.add(new IIOImage(page, null, tags.getAsMetadata()));
        }
        return write(writer, param, images);
    }

    private static TIFFField ratio(int tag, int value) {
        TIFFTag known = BaselineTIFFTagSet.getInstance().getTag(tag);
        return new TIFFField(known, TIFFTag.TIFF_RATIONAL, 1, new long[][] {{value, 1}});
    }

    /** @param quality 0 to 1 */
    static byte[] jpeg(BufferedImage image, float quality, int dpi) throws IOException {
        ImageWriter writer = writer("jpeg");
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        param.setCompressionQuality(quality);
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), param);
        Node root = metadata.getAsTree("javax_imageio_jpeg_image_1.0");
        IIOMetadataNode jfif = (IIOMetadataNode)
                ((IIOMetadataNode) root).getElementsByTagName("app0JFIF").item(0);
        jfif.setAttribute("resUnits", "1");
        jfif.setAttribute("Xdensity", Integer.toString(dpi));
        jfif.setAttribute("Ydensity", Integer.toString(dpi));
        metadata.setFromTree("javax_imageio_jpeg_image_1.0", root);
        return write(writer, param, List.of(new IIOImage(image, null, metadata)));
    }

    static byte[] png(BufferedImage image, int dpi) throws IOException {
        ImageWriter writer = writer("png");
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        param.setCompressionQuality(0f);
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), param);
        String perMetre = Long.toString(Math.round(dpi / 0.0254));
        IIOMetadataNode size = new IIOMetadataNode("pHYs");
        size.setAttribute("pixelsPerUnitXAxis", perMetre);
        size.setAttribute("pixelsPerUnitYAxis", perMetre);
        size.setAttribute("unitSpecifier", "meter");
        IIOMetadataNode root = new IIOMetadataNode("javax_imageio_png_1.0");
        root.appendChild(size);
        metadata.mergeTree("javax_imageio_png_1.0", root);
        return write(writer, param, List.of(new IIOImage(image, null, metadata)));
    }

    static ImageWriter writer(String format) {
        Iterator<ImageWriter> writers = ImageIO.getImageWritersByFormatName(format);
        while (writers.hasNext()) {
            ImageWriter writer = writers.next();
            if (writer.getClass().getName().startsWith("com.sun.imageio.")) {
                return writer;
            }
        }
        throw new IllegalStateException("this Java has no writer of its own for " + format);
    }

    private static byte[] write(ImageWriter writer, ImageWriteParam param, List<IIOImage> images) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            if (images.size() == 1) {
                writer.write(null, images.get(0), param);
            } else {
                writer.prepareWriteSequence(null);
                for (IIOImage image : images) {
                    writer.writeToSequence(image, param);
                }
                writer.endWriteSequence();
            }
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }
}

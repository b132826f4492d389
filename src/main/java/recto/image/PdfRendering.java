package recto.image;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationWidget;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import recto.model.FailureKind;
import recto.model.Size;
import recto.model.StageException;

/** Draws PDF pages that are not one image: what they show and what forms in them are filled with, no remarks. */
final class PdfRendering {
    private static final long MOST_RGB = 60_000_000;
    private final PDFRenderer renderer;

    PdfRendering(PDDocument document) {
        Jpeg2000Spi.register();
        renderer = new PDFRenderer(document);
        renderer.setSubsamplingAllowed(true);
        renderer.setAnnotationsFilter(annotation -> annotation instanceof PDAnnotationWidget);
    }

    /** The page in grey, for reading. */
    BufferedImage grey(int index, double dpi) throws StageException {
        return render(index, dpi, ImageType.GRAY);
    }

    /** The page as it looks, grey where it has no colours or where colours would need too much memory. */
    BufferedImage colour(int index, double dpi, Size size) throws StageException {
        BufferedImage image = render(index, dpi, size.pixels() > MOST_RGB ? ImageType.GRAY : ImageType.RGB);
        return coloured(image) ? image : grey(image);
    }

    private BufferedImage render(int index, double dpi, ImageType type) throws StageException {
        try {
            return renderer.renderImageWithDPI(index, (float) dpi, type);
        } catch (IOException | RuntimeException | StackOverflowError e) {
            // PDFBox meets broken pages with unchecked exceptions, too.
            throw new StageException(
                    FailureKind.DAMAGED,
                    Headers.STAGE,
                    "the page cannot be drawn (" + e.getMessage() + "); open it in another program and print it anew",
                    e);
        }
    }

    private static boolean coloured(BufferedImage image) {
        int[] row = new int[image.getWidth()];
        for (int y = 0; y < image.getHeight(); y++) {
            image.getRGB(0, y, row.length, 1, row, 0, row.length);
            for (int rgb : row) {
                int red = rgb >> 16 & 0xff;
                if (Math.abs(red - (rgb >> 8 & 0xff)) > 2 || Math.abs(red - (rgb & 0xff)) > 2) {
                    return true;
                }
            }
        }
        return false;
    }

    private static BufferedImage grey(BufferedImage image) {
        BufferedImage grey = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
        byte[] samples = ((DataBufferByte) grey.getRaster().getDataBuffer()).getData();
        int[] row = new int[image.getWidth()];
        for (int y = 0; y < image.getHeight(); y++) {
            image.getRGB(0, y, row.length, 1, row, 0, row.length);
            for (int x = 0; x < row.length; x++) {
                samples[y * row.length + x] = (byte) (row[x] >> 8);
            }
        }
        return grey;
    }
}

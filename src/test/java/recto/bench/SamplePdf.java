package recto.bench;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/**
 * A scanned PDF of French pages of 1878 to 1926 at 300 dpi, grey JPEG, brought to the size of A4, with its ground
 * truth; seven real pages in turn. The same pages give the same PDF.
 */
final class SamplePdf {
    private static final int WIDTH = 2480;
    private static final int HEIGHT = 3508;
    private static final int DPI = 300;
    private static final float POINTS = 72f / DPI;
    private static final List<String> SOURCES = List.of(
            "expo-universelle-1878/De_la_classification_d_cation-races-humaines_155.png",
            "argus-des-brevets/10_10fe5_default.jpg",
            "kovalewsky-ossetia-1893/MK_1893_2_95.jpeg",
            "poesie-corse-1926/10_c9b09_default.jpg",
            "expo-universelle-1878/Les_villes_negres_et_l_leur_commerce.pdf_page_12.png",
            "argus-des-brevets/18_ac1da_default.jpg",
            "poesie-corse-1926/22_3065b_default.jpg");

    private SamplePdf() {}

    /**
     * What was made.
     *
     * @param pdf the scanned PDF
     * @param images its page images, in order
     * @param truth folder of ground truth
     */
    record Made(Path pdf, List<Path> images, Path truth) {}

    /** Makes the PDF of so many pages in a folder that is empty or has a PDF made before. */
    static Made make(Path groundTruth, Path folder, int pages) throws IOException {
        Path truth = folder.resolve("truth");
        Folders.delete(truth);
        Files.deleteIfExists(folder.resolve("twenty-pages.pdf"));
        Files.createDirectories(truth.resolve("twenty-pages"));
        Files.createDirectories(folder.resolve("pages"));
        List<byte[]> different = new ArrayList<>();
        for (String source : SOURCES) {
            different.add(jpeg(fitted(ImageIO.read(groundTruth.resolve(source).toFile()))));
        }
        List<Path> images = new ArrayList<>();
        try (PDDocument document = new PDDocument()) {
            for (int page = 0; page < pages; page++) {
                byte[] image = different.get(page % SOURCES.size());
                String name = String.format(Locale.ROOT, "%04d", page + 1);
                images.add(Files.write(folder.resolve("pages").resolve(name + ".jpg"), image));
                Files.copy(
                        groundTruth.resolve(SOURCES.get(page % SOURCES.size()).replaceFirst("\\.[a-z]+$", ".gt.txt")),
                        truth.resolve("twenty-pages").resolve(name + ".gt.txt"),
                        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
                add(document, image);
            }
            document.setDocumentId(20L);
            document.save(folder.resolve("twenty-pages.pdf").toFile());
        }
        return new Made(folder.resolve("twenty-pages.pdf"), images, truth);
    }

    private static void add(PDDocument document, byte[] image) throws IOException {
        PDImageXObject scan = JPEGFactory.createFromStream(document, new ByteArrayInputStream(image));
        PDPage page = new PDPage(new PDRectangle(scan.getWidth() * POINTS, scan.getHeight() * POINTS));
        document.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            content.drawImage(scan, 0, 0, scan.getWidth() * POINTS, scan.getHeight() * POINTS);
        }
    }

    /** Grey, on white, no larger than A4 at 300 dpi. */
    private static BufferedImage fitted(BufferedImage image) {
        double scale = Math.min(1, Math.min((double) WIDTH / image.getWidth(), (double) HEIGHT / image.getHeight()));
        int width = (int) Math.round(image.getWidth() * scale);
        int height = (int) Math.round(image.getHeight() * scale);
        BufferedImage grey = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = grey.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        Image scaled = scale == 1 ? image : image.getScaledInstance(width, height, Image.SCALE_AREA_AVERAGING);
        graphics.drawImage(scaled, 0, 0, null);
        graphics.dispose();
        return grey;
    }

    private static byte[] jpeg(BufferedImage image) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ImageWriteParam settings = writer.getDefaultWriteParam();
        settings.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        settings.setCompressionQuality(0.85f);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(image, null, null), settings);
        } finally {
            writer.dispose();
        }
        return withDensity(bytes.toByteArray());
    }

    /** Writes 300 dots per inch into the JFIF segment, which stands first. */
    private static byte[] withDensity(byte[] jpeg) {
        jpeg[13] = 1;
        jpeg[14] = jpeg[16] = DPI >> 8;
        jpeg[15] = jpeg[17] = DPI & 0xff;
        return jpeg;
    }
}

package recto.image;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;

/** Small PDF files for tests. */
final class MadePdf {
    /** What a page draws. */
    interface Drawing {
        void on(PDDocument document, PDPageContentStream content) throws IOException;
    }

    private MadePdf() {}

    /** One page of 4 x 6 inches, turned by {@code /Rotate}. */
    static Path page(Path file, int rotate, Drawing drawing) throws IOException {
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(new PDRectangle(288, 432));
            page.setRotation(rotate);
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                drawing.on(document, content);
            }
            document.save(file.toFile());
        }
        return file;
    }

    /** A grey JPEG of a sheet with a dark mark in its upper left corner. */
    static byte[] jpeg(int width, int height) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        graphics.setColor(Color.BLACK);
        graphics.fillRect(width / 20, height / 20, width / 4, height / 8);
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "jpeg", out);
        return out.toByteArray();
    }

    /** Draws a JPEG over the whole page. */
    static void whole(PDDocument document, PDPageContentStream content, byte[] jpeg) throws IOException {
        content.drawImage(JPEGFactory.createFromByteArray(document, jpeg), 0, 0, 288, 432);
    }

    /** Writes a line of 12 point Helvetica. */
    static void line(PDPageContentStream content, String text, RenderingMode mode) throws IOException {
        content.beginText();
        content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12);
        content.setRenderingMode(mode);
        content.newLineAtOffset(72, 200);
        content.showText(text);
        content.endText();
    }
}

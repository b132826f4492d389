package recto.recognition;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import recto.layout.LayoutAnalysis;
import recto.layout.LayoutSettings;
import recto.model.Box;
import recto.model.Layout;
import recto.model.PageImage;
import recto.model.Resolution;
import recto.model.Size;

/** Page images for tests: set type, flat grey, noise. */
final class Pages {
    static final Resolution DPI_200 = new Resolution(200, 200, Resolution.Source.FILE);
    private static final int WIDTH = 1400;
    private static final int HEIGHT = 1000;

    /** The font that comes with PDFBox: those of the system differ from machine to machine. */
    private static final Font FONT = font("/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf", 34);

    private Pages() {}

    private static Font font(String resource, float size) {
        try (InputStream file = PDDocument.class.getResourceAsStream(resource)) {
            return Font.createFont(Font.TRUETYPE_FONT, file).deriveFont(size);
        } catch (IOException | FontFormatException e) {
            throw new IllegalStateException("PDFBox has no font " + resource, e);
        }
    }

    static PageImage flat(int width, int height, int grey) {
        byte[] pixels = new byte[width * height];
        Arrays.fill(pixels, (byte) grey);
        return new PageImage(new Size(width, height), 8, pixels, DPI_200);
    }

    static PageImage specks(int width, int height, double share) {
        Random random = new Random(7);
        PageImage page = flat(width, height, 245);
        for (int i = 0; i < page.pixels().length; i++) {
            if (random.nextDouble() < share) {
                page.pixels()[i] = 20;
            }
        }
        return page;
    }

    /** Lines of text, turned clockwise about the middle of the page. */
    static PageImage set(double degrees, String... lines) {
        boolean quarter = Math.round(degrees / 90) % 2 != 0;
        BufferedImage image = quarter
                ? new BufferedImage(HEIGHT, WIDTH, BufferedImage.TYPE_BYTE_GRAY)
                : new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        g.setColor(Color.BLACK);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        AffineTransform turn = AffineTransform.getTranslateInstance(image.getWidth() / 2.0, image.getHeight() / 2.0);
        turn.rotate(Math.toRadians(degrees));
        turn.translate(-WIDTH / 2.0, -HEIGHT / 2.0);
        g.setTransform(turn);
        g.setFont(FONT);
        for (int i = 0; i < lines.length; i++) {
            g.drawString(lines[i], 200, 300 + i * 56);
        }
        g.dispose();
        byte[] pixels = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        return new PageImage(new Size(image.getWidth(), image.getHeight()), 8, pixels, DPI_200);
    }

    /** A part of a page. */
    static PageImage cut(PageImage page, Box part) {
        byte[] pixels = new byte[part.width() * part.height()];
        for (int y = 0; y < part.height(); y++) {
            int from = (part.y() + y) * page.stride() + part.x();
            System.arraycopy(page.pixels(), from, pixels, y * part.width(), part.width());
        }
        return new PageImage(new Size(part.width(), part.height()), 8, pixels, page.resolution());
    }

    /** The same page with grey paper above a row, and letters that are darker than it. */
    static PageImage greyAbove(PageImage page, int row) {
        byte[] pixels = page.pixels().clone();
        for (int i = 0; i < row * page.stride(); i++) {
            pixels[i] = (byte) ((pixels[i] & 0xff) * 2 / 5);
        }
        return new PageImage(page.size(), 8, pixels, page.resolution());
    }

    /** The same page as a worn ribbon types it: here and there its ink is missing, and stands beside its place. */
    static PageImage rough(PageImage page, double share) {
        Random random = new Random(11);
        int width = page.size().width();
        byte[] pixels = page.pixels().clone();
        for (int i = width + 1; i < pixels.length - width - 1; i++) {
            if (random.nextDouble() < share) {
                int from = i + random.nextInt(3) - 1 + width * (random.nextInt(3) - 1);
                pixels[i] = (byte) (random.nextBoolean() ? 255 : page.pixels()[from] & 0xff);
            }
        }
        return new PageImage(page.size(), 8, pixels, page.resolution());
    }

    /** The first page of a picture file, in grey. */
    static PageImage load(Path file) throws IOException {
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            ImageReader reader = ImageIO.getImageReaders(in).next();
            reader.setInput(in);
            BufferedImage read = reader.read(0);
            reader.dispose();
            BufferedImage grey = new BufferedImage(read.getWidth(), read.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
            grey.createGraphics().drawImage(read, 0, 0, null);
            byte[] pixels = ((DataBufferByte) grey.getRaster().getDataBuffer()).getData();
            return new PageImage(new Size(grey.getWidth(), grey.getHeight()), 8, pixels, DPI_200);
        }
    }

    /** The same page with one bit per pixel. */
    static PageImage bilevel(PageImage page) {
        int stride = (page.size().width() + 7) / 8;
        byte[] bits = new byte[stride * page.size().height()];
        for (int y = 0; y < page.size().height(); y++) {
            for (int x = 0; x < page.size().width(); x++) {
                if ((page.pixels()[y * page.stride() + x] & 0xFF) < 128) {
                    bits[y * stride + x / 8] |= (byte) (0x80 >> x % 8);
                }
            }
        }
        return new PageImage(page.size(), 1, bits, page.resolution());
    }

    /** The layout of a page, as the stage before would hand it over. */
    static Layout layout(PageImage page) {
        return new LayoutAnalysis(LayoutSettings.DEFAULT).analyse(page);
    }
}

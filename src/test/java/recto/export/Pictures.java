package recto.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.CCITTFactory;
import recto.model.Facsimile;
import recto.model.Filter;
import recto.model.PageTranscript;
import recto.model.Size;
import recto.model.Turn;

/**
 * Pictures for pages of transcripts that were made up: white, with a black square in the upper left corner and a dark
 * bar at the lower edge.
 */
final class Pictures {
    private static final Size UPRIGHT = new Size(1000, 800);

    /** Pages of the size of the transcript's page image. */
    static final Facsimiles GRAY = Pictures::gray;

    private Pictures() {}

    /** The codings that a facsimile may have and Java can make. */
    enum Kind {
        GRAY_FLATE,
        RGB_FLATE,
        PALETTE,
        PNG_ROWS,
        GRAY_JPEG,
        RGB_JPEG,
        RGB_JPEG_WITH_PROFILE,
        RGB_JPEG_WITH_BROKEN_PROFILE,
        CMYK,
        CMYK_INVERTED,
        G4,
        G4_INVERTED
    }

    /** A picture of 1000 x 800 pixels when upright. */
    static Facsimile of(Kind kind, Turn turn) {
        BufferedImage image = drawn(UPRIGHT, turn);
        try {
            return switch (kind) {
                case GRAY_FLATE -> flate(image, Facsimile.Colour.GRAY, turn, rgb -> rgb & 0xFF);
                case RGB_FLATE -> flate(image, Facsimile.Colour.RGB, turn, rgb -> rgb & 0xFFFFFF);
                case PNG_ROWS -> pngRows(image);
                case PALETTE -> flate(image, palette(), turn, rgb -> (rgb & 0xFF) < 128 ? 0 : 1);
                case CMYK -> flate(image, cmyk(false), turn, rgb -> 0xFF - (rgb & 0xFF));
                case CMYK_INVERTED -> flate(image, cmyk(true), turn, rgb -> 0xFFFFFF00 | rgb & 0xFF);
                case GRAY_JPEG -> jpeg(image, BufferedImage.TYPE_BYTE_GRAY, Optional.empty());
                case RGB_JPEG -> jpeg(image, BufferedImage.TYPE_INT_RGB, Optional.empty());
                case RGB_JPEG_WITH_PROFILE -> jpeg(image, BufferedImage.TYPE_INT_RGB, Optional.of(profile()));
                case RGB_JPEG_WITH_BROKEN_PROFILE ->
                    jpeg(image, BufferedImage.TYPE_INT_RGB, Optional.of(new byte[] {1, 2, 3}));
                case G4 -> g4(image, false);
                case G4_INVERTED -> g4(image, true);
            };
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Whether a rendering shows the square and the bar where they belong. */
    static void assertUpright(BufferedImage seen) {
        assertThat(brightness(seen, 0.05, 0.05)).as("upper left").isLessThan(100);
        assertThat(brightness(seen, 0.95, 0.05)).as("upper right").isGreaterThan(220);
        assertThat(brightness(seen, 0.05, 0.5)).as("left").isGreaterThan(220);
        assertThat(brightness(seen, 0.05, 0.97)).as("lower left").isLessThan(100);
        assertThat(brightness(seen, 0.95, 0.97)).as("lower right").isLessThan(100);
    }

    private static int brightness(BufferedImage image, double x, double y) {
        Color colour = new Color(image.getRGB((int) (x * image.getWidth()), (int) (y * image.getHeight())));
        return (colour.getRed() + colour.getGreen() + colour.getBlue()) / 3;
    }

    private static Facsimile gray(PageTranscript page) {
        Turn turn = page.origin().turn();
        BufferedImage image = drawn(page.size().orElse(UPRIGHT), turn);
        try {
            return flate(image, Facsimile.Colour.GRAY, turn, rgb -> rgb & 0xFF);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The stored image that {@code turn} makes upright. */
    private static BufferedImage drawn(Size upright, Turn turn) {
        BufferedImage page = new BufferedImage(upright.width(), upright.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = page.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, upright.width(), upright.height());
        graphics.setColor(Color.BLACK);
        graphics.fillRect(0, 0, upright.width() / 5, upright.height() / 5);
        graphics.fillRect(0, upright.height() * 9 / 10, upright.width(), upright.height());
        graphics.dispose();
        Size size = turn.quarter() ? upright.turned() : upright;
        BufferedImage stored = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < size.height(); y++) {
            for (int x = 0; x < size.width(); x++) {
                stored.setRGB(x, y, uprightPixel(page, x, y, turn));
            }
        }
        return stored;
    }

    /** TIFF 6.0, tag 274: where row 0 and column 0 of the stored image lie on the upright page. */
    private static int uprightPixel(BufferedImage page, int x, int y, Turn turn) {
        int right = page.getWidth() - 1;
        int bottom = page.getHeight() - 1;
        return switch (turn) {
            case NONE -> page.getRGB(x, y);
            case MIRRORED -> page.getRGB(right - x, y);
            case HALF -> page.getRGB(right - x, bottom - y);
            case HALF_MIRRORED -> page.getRGB(x, bottom - y);
            case LEFT_MIRRORED -> page.getRGB(y, x);
            case RIGHT -> page.getRGB(right - y, x);
            case RIGHT_MIRRORED -> page.getRGB(right - y, bottom - x);
            case LEFT -> page.getRGB(y, bottom - x);
        };
    }

    private static Facsimile flate(BufferedImage image, Facsimile.Colour colour, Turn turn, IntUnaryOperator sample)
            throws IOException {
        int bytes = colour.components();
        ByteArrayOutputStream coded = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(coded)) {
            for (int y = 0; y < image.getHeight(); y++) {
                byte[] row = new byte[image.getWidth() * bytes];
                for (int x = 0; x < image.getWidth(); x++) {
                    int samples = sample.applyAsInt(image.getRGB(x, y));
                    for (int i = 0; i < bytes; i++) {
                        row[x * bytes + i] = (byte) (samples >>> 8 * (bytes - 1 - i));
                    }
                }
                out.write(row);
            }
        }
        Size size = new Size(image.getWidth(), image.getHeight());
        return new Facsimile(Filter.FLATE, coded.toByteArray(), size, 8, colour, turn, Optional.empty(), false);
    }

    /** Rows of sRGB, each with the filter that subtracts the pixel to the left. */
    private static Facsimile pngRows(BufferedImage image) throws IOException {
        ByteArrayOutputStream coded = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(coded)) {
            for (int y = 0; y < image.getHeight(); y++) {
                out.write(1);
                int left = 0;
                for (int x = 0; x < image.getWidth(); x++) {
                    int gray = image.getRGB(x, y) & 0xFF;
                    out.write(new byte[] {(byte) (gray - left), (byte) (gray - left), (byte) (gray - left)});
                    left = gray;
                }
            }
        }
        return new Facsimile(
                Filter.FLATE_PNG,
                coded.toByteArray(),
                UPRIGHT,
                8,
                Facsimile.Colour.RGB,
                Turn.NONE,
                Optional.empty(),
                true);
    }

    private static Facsimile.Colour palette() {
        return new Facsimile.Colour(1, false, Optional.of(new byte[] {20, 10, 0, -1, -1, -16}), Optional.empty());
    }

    private static Facsimile.Colour cmyk(boolean inverted) {
        return new Facsimile.Colour(4, inverted, Optional.empty(), Optional.empty());
    }

    private static byte[] profile() {
        return ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData();
    }

    private static Facsimile jpeg(BufferedImage image, int type, Optional<byte[]> icc) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(as(image, type), "jpeg", out);
        int components = type == BufferedImage.TYPE_BYTE_GRAY ? 1 : 3;
        Facsimile.Colour colour = new Facsimile.Colour(components, false, Optional.empty(), icc);
        return new Facsimile(Filter.DCT, out.toByteArray(), UPRIGHT, 8, colour, Turn.NONE, Optional.empty(), true);
    }

    /** PDFBox codes white as white; inverted, the picture is drawn white on black first. */
    private static Facsimile g4(BufferedImage image, boolean inverted) throws IOException {
        BufferedImage bits = as(image, BufferedImage.TYPE_BYTE_BINARY);
        for (int y = 0; inverted && y < bits.getHeight(); y++) {
            for (int x = 0; x < bits.getWidth(); x++) {
                bits.setRGB(x, y, ~bits.getRGB(x, y));
            }
        }
        try (PDDocument document = new PDDocument()) {
            byte[] coded = CCITTFactory.createFromImage(document, bits)
                    .getCOSObject()
                    .createRawInputStream()
                    .readAllBytes();
            Facsimile.Colour colour = new Facsimile.Colour(1, inverted, Optional.empty(), Optional.empty());
            return new Facsimile(Filter.CCITT_G4, coded, UPRIGHT, 1, colour, Turn.NONE, Optional.empty(), true);
        }
    }

    private static BufferedImage as(BufferedImage image, int type) {
        BufferedImage copy = new BufferedImage(image.getWidth(), image.getHeight(), type);
        Graphics2D graphics = copy.createGraphics();
        graphics.drawImage(image, 0, 0, null);
        graphics.dispose();
        return copy;
    }
}

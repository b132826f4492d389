package recto.image;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import recto.model.Facsimile;
import recto.model.Filter;
import recto.model.Size;
import recto.model.StageException;
import recto.model.Turn;

/** Codes decoded pixels without loss for a PDF: G4 where they are black and white, else Flate in colour. */
final class Recoded {
    private static final int PNG = 3;
    private static final int TIFF_G4 = 8;

    private Recoded() {}

    /** Codes a picture of leptonica's, which is closed; palette and transparency are resolved. */
    static Facsimile of(Pix pix, Turn turn) throws StageException {
        try (pix) {
            pix.flat();
            byte[] coded = pix.write(pix.depth() == 1 ? TIFF_G4 : PNG);
            return pix.depth() == 1 ? g4(coded, pix.size(), turn) : PngOriginal.turned(png(coded), turn);
        }
    }

    /** Codes a picture that Java decoded. */
    static Facsimile of(BufferedImage image, Turn turn) throws StageException {
        BufferedImage plain = image;
        if (image.getColorModel().hasAlpha() || image.getRaster().getNumBands() == 2) {
            plain = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
            java.awt.Graphics2D graphics = plain.createGraphics();
            graphics.drawImage(image, 0, 0, java.awt.Color.WHITE, null);
            graphics.dispose();
        }
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            if (!ImageIO.write(plain, "png", out)) {
                throw new IOException("no form of PNG fits it");
            }
            return PngOriginal.turned(png(out.toByteArray()), turn);
        } catch (IOException e) {
            throw Headers.damaged("the picture cannot be coded again (" + e.getMessage() + ")", e);
        }
    }

    private static Facsimile png(byte[] png) throws StageException {
        try {
            return PngOriginal.of(png, PngHeader.read(Octets.of(png)), false)
                    .orElseThrow(() -> new IOException("it came out in another form than was asked for"));
        } catch (IOException e) {
            throw Headers.damaged("the picture cannot be coded again (" + e.getMessage() + ")", e);
        }
    }

    private static Facsimile g4(byte[] tiff, Size size, Turn turn) throws StageException {
        try {
            Octets in = Octets.of(tiff);
            TiffPage page = new TiffPage(in, TiffChain.read(in).pages().get(0));
            byte[] strip = TiffOriginals.strip(in, page.strips());
            boolean inverted = page.number(262, 0) == 1;
            Facsimile.Colour colour = new Facsimile.Colour(1, inverted, Optional.empty(), Optional.empty());
            return new Facsimile(Filter.CCITT_G4, strip, size, 1, colour, turn, Optional.empty(), false);
        } catch (IOException e) {
            throw Headers.damaged("the picture cannot be coded again (" + e.getMessage() + ")", e);
        }
    }
}

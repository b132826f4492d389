package recto.image;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import recto.model.FailureKind;
import recto.model.Note;
import recto.model.Size;
import recto.model.StageException;

/** Decodes the image of a PDF page from its coded bytes, without PDFBox where another decoder takes them. */
final class PdfImages {
    private PdfImages() {}

    static Decoded decode(PdfPicture picture, ImageSettings settings) throws StageException {
        Headers.limit(picture.size(), settings);
        Leptonica.bind();
        try {
            Decoded decoded = switch (picture.filter()) {
                case "DCTDecode", "DCT" -> jpeg(picture, settings);
                case "JPXDecode" -> jpx(picture, settings);
                case "CCITTFaxDecode", "CCF" -> fax(picture);
                default -> samples(picture);
            };
            return decoded;
        } catch (IOException | RuntimeException e) {
            // PDFBox meets broken images with unchecked exceptions, too.
            throw new StageException(
                    FailureKind.IMAGE_DAMAGED,
                    Headers.STAGE,
                    "the image of the page cannot be decoded (" + e.getMessage() + ")",
                    e);
        }
    }

    private static Decoded jpeg(PdfPicture picture, ImageSettings settings) throws IOException, StageException {
        byte[] bytes = picture.coded();
        Header header = Headers.read(Octets.of(bytes), "image/jpeg");
        Headers.limit(header.size(), settings);
        if (header.components() == 4 || picture.colourSpace().equals("Indexed")) {
            return byPdfbox(picture);
        }
        Decoded decoded = Decoder.decode(bytes, "image/jpeg", header);
        if (picture.inverted()) {
            decoded.pix().invert();
        }
        return header.size().equals(picture.size()) ? decoded : resized(decoded, header.size(), picture.size());
    }

    /** The coded image has the last word on its size; it is drawn into the place of the stated one. */
    private static Decoded resized(Decoded decoded, Size coded, Size stated) {
        String what = "the image is " + coded.width() + " x " + coded.height() + " pixels, its description says "
                + stated.width() + " x " + stated.height();
        return new Decoded(decoded.pix(), decoded.tool(), decoded.reason(), List.of(new Note("repaired", what)));
    }

    private static Decoded jpx(PdfPicture picture, ImageSettings settings) throws IOException, StageException {
        byte[] bytes = picture.coded();
        Header header = Headers.read(Octets.of(bytes), "image/jp2");
        Headers.limit(header.size(), settings);
        return Decoder.decode(bytes, "image/jp2", header);
    }

    private static Decoded fax(PdfPicture picture) throws IOException, StageException {
        Optional<byte[]> tiff = picture.fax();
        if (tiff.isPresent()) {
            byte[] bytes = tiff.get();
            Optional<Pix> pix = Pix.of(Leptonica.pixReadMemTiff(bytes, bytes.length, 0));
            if (pix.isPresent()) {
                return Decoded.of(pix.get(), Leptonica.version());
            }
        }
        return samples(picture);
    }

    /** Plain samples: 1 bit and 8 bit grey, 8 bit RGB; PDFBox does the rest. */
    private static Decoded samples(PdfPicture picture) throws IOException, StageException {
        int components = picture.components();
        boolean bits = components == 1 && picture.bits() == 1;
        boolean bytes = picture.bits() == 8 && (components == 1 || components == 3);
        if (!bits && !bytes || picture.masked()) {
            return byPdfbox(picture);
        }
        byte[] samples = picture.samples();
        Size size = picture.size();
        int stride = bits ? (size.width() + 7) / 8 : size.width() * components;
        long needed = (long) stride * size.height();
        List<Note> notes = List.of();
        if (samples.length < needed) {
            samples = java.util.Arrays.copyOf(samples, Math.toIntExact(needed));
            notes = List.of(new Note("truncated", "the image data end early; what is missing is blank"));
        }
        byte[] grey = components == 3 ? luma(samples, size) : samples;
        Pix pix = Pix.of(size, bits ? 1 : 8, grey);
        if (bits ^ picture.inverted()) {
            pix.invert();
        }
        return new Decoded(pix, PdfScan.tool(), "", notes);
    }

    private static byte[] luma(byte[] rgb, Size size) {
        byte[] grey = new byte[Math.toIntExact(size.pixels())];
        for (int i = 0, at = 0; i < grey.length; i++, at += 3) {
            int luma = 299 * (rgb[at] & 0xff) + 587 * (rgb[at + 1] & 0xff) + 114 * (rgb[at + 2] & 0xff);
            grey[i] = (byte) (luma / 1000);
        }
        return grey;
    }

    private static Decoded byPdfbox(PdfPicture picture) throws IOException, StageException {
        BufferedImage image = picture.image().getImage();
        return new Decoded(Grey.of(image), PdfScan.tool(), "its colours are not plain grey or RGB", List.of());
    }
}

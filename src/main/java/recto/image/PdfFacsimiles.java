package recto.image;

import java.io.IOException;
import java.util.Optional;
import recto.model.Facsimile;
import recto.model.Filter;
import recto.model.StageException;
import recto.model.Turn;

/** Takes the image of a PDF page over into another PDF, byte for byte where both can hold it. */
final class PdfFacsimiles {
    private PdfFacsimiles() {}

    static Facsimile of(PdfPicture picture, Turn turn, ImageSettings settings) throws StageException {
        Headers.limit(picture.size(), settings);
        try {
            Optional<Facsimile> asItIs = switch (picture.filter()) {
                case "DCTDecode", "DCT" -> jpeg(picture, turn);
                case "JPXDecode" -> jpx(picture, turn);
                case "CCITTFaxDecode", "CCF" -> fax(picture, turn);
                case "JBIG2Decode" -> jbig2(picture, turn);
                default -> Optional.empty();
            };
            return asItIs.isPresent() ? asItIs.get() : recode(picture, turn, settings);
        } catch (IOException | RuntimeException e) {
            throw Headers.damaged("the image of the page cannot be taken over (" + e.getMessage() + ")", e);
        }
    }

    private static Optional<Facsimile> jpeg(PdfPicture picture, Turn turn) throws IOException, StageException {
        byte[] bytes = picture.coded();
        Header header = Headers.read(Octets.of(bytes), "image/jpeg");
        boolean plain = picture.components() == header.components()
                || picture.colourSpace().equals("DeviceCMYK");
        if (!plain || picture.masked()) {
            return Optional.empty();
        }
        return Originals.jpeg(bytes, header)
                .map(f -> with(f, turn, picture.inverted(), picture.icc().or(header::icc)));
    }

    private static Facsimile with(Facsimile f, Turn turn, boolean inverted, Optional<byte[]> icc) {
        Facsimile.Colour colour = new Facsimile.Colour(f.colour().components(), inverted, Optional.empty(), icc);
        return new Facsimile(
                f.filter(), f.bytes(), f.size(), f.bitsPerComponent(), colour, turn, f.globals(), f.original());
    }

    private static Optional<Facsimile> jpx(PdfPicture picture, Turn turn) throws IOException, StageException {
        byte[] bytes = picture.coded();
        Header header = Headers.read(Octets.of(bytes), "image/jp2");
        return picture.masked() || picture.inverted()
                ? Optional.empty()
                : Originals.jpx(bytes, header).map(f -> with(f, turn, false, picture.icc()));
    }

    private static Optional<Facsimile> fax(PdfPicture picture, Turn turn) throws IOException, StageException {
        if (picture.parameters().getInt(org.apache.pdfbox.cos.COSName.K, 0) >= 0
                || picture.fax().isEmpty()) {
            return Optional.empty();
        }
        boolean inverted = picture.blackIsOne() ^ picture.inverted();
        return bilevel(picture, Filter.CCITT_G4, turn, inverted);
    }

    private static Optional<Facsimile> jbig2(PdfPicture picture, Turn turn) throws IOException, StageException {
        return bilevel(picture, Filter.JBIG2, turn, picture.inverted());
    }

    private static Optional<Facsimile> bilevel(PdfPicture picture, Filter filter, Turn turn, boolean inverted)
            throws IOException, StageException {
        if (picture.components() != 1 || picture.masked()) {
            return Optional.empty();
        }
        Facsimile.Colour colour = new Facsimile.Colour(1, inverted, Optional.empty(), Optional.empty());
        return Optional.of(
                new Facsimile(filter, picture.coded(), picture.size(), 1, colour, turn, picture.globals(), true));
    }

    /** Grey and bilevel images by their decoded pixels, coloured ones through PDFBox. */
    private static Facsimile recode(PdfPicture picture, Turn turn, ImageSettings settings)
            throws IOException, StageException {
        boolean grey = picture.components() == 1 && picture.bits() <= 8;
        return grey
                ? Recoded.of(PdfImages.decode(picture, settings).pix(), turn)
                : Recoded.of(picture.image().getImage(), turn);
    }
}

package recto.image;

import java.io.IOException;
import java.util.Optional;
import recto.model.Facsimile;
import recto.model.Filter;
import recto.model.StageException;

/** The pictures of image files as they go into a PDF. */
final class Originals {
    private Originals() {}

    static Facsimile of(byte[] bytes, String mediaType, Header header) throws StageException {
        Optional<Facsimile> asItIs = switch (mediaType) {
            case "image/jpeg" -> jpeg(bytes, header);
            case "image/png" -> PngOriginal.of(bytes, header, true);
            case "image/jp2", "image/jpx", "image/x-jp2-codestream" -> jpx(bytes, header);
            default -> Optional.empty();
        };
        return asItIs.isPresent() ? asItIs.get() : recode(bytes, mediaType, header);
    }

    /** A JPEG whose process PDF knows (ISO 32000-1, 7.4.8): baseline or progressive, 8 bit. */
    static Optional<Facsimile> jpeg(byte[] bytes, Header header) {
        boolean process = header.coding().equals("baseline") || header.coding().equals("progressive");
        boolean components = header.components() == 1 || header.components() == 3 || header.components() == 4;
        if (!process || !components || header.bits() != 8) {
            return Optional.empty();
        }
        byte[] complete = JpegHeader.withHeight(bytes, header.size().height());
        boolean inverted = header.components() == 4 && header.adobe();
        return Optional.of(facsimile(Filter.DCT, complete, header, inverted, complete == bytes));
    }

    /** A bare codestream gets the boxes that PDF asks for. */
    static Optional<Facsimile> jpx(byte[] bytes, Header header) {
        boolean simple = (header.components() == 1 || header.components() == 3) && header.bits() == 8;
        if (!simple || !header.coding().isEmpty()) {
            return Optional.empty();
        }
        boolean bare = (bytes[0] & 0xff) == 0xff;
        byte[] file = bare ? Jp2Writer.wrap(bytes, header) : bytes;
        return Optional.of(facsimile(Filter.JPX, file, header, false, !bare));
    }

    private static Facsimile facsimile(Filter filter, byte[] bytes, Header header, boolean inverted, boolean original) {
        Facsimile.Colour colour = new Facsimile.Colour(header.components(), inverted, Optional.empty(), header.icc());
        return new Facsimile(
                filter, bytes, header.size(), header.bits(), colour, header.turn(), Optional.empty(), original);
    }

    private static Facsimile recode(byte[] bytes, String mediaType, Header header) throws StageException {
        Leptonica.bind();
        Optional<Pix> pix = Pix.of(Leptonica.pixReadMem(bytes, bytes.length));
        if (pix.isPresent()) {
            return Recoded.of(pix.get(), header.turn());
        }
        try {
            String format = mediaType.substring("image/".length());
            if (format.equals("webp") && header.notes().isEmpty()) {
                throw new IOException("leptonica refuses it");
            }
            if (Decoder.jpeg2000(format)) {
                throw Decoder.jpeg2000(header);
            }
            return Recoded.of(JavaReaders.read(bytes, format).image(), header.turn());
        } catch (IOException e) {
            throw Headers.damaged("the image cannot be decoded (" + e.getMessage() + ")", e);
        }
    }
}

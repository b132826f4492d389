package recto.export;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSBoolean;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import recto.model.Facsimile;
import recto.model.FailureKind;
import recto.model.Filter;
import recto.model.PageTranscript;
import recto.model.StageException;
import recto.model.Turn;

/**
 * The picture of a page in a PDF; its coded bytes are passed on as they are.
 *
 * @param facsimile absent for a failed page that no picture can be had of
 */
record PdfPicture(Optional<Facsimile> facsimile) {
    /** Finds the picture. That of a failed page may be missing, that of another page may not. */
    static PdfPicture of(PageTranscript page, Facsimiles facsimiles) throws StageException {
        boolean failed = page.state() == PageTranscript.State.FAILED;
        if (failed && page.size().isEmpty()) {
            return new PdfPicture(Optional.empty());
        }
        try {
            return new PdfPicture(Optional.of(facsimiles.of(page)));
        } catch (StageException e) {
            if (!failed || e.failure().kind().action() == FailureKind.Action.STOP) {
                throw e;
            }
            return new PdfPicture(Optional.empty());
        }
    }

    Optional<PDImageXObject> image(PDDocument document, IccSpaces spaces) throws IOException {
        if (facsimile.isEmpty()) {
            return Optional.empty();
        }
        Facsimile picture = facsimile.get();
        PDImageXObject image = new PDImageXObject(
                document,
                new ByteArrayInputStream(picture.bytes()),
                filter(picture.filter()),
                picture.size().width(),
                picture.size().height(),
                picture.bitsPerComponent(),
                spaces.of(picture));
        COSDictionary parameters = parameters(picture, document);
        if (parameters.size() > 0) {
            image.getCOSObject().setItem(COSName.DECODE_PARMS, parameters);
        }
        if (picture.colour().inverted() && picture.filter() != Filter.CCITT_G4) {
            image.setDecode(inverted(picture.colour().components()));
        }
        return Optional.of(image);
    }

    /** The operators that draw the picture over the whole page, upright. */
    String placement(PdfScale scale, String name) {
        int[] m = matrix(facsimile.map(Facsimile::turn).orElse(Turn.NONE));
        double w = scale.width();
        double h = scale.height();
        double[] points = {m[0] * w, m[1] * h, m[2] * w, m[3] * h, m[4] * w, m[5] * h};
        StringBuilder operators = new StringBuilder("q ");
        for (double point : points) {
            PdfNumber.append(operators, point);
        }
        return operators.append("cm /").append(name).append(" Do Q\n").toString();
    }

    /** Unit square of the stored image to unit square of the upright page, y upwards: a, b, c, d, e, f of PDF. */
    private static int[] matrix(Turn turn) {
        return switch (turn) {
            case NONE -> new int[] {1, 0, 0, 1, 0, 0};
            case MIRRORED -> new int[] {-1, 0, 0, 1, 1, 0};
            case HALF -> new int[] {-1, 0, 0, -1, 1, 1};
            case HALF_MIRRORED -> new int[] {1, 0, 0, -1, 0, 1};
            case LEFT_MIRRORED -> new int[] {0, -1, -1, 0, 1, 1};
            case RIGHT -> new int[] {0, -1, 1, 0, 0, 1};
            case RIGHT_MIRRORED -> new int[] {0, 1, 1, 0, 0, 0};
            case LEFT -> new int[] {0, 1, -1, 0, 1, 0};
        };
    }

    private static COSBase filter(Filter filter) {
        return switch (filter) {
            case DCT -> COSName.DCT_DECODE;
            case JPX -> COSName.JPX_DECODE;
            case CCITT_G4 -> COSName.CCITTFAX_DECODE;
            case JBIG2 -> COSName.JBIG2_DECODE;
            case FLATE, FLATE_PNG -> COSName.FLATE_DECODE;
        };
    }

    private static COSDictionary parameters(Facsimile picture, PDDocument document) throws IOException {
        COSDictionary parameters = new COSDictionary();
        int width = picture.size().width();
        switch (picture.filter()) {
            case CCITT_G4 -> {
                parameters.setInt(COSName.K, -1);
                parameters.setInt(COSName.COLUMNS, width);
                parameters.setInt(COSName.ROWS, picture.size().height());
                parameters.setItem(
                        COSName.BLACK_IS_1,
                        COSBoolean.getBoolean(picture.colour().inverted()));
            }
            case FLATE_PNG -> {
                parameters.setInt(COSName.PREDICTOR, 15);
                parameters.setInt(COSName.COLORS, picture.colour().components());
                parameters.setInt(COSName.BITS_PER_COMPONENT, picture.bitsPerComponent());
                parameters.setInt(COSName.COLUMNS, width);
            }
            default -> {
                if (picture.globals().isPresent()) {
                    parameters.setItem(
                            COSName.JBIG2_GLOBALS,
                            stream(document, picture.globals().get()));
                }
            }
        }
        return parameters;
    }

    private static COSStream stream(PDDocument document, byte[] bytes) throws IOException {
        COSStream stream = document.getDocument().createCOSStream();
        try (OutputStream out = stream.createRawOutputStream()) {
            out.write(bytes);
        }
        return stream;
    }

    private static COSArray inverted(int components) {
        COSArray decode = new COSArray();
        for (int i = 0; i < components; i++) {
            decode.add(COSInteger.ONE);
            decode.add(COSInteger.ZERO);
        }
        return decode;
    }
}

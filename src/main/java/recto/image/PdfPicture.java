package recto.image;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import recto.model.FailureKind;
import recto.model.Size;
import recto.model.StageException;

/** An image stream of a PDF: its coded bytes where a decoder here takes them, else its samples through PDFBox. */
final class PdfPicture {
    private static final List<String> LAST =
            List.of("DCTDecode", "DCT", "JPXDecode", "JBIG2Decode", "CCITTFaxDecode", "CCF");

    private final COSStream stream;
    private final Size size;

    PdfPicture(COSStream stream, Size size) {
        this.stream = stream;
        this.size = size;
    }

    COSDictionary dictionary() {
        return stream;
    }

    Size size() {
        return size;
    }

    /** Name of the last filter; empty where there is none. */
    String filter() {
        COSBase filters = stream.getDictionaryObject(COSName.FILTER, COSName.F);
        if (filters instanceof COSArray array && array.size() > 0) {
            filters = array.getObject(array.size() - 1);
        }
        return filters instanceof COSName name ? name.getName() : "";
    }

    /** Whether other images say which parts of this one are seen. */
    boolean masked() {
        return stream.containsKey(COSName.SMASK) || stream.containsKey(COSName.MASK);
    }

    /** Whether 0 and the greatest sample change places ({@code /Decode}). */
    boolean inverted() {
        COSArray decode = stream.getCOSArray(COSName.DECODE);
        return decode != null && decode.size() > 1 && decode.toFloatArray()[0] > decode.toFloatArray()[1];
    }

    /** Colour space by name, {@code Indexed} and the like included; empty where it is left to the coded image. */
    String colourSpace() {
        COSBase space = stream.getDictionaryObject(COSName.COLORSPACE, COSName.CS);
        if (space instanceof COSArray array && array.size() > 0) {
            space = array.getObject(0);
        }
        return space instanceof COSName name ? name.getName() : "";
    }

    /** Samples per pixel of a simple colour space; 0 where it is another. */
    int components() {
        if (stream.getBoolean(COSName.IMAGE_MASK, false)) {
            return 1;
        }
        COSBase space = stream.getDictionaryObject(COSName.COLORSPACE, COSName.CS);
        return switch (colourSpace()) {
            case "DeviceGray", "G", "CalGray" -> 1;
            case "DeviceRGB", "RGB", "CalRGB" -> 3;
            case "ICCBased" -> ((COSArray) space).getObject(1) instanceof COSStream icc ? icc.getInt(COSName.N, 0) : 0;
            default -> 0;
        };
    }

    int bits() {
        return stream.getBoolean(COSName.IMAGE_MASK, false)
                ? 1
                : stream.getInt(COSName.BITS_PER_COMPONENT, COSName.BPC, 8);
    }

    /** Profile of the colours, where there is one. */
    Optional<byte[]> icc() {
        COSBase space = stream.getDictionaryObject(COSName.COLORSPACE, COSName.CS);
        boolean based = colourSpace().equals("ICCBased") && ((COSArray) space).getObject(1) instanceof COSStream;
        if (!based) {
            return Optional.empty();
        }
        try (InputStream in = ((COSStream) ((COSArray) space).getObject(1)).createInputStream()) {
            return Optional.of(in.readAllBytes());
        } catch (IOException broken) {
            // The picture can be shown without its profile.
            return Optional.empty();
        }
    }

    /** Parameters of the last filter; empty ones where there are none. */
    COSDictionary parameters() {
        COSBase all = stream.getDictionaryObject(COSName.DECODE_PARMS, COSName.DP);
        if (all instanceof COSArray array && array.size() > 0) {
            all = array.getObject(array.size() - 1);
        }
        return all instanceof COSDictionary dictionary ? dictionary : new COSDictionary();
    }

    /** The bytes before the last filter, if it is one for images: a whole JPEG, JPEG 2000, JBIG2 or fax. */
    byte[] coded() throws IOException, StageException {
        StreamLimits.check(stream, StreamLimits.LARGEST);
        try (InputStream in = new PDStream(stream).createInputStream(LAST)) {
            return in.readAllBytes();
        }
    }

    /** The samples behind all filters. */
    byte[] samples() throws IOException, StageException {
        StreamLimits.check(stream, 2 * expected() + StreamLimits.SLACK);
        try (InputStream in = stream.createInputStream()) {
            return in.readAllBytes();
        }
    }

    private long expected() {
        return size.pixels() * Math.max(1, components() == 0 ? 4 : components()) * Math.max(8, bits()) / 8;
    }

    /** What PDFBox makes of it, for the rarer colour spaces. */
    PDImageXObject image() throws IOException, StageException {
        StreamLimits.check(stream, 2 * expected() + StreamLimits.SLACK);
        if (expected() > Runtime.getRuntime().maxMemory()) {
            throw new StageException(
                    FailureKind.TOO_LARGE, Headers.STAGE, "the image needs more memory than a worker has");
        }
        return new PDImageXObject(new PDStream(stream), null);
    }

    /** Shared segments of a JBIG2 image. */
    Optional<byte[]> globals() throws IOException {
        COSBase globals = parameters().getDictionaryObject(COSName.JBIG2_GLOBALS);
        if (!(globals instanceof COSStream shared)) {
            return Optional.empty();
        }
        try (InputStream in = shared.createInputStream()) {
            return Optional.of(in.readAllBytes());
        }
    }

    /** The fax data as a TIFF, if its parameters are ones that TIFF has (ISO 32000-1, 7.4.6; TIFF 6.0, section 11). */
    Optional<byte[]> fax() throws IOException, StageException {
        COSDictionary parameters = parameters();
        int k = parameters.getInt(COSName.K, 0);
        int columns = parameters.getInt(COSName.COLUMNS, 1728);
        boolean plain =
                !parameters.getBoolean(COSName.getPDFName("EncodedByteAlign"), false) && columns == size.width();
        if (!plain) {
            return Optional.empty();
        }
        SortedMap<Integer, Long> tags = new TreeMap<>();
        tags.put(256, (long) size.width());
        tags.put(257, (long) size.height());
        tags.put(258, 1L);
        tags.put(259, k < 0 ? 4L : 3L);
        tags.put(262, blackIsOne() ^ inverted() ? 1L : 0L);
        tags.put(277, 1L);
        tags.put(278, (long) size.height());
        if (k >= 0) {
            tags.put(292, k > 0 ? 1L : 0L);
        }
        return Optional.of(TiffWriter.wrap(tags, coded()));
    }

    boolean blackIsOne() {
        return parameters().getBoolean(COSName.BLACK_IS_1, false);
    }
}

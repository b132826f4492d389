package recto.image;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.InflaterInputStream;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import recto.model.FailureKind;
import recto.model.StageException;

/** Refuses streams of a PDF that would swell beyond a limit, without keeping what they swell to. */
final class StreamLimits {
    /** Most bytes that a content stream or a coded image may have. */
    static final long LARGEST = 256L << 20;

    /** Most bytes by which image data may be longer than the image. */
    static final long SLACK = 1L << 20;

    /** Deflate makes at most 1032 bytes of one. */
    private static final double RATIO = 1032;

    private static final List<String> IMAGES = List.of("JBIG2", "DCT", "JPX", "CCITT", "CCF");

    private StreamLimits() {}

    /** Checks a stream of drawing operations, which no filter for images may pack. */
    static void content(COSStream stream) throws StageException {
        COSBase filters = stream.getDictionaryObject(COSName.FILTER, COSName.F);
        String names = String.valueOf(filters);
        if (IMAGES.stream().anyMatch(names::contains)) {
            throw new StageException(
                    FailureKind.TOO_LARGE,
                    Headers.STAGE,
                    "what the page draws is packed as if it were an image and may swell without limit; the file is a trap");
        }
        check(stream, LARGEST);
    }

    /** Checks one stream. Costs nothing where the coded length alone rules out too large a result. */
    static void check(COSStream stream, long limit) throws StageException {
        List<COSName> deflated = deflated(stream);
        double worst = stream.getLength() * Math.pow(RATIO, deflated.size());
        if (!deflated.isEmpty() && worst > limit && longer(stream, deflated.size(), limit)) {
            throw new StageException(
                    FailureKind.TOO_LARGE,
                    Headers.STAGE,
                    "a stream of the page swells to more than " + limit + " bytes; the file is broken or a trap");
        }
    }

    /** The Flate filters that come first. */
    private static List<COSName> deflated(COSStream stream) {
        COSBase filters = stream.getDictionaryObject(COSName.FILTER, COSName.F);
        COSArray all = filters instanceof COSArray array ? array : new COSArray();
        if (filters instanceof COSName) {
            all.add(filters);
        }
        List<COSName> found = new ArrayList<>();
        for (int i = 0; i < all.size() && flate(all.getObject(i)); i++) {
            found.add((COSName) all.getObject(i));
        }
        return found;
    }

    private static boolean flate(COSBase filter) {
        return COSName.FLATE_DECODE.equals(filter) || COSName.FLATE_DECODE_ABBREVIATION.equals(filter);
    }

    private static boolean longer(COSStream stream, int times, long limit) {
        byte[] buffer = new byte[1 << 16];
        long length = 0;
        try (InputStream raw = stream.createRawInputStream()) {
            InputStream in = raw;
            for (int i = 0; i < times; i++) {
                in = new InflaterInputStream(in);
            }
            for (int n = in.read(buffer); n > 0 && length <= limit; n = in.read(buffer)) {
                length += n;
            }
        } catch (IOException broken) {
            // What comes after the break is not unpacked by PDFBox either.
            return length > limit;
        }
        return length > limit;
    }
}

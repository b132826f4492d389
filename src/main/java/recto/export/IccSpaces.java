package recto.export;

import java.io.IOException;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.color.PDColorSpace;
import recto.model.Facsimile;

/**
 * Colour spaces of pictures. A profile that a picture carries is used where PDF/A allows it, else samples are grey or
 * sRGB, which the output intent states; CMYK, which it does not, gets a profile of our own. Each profile stands in a
 * document once.
 */
final class IccSpaces {
    private final PDDocument document;
    private final Map<String, COSStream> profiles = new HashMap<>();

    IccSpaces(PDDocument document) {
        this.document = document;
    }

    PDColorSpace of(Facsimile picture) throws IOException {
        Facsimile.Colour colour = picture.colour();
        boolean indexed = colour.palette().isPresent();
        COSBase base = base(indexed ? 3 : colour.components(), colour.icc());
        return PDColorSpace.create(indexed ? indexed(base, colour.palette().get(), picture.bitsPerComponent()) : base);
    }

    private COSBase base(int components, Optional<byte[]> icc) throws IOException {
        Optional<byte[]> usable = icc.filter(profile -> IccProfile.isUsable(profile, components));
        if (usable.isPresent()) {
            return iccBased(usable.get(), components);
        }
        return switch (components) {
            case 1 -> COSName.DEVICEGRAY;
            case 3 -> COSName.DEVICERGB;
            case 4 -> iccBased(IccProfile.CMYK, components);
            default -> throw new IOException("a picture has 1, 3 or 4 samples per pixel, not " + components);
        };
    }

    private COSArray iccBased(byte[] profile, int components) throws IOException {
        COSStream stream = profiles.get(digest(profile));
        if (stream == null) {
            stream = document.getDocument().createCOSStream();
            stream.setInt(COSName.N, components);
            try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
                out.write(profile);
            }
            profiles.put(digest(profile), stream);
        }
        COSArray space = new COSArray();
        space.add(COSName.ICCBASED);
        space.add(stream);
        return space;
    }

    private static COSArray indexed(COSBase base, byte[] palette, int bits) {
        int colours = Math.min(palette.length / 3, 1 << bits);
        COSArray space = new COSArray();
        space.add(COSName.INDEXED);
        space.add(base);
        space.add(COSInteger.get(colours - 1L));
        space.add(new COSString(java.util.Arrays.copyOf(palette, colours * 3)));
        return space;
    }

    private static String digest(byte[] bytes) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}

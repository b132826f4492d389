package recto.image;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import recto.model.Size;
import recto.model.StageException;

/** One page of a TIFF: what its directory says, and its coded data as a small TIFF of its own. */
final class TiffPage {
    private static final long LARGEST_WHOLE = 512L << 20;
    private static final int ICC = 34675;
    private final Octets in;
    private final Ifd ifd;

    TiffPage(Octets in, Ifd ifd) {
        this.in = in;
        this.ifd = ifd;
    }

    Header header() throws StageException {
        try {
            long width = ifd.number(in, 256, 0);
            long height = ifd.number(in, 257, 0);
            if (width < 1 || height < 1 || width > Integer.MAX_VALUE || height > Integer.MAX_VALUE) {
                throw Headers.damaged("the directory of the page states no size", null);
            }
            byte[] icc = ifd.bytes(in, ICC);
            return new Header(
                    new Size((int) width, (int) height),
                    (int) ifd.number(in, 277, 1),
                    bits(),
                    TiffCodec.name(compression()),
                    ifd.resolution(in),
                    ifd.turn(in),
                    false,
                    icc.length == 0 ? Optional.empty() : Optional.of(icc),
                    List.of());
        } catch (IOException e) {
            throw Headers.damaged("the directory of the page cannot be read (" + e.getMessage() + ")", e);
        }
    }

    int compression() throws IOException {
        return (int) ifd.number(in, 259, 1);
    }

    /** Bits of the deepest sample. */
    int bits() throws IOException {
        long most = 1;
        for (long bits : ifd.numbers(in, 258)) {
            most = Math.max(most, bits);
        }
        return (int) Math.min(64, most);
    }

    long number(int tag, long otherwise) throws IOException {
        return ifd.number(in, tag, otherwise);
    }

    byte[] bytes(int tag) throws IOException {
        return ifd.bytes(in, tag);
    }

    boolean tiled() {
        return ifd.has(322) || ifd.has(324);
    }

    boolean floats() throws IOException {
        return ifd.number(in, 339, 1) == 3;
    }

    TiffStrips strips() throws IOException, StageException {
        return TiffStrips.of(in, ifd, tiled());
    }

    /** Whether luma is mixed from other shares of red, green and blue than in every JPEG (ITU-R BT.601). */
    boolean oddColours() throws IOException {
        double[] shares = ifd.reals(in, 529);
        return shares.length > 1 && (Math.abs(shares[0] - 0.299) > 0.002 || Math.abs(shares[1] - 0.587) > 0.002);
    }

    /** The whole file, with this page as its first: for the coding whose parts lie about in it. */
    byte[] first() throws IOException {
        if (in.size() > LARGEST_WHOLE) {
            throw new IOException("old-style JPEG in a file of more than 512 MB");
        }
        byte[] whole = in.bytes(0, (int) in.size());
        ByteBuffer.wrap(whole).order(in.order()).putInt(4, (int) ifd.at());
        return whole;
    }

    /** The coded data. */
    byte[] strip(TiffStrips strips) throws IOException {
        return TiffOriginals.strip(in, strips);
    }

    /** The page as a TIFF of one page, without its thumbnails and private tags. */
    byte[] alone(TiffStrips strips) throws IOException {
        return compression() == TiffCodec.OLD_JPEG ? first() : TiffWriter.write(in, ifd, strips);
    }
}

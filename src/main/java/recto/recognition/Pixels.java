package recto.recognition;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.PointerByReference;
import java.nio.ByteOrder;
import recto.model.Box;
import recto.model.PageImage;
import recto.model.Size;

/** An image in native memory, to be closed by whoever made it. Not for two threads. */
final class Pixels implements AutoCloseable {
    /** Of so many rows and columns one counts where the tone of the paper is looked for. */
    private static final int RANK_SAMPLING = 4;
    /** Half the side of what is around a pixel, about a letter and a half. */
    private static final int WINDOW = 25;
    /** Lightness, by contrast, that paper may lose; 0.34 is usual for print. */
    private static final float CONTRAST = 0.34f;

    private static final int HALF = 128;
    /** So much of a page is darker than its paper, or as dark. */
    private static final float LIGHT = 0.75f;

    private final Pointer pix;
    private boolean closed;

    private Pixels(Pointer pix) {
        if (pix == null) {
            throw new OutOfMemoryError("no native memory for an image");
        }
        this.pix = pix;
    }

    /** A copy of a whole page image. */
    static Pixels of(PageImage page) {
        return of(page, page.size().box());
    }

    /** A copy of a part of a page image; with 1 bit per pixel its left edge moves to the next whole byte. */
    static Pixels of(PageImage page, Box part) {
        int first = page.depth() == 1 ? part.x() / 8 : part.x();
        int bytes = page.depth() == 1 ? (part.right() + 7) / 8 - first : part.width();
        int width = page.depth() == 1 ? part.right() - first * 8 : part.width();
        Pixels pixels = new Pixels(Leptonica.pixCreate(width, part.height(), page.depth()));
        Pointer data = Leptonica.pixGetData(pixels.pix);
        long row = 4L * Leptonica.pixGetWpl(pixels.pix);
        for (int y = 0; y < part.height(); y++) {
            data.write(y * row, page.pixels(), (part.y() + y) * page.stride() + first, bytes);
        }
        if (ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN) {
            Leptonica.pixEndianByteSwap(pixels.pix);
        }
        return pixels;
    }

    Pointer pointer() {
        if (closed) {
            throw new IllegalStateException("the image is closed");
        }
        return pix;
    }

    Size size() {
        return new Size(Leptonica.pixGetWidth(pointer()), Leptonica.pixGetHeight(pix));
    }

    private int depth() {
        return Leptonica.pixGetDepth(pointer());
    }

    /** A larger or smaller copy, in grey where pixels merge. */
    Pixels scaled(double factor) {
        float f = (float) factor;
        if (depth() == 8) {
            return new Pixels(Leptonica.pixScaleGeneral(pointer(), f, f, 0, 0));
        }
        if (f < 1) {
            return new Pixels(Leptonica.pixScaleToGray(pointer(), f));
        }
        try (Pixels grey = grey()) {
            return grey.scaled(factor);
        }
    }

    /** A copy turned clockwise by quarters. */
    Pixels turned(int quarters) {
        return new Pixels(Leptonica.pixRotateOrth(pointer(), quarters));
    }

    /**
     * A copy turned clockwise about its middle, large enough to lose no corner; the corners that come in have the tone
     * of the paper, since an edge between white and grey misleads the engine's threshold.
     */
    Pixels rotated(double radians) {
        Size size = size();
        int border = (int) Math.ceil(Math.max(size.width(), size.height()) * Math.abs(Math.sin(radians)) / 2) + 1;
        IntByReference paper = new IntByReference();
        try (Pixels grey = grey()) {
            Leptonica.pixGetRankValue(grey.pix, RANK_SAMPLING, LIGHT, paper);
            try (Pixels wide = new Pixels(Leptonica.pixAddBorder(grey.pix, border, paper.getValue()))) {
                return new Pixels(Leptonica.pixRotateAMGray(wide.pix, (float) radians, (byte) paper.getValue()));
            }
        }
    }

    /**
     * A copy in grey whose every pixel is the mean of those around it: thin marks that shine through from the other
     * side grow pale, letters stay.
     *
     * @param radius pixels on each side
     */
    Pixels smoothed(int radius) {
        try (Pixels grey = grey()) {
            return new Pixels(Leptonica.pixBlockconv(grey.pix, radius, radius));
        }
    }

    /** A copy in which the paper is evenly light. */
    Pixels evened() {
        try (Pixels grey = grey()) {
            return new Pixels(Leptonica.pixBackgroundNormSimple(grey.pix, null, null));
        }
    }

    /** A copy in which rough edges and specks are smooth: the mean of three by three pixels, twice. */
    Pixels smoothed() {
        try (Pixels grey = grey();
                Pixels once = new Pixels(Leptonica.pixBlockconv(grey.pix, 1, 1))) {
            return new Pixels(Leptonica.pixBlockconv(once.pix, 1, 1));
        }
    }

    /**
     * A bilevel copy: darker than what is around it is ink (Sauvola and Pietikäinen 2000, Adaptive document image
     * binarization).
     */
    Pixels bilevelByPlace() {
        PointerByReference made = new PointerByReference();
        try (Pixels grey = grey()) {
            int failed = Leptonica.pixSauvolaBinarizeTiled(grey.pix, WINDOW, CONTRAST, 1, 1, null, made);
            return failed == 0 ? new Pixels(made.getValue()) : bilevel(HALF);
        }
    }

    /** A bilevel copy: darker than the threshold is ink. */
    Pixels bilevel(int threshold) {
        try (Pixels grey = grey()) {
            return new Pixels(Leptonica.pixThresholdToBinary(grey.pix, threshold));
        }
    }

    private Pixels grey() {
        if (depth() == 8) {
            // A factor of 1 is leptonica's copy.
            return new Pixels(Leptonica.pixScaleGeneral(pointer(), 1f, 1f, 0, 0));
        }
        return new Pixels(Leptonica.pixConvert1To8(null, pointer(), (byte) 255, (byte) 0));
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            Leptonica.pixDestroy(new PointerByReference(pix));
        }
    }
}

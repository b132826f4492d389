package recto.image;

import com.sun.jna.Native;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import recto.engine.Natives;
import recto.model.StageException;

/**
 * The few functions of leptonica that decoding needs, mapped directly: binding these takes less than half of the time
 * that lept4j takes to bind all functions of the library. Sizes are {@code size_t} of the 64-bit platforms.
 *
 * <p>See leptonica's {@code allheaders.h} for each function.
 */
final class Leptonica {
    private static boolean bound;

    private Leptonica() {}

    /** Binds the functions; has to be called before the first of them. */
    static synchronized void bind() throws StageException {
        if (!bound) {
            Natives.load();
            Native.register(Leptonica.class, Natives.leptonica());
            setMsgSeverity(6);
            bound = true;
        }
    }

    /** As it says of itself: {@code leptonica 1.87.0}. */
    static String version() throws StageException {
        bind();
        Pointer text = getLeptonicaVersion();
        try {
            return text.getString(0).replace('-', ' ');
        } finally {
            lept_free(text);
        }
    }

    static native int setMsgSeverity(int severity);

    static native Pointer getLeptonicaVersion();

    static native void lept_free(Pointer memory);

    static native Pointer pixReadMem(byte[] data, long size);

    static native Pointer pixReadMemJpeg(
            byte[] data, long size, int colormap, int reduction, IntByReference warnings, int hint);

    static native Pointer pixReadMemTiff(byte[] data, long size, int page);

    static native int pixWriteMem(PointerByReference data, LongByReference size, Pointer pix, int format);

    static native Pointer pixCreate(int width, int height, int depth);

    static native void pixDestroy(PointerByReference pix);

    static native int pixGetWidth(Pointer pix);

    static native int pixGetHeight(Pointer pix);

    static native int pixGetDepth(Pointer pix);

    static native int pixGetSpp(Pointer pix);

    static native int pixGetWpl(Pointer pix);

    static native Pointer pixGetData(Pointer pix);

    static native Pointer pixGetColormap(Pointer pix);

    static native int pixEndianByteSwap(Pointer pix);

    static native Pointer pixRemoveColormap(Pointer pix, int type);

    static native Pointer pixRemoveAlpha(Pointer pix);

    static native Pointer pixConvertTo8(Pointer pix, int colormap);

    static native Pointer pixInvert(Pointer into, Pointer pix);

    static native Pointer pixFlipLR(Pointer into, Pointer pix);

    static native Pointer pixRotateOrth(Pointer pix, int quarters);

    static native Pointer pixScale(Pointer pix, float x, float y);

    static native Pointer pixThresholdToBinary(Pointer pix, int threshold);

    static native Pointer pixConnCompBB(Pointer pix, int connectivity);

    static native int boxaGetCount(Pointer boxes);

    static native int boxaGetBoxGeometry(
            Pointer boxes, int index, IntByReference x, IntByReference y, IntByReference width, IntByReference height);

    static native void boxaDestroy(PointerByReference boxes);
}

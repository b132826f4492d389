package recto.recognition;

import com.sun.jna.Native;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.FloatByReference;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.PointerByReference;
import recto.engine.Natives;

/**
 * The few functions of leptonica that reading needs, on bare pointers: mapped alone they load in a few milliseconds,
 * and no copy of a native structure is ever written back over its counter of references.
 */
final class Leptonica {
    /** Nothing is printed to the console, for {@link #setMsgSeverity}. */
    private static final int SILENT = 6;

    static {
        Native.register(Leptonica.class, Natives.leptonica());
        setMsgSeverity(SILENT);
    }

    private Leptonica() {}

    static native int setMsgSeverity(int severity);

    static native Pointer pixCreate(int width, int height, int depth);

    static native void pixDestroy(PointerByReference pix);

    static native Pointer pixGetData(Pointer pix);

    static native int pixGetWidth(Pointer pix);

    static native int pixGetHeight(Pointer pix);

    static native int pixGetDepth(Pointer pix);

    static native int pixGetWpl(Pointer pix);

    static native int pixEndianByteSwap(Pointer pix);

    static native Pointer pixScaleGeneral(Pointer pix, float x, float y, float sharpen, int sharpenWidth);

    static native Pointer pixScaleToGray(Pointer pix, float factor);

    static native Pointer pixConvert1To8(Pointer none, Pointer pix, byte clear, byte set);

    static native int pixGetRankValue(Pointer pix, int every, float rank, IntByReference value);

    static native Pointer pixAddBorder(Pointer pix, int pixels, int value);

    static native Pointer pixRotateAMGray(Pointer pix, float radians, byte value);

    static native Pointer pixRotateOrth(Pointer pix, int quarters);

    static native Pointer pixThresholdToBinary(Pointer pix, int threshold);

    static native int pixSauvolaBinarizeTiled(
            Pointer pix,
            int window,
            float factor,
            int across,
            int down,
            PointerByReference threshold,
            PointerByReference made);

    static native Pointer pixBackgroundNormSimple(Pointer pix, Pointer mask, Pointer other);

    static native Pointer pixBlockconv(Pointer pix, int halfWidth, int halfHeight);

    static native int pixFindSkewSweepAndSearch(
            Pointer pix,
            FloatByReference degrees,
            FloatByReference confidence,
            int sweepReduction,
            int searchReduction,
            float range,
            float delta,
            float finest);
}

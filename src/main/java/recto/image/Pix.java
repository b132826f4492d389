package recto.image;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import recto.model.Box;
import recto.model.Size;
import recto.model.StageException;
import recto.model.Turn;

/**
 * An image of leptonica's, in native memory until it is closed. Operations change it in place. One thread at a time.
 */
final class Pix implements AutoCloseable {
    private static final int WHOLE_COLORMAP_WITH_ALPHA = 3;
    private static final int COLORMAP_BY_CONTENT = 4;
    private Pointer pointer;

    private Pix(Pointer pointer) {
        this.pointer = pointer;
    }

    /** Takes over what a function of leptonica's returned; empty if it failed. */
    static Optional<Pix> of(Pointer pointer) {
        return Optional.ofNullable(pointer).map(Pix::new);
    }

    /** Copies packed pixels (as in a page image) into native memory. */
    static Pix of(Size size, int depth, byte[] pixels) throws StageException {
        Leptonica.bind();
        Pointer created = Leptonica.pixCreate(size.width(), size.height(), depth);
        if (created == null) {
            throw new OutOfMemoryError("no memory for an image of " + size);
        }
        Pix pix = new Pix(created);
        int stride = depth == 8 ? size.width() : (size.width() + 7) / 8;
        int row = Leptonica.pixGetWpl(created) * 4;
        Pointer data = Leptonica.pixGetData(created);
        for (int y = 0; y < size.height(); y++) {
            data.write((long) y * row, pixels, y * stride, stride);
        }
        Leptonica.pixEndianByteSwap(created);
        return pix;
    }

    Size size() {
        return new Size(Leptonica.pixGetWidth(pointer), Leptonica.pixGetHeight(pointer));
    }

    int depth() {
        return Leptonica.pixGetDepth(pointer);
    }

    /** Makes it 1 bit (set is black) or 8 bit grey: no palette, no colour, transparent parts white. */
    void plain() {
        if (Leptonica.pixGetColormap(pointer) != null) {
            boolean binary = depth() == 1;
            replace(old -> Leptonica.pixRemoveColormap(old, binary ? COLORMAP_BY_CONTENT : WHOLE_COLORMAP_WITH_ALPHA));
        }
        if (depth() == 32 && Leptonica.pixGetSpp(pointer) == 4) {
            replace(Leptonica::pixRemoveAlpha);
        }
        if (depth() != 1 && depth() != 8) {
            grey();
        }
    }

    /** Makes it 1 bit, 8 or 16 bit grey or 32 bit colour: no palette, transparent parts white. */
    void flat() {
        if (Leptonica.pixGetColormap(pointer) != null) {
            replace(old -> Leptonica.pixRemoveColormap(old, COLORMAP_BY_CONTENT));
        }
        if (depth() == 32 && Leptonica.pixGetSpp(pointer) == 4) {
            replace(Leptonica::pixRemoveAlpha);
        }
        if (depth() == 2 || depth() == 4) {
            grey();
        }
    }

    /** Codes it in one of leptonica's formats (imageio.h). */
    byte[] write(int format) {
        PointerByReference data = new PointerByReference();
        LongByReference length = new LongByReference();
        if (Leptonica.pixWriteMem(data, length, pointer, format) != 0) {
            throw new OutOfMemoryError("no native memory to code an image of " + size());
        }
        try {
            return data.getValue().getByteArray(0, Math.toIntExact(length.getValue()));
        } finally {
            Leptonica.lept_free(data.getValue());
        }
    }

    /** Makes it 8 bit grey. */
    void grey() {
        replace(old -> Leptonica.pixConvertTo8(old, 0));
    }

    void invert() {
        Leptonica.pixInvert(pointer, pointer);
    }

    /** Turns it as the tag Orientation asks for (TIFF 6.0, tag 274). */
    void turn(Turn turn) {
        switch (turn) {
            case NONE -> {}
            case MIRRORED -> mirror();
            case HALF -> rotate(2);
            case HALF_MIRRORED -> {
                rotate(2);
                mirror();
            }
            case LEFT_MIRRORED -> {
                rotate(1);
                mirror();
            }
            case RIGHT -> rotate(1);
            case RIGHT_MIRRORED -> {
                rotate(3);
                mirror();
            }
            case LEFT -> rotate(3);
        }
    }

    /** Resamples, 1 bit after conversion to grey. */
    void scale(double x, double y) {
        if (depth() == 1) {
            grey();
        }
        replace(old -> Leptonica.pixScale(old, (float) x, (float) y));
    }

    private void mirror() {
        Leptonica.pixFlipLR(pointer, pointer);
    }

    private void rotate(int quartersClockwise) {
        replace(old -> Leptonica.pixRotateOrth(old, quartersClockwise));
    }

    private void replace(UnaryOperator<Pointer> operation) {
        Pointer made = operation.apply(pointer);
        if (made == null) {
            throw new OutOfMemoryError("no native memory for an image of " + size());
        }
        free(pointer);
        pointer = made;
    }

    /** The pixels as a page image has them. Leaves this image unusable except for closing it. */
    byte[] pixels() {
        Size size = size();
        int stride = depth() == 8 ? size.width() : (size.width() + 7) / 8;
        byte[] pixels = new byte[Math.multiplyExact(stride, size.height())];
        Leptonica.pixEndianByteSwap(pointer);
        int row = Leptonica.pixGetWpl(pointer) * 4;
        Pointer data = Leptonica.pixGetData(pointer);
        if (row == stride) {
            data.read(0, pixels, 0, pixels.length);
        } else {
            for (int y = 0; y < size.height(); y++) {
                data.read((long) y * row, pixels, y * stride, stride);
            }
        }
        return pixels;
    }

    /** Boxes of the connected dark parts (8 neighbours), below a threshold where it is grey. */
    List<Box> components(int threshold) {
        Pointer binary = depth() == 1 ? pointer : Leptonica.pixThresholdToBinary(pointer, threshold);
        Pointer boxes = Leptonica.pixConnCompBB(binary, 8);
        List<Box> found = new ArrayList<>();
        if (boxes != null) {
            try (Memory four = new Memory(16)) {
                IntByReference[] at = new IntByReference[4];
                for (int i = 0; i < 4; i++) {
                    at[i] = new IntByReference();
                    at[i].setPointer(four.share(4L * i));
                }
                for (int i = 0; i < Leptonica.boxaGetCount(boxes); i++) {
                    Leptonica.boxaGetBoxGeometry(boxes, i, at[0], at[1], at[2], at[3]);
                    found.add(new Box(at[0].getValue(), at[1].getValue(), at[2].getValue(), at[3].getValue()));
                }
            }
            Leptonica.boxaDestroy(new PointerByReference(boxes));
        }
        if (binary != pointer) {
            free(binary);
        }
        return found;
    }

    private static void free(Pointer pix) {
        Leptonica.pixDestroy(new PointerByReference(pix));
    }

    @Override
    public void close() {
        if (pointer != null) {
            free(pointer);
            pointer = null;
        }
    }
}

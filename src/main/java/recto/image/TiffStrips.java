package recto.image;

import java.io.IOException;
import recto.model.FailureKind;
import recto.model.StageException;

/**
 * Where the strips or tiles of a TIFF page lie, with lengths that stay inside the file.
 *
 * @param offsets in the file
 * @param lengths in bytes
 * @param cut whether some of them reach over the end of the file
 */
record TiffStrips(long[] offsets, int[] lengths, boolean cut) {
    private static final int MOST = 1 << 20;

    static TiffStrips of(Octets in, Ifd ifd, boolean tiled) throws IOException, StageException {
        long[] offsets = ifd.numbers(in, tiled && ifd.has(324) ? 324 : 273);
        long[] counts = ifd.numbers(in, tiled && ifd.has(325) ? 325 : 279);
        if (offsets.length == 0) {
            throw Headers.damaged("the directory of the page says nothing of its data", null);
        }
        if (!tiled && ifd.has(278) && ifd.number(in, 278, 1) == 0) {
            throw Headers.damaged("the directory of the page states strips of no rows", null);
        }
        int[] lengths = new int[offsets.length];
        boolean cut = false;
        long total = 0;
        for (int i = 0; i < offsets.length; i++) {
            long count = i < counts.length ? counts[i] : 0;
            long rest = Math.max(0, in.size() - offsets[i]);
            long length = count > 0 ? count : Math.max(0, Math.min(rest, next(offsets, offsets[i], in.size())));
            cut |= length > rest;
            lengths[i] = (int) Math.min(Math.min(length, rest), Integer.MAX_VALUE - 64);
            total += lengths[i];
        }
        check(total, in.size(), offsets.length);
        return new TiffStrips(offsets, lengths, cut);
    }

    /** Bytes to the strip that starts next, or to the end. */
    private static long next(long[] offsets, long from, long end) {
        long next = end;
        for (long offset : offsets) {
            next = offset > from ? Math.min(next, offset) : next;
        }
        return next - from;
    }

    private static void check(long total, long size, int count) throws StageException {
        if (total == 0) {
            throw Headers.damaged("the data of the page lie beyond the end of the file", null);
        }
        if (total > 2 * size || count > MOST) {
            throw Headers.damaged("the strips of the page lie over each other", null);
        }
        if (total > Integer.MAX_VALUE - (1 << 20)) {
            throw new StageException(
                    FailureKind.TOO_LARGE,
                    Headers.STAGE,
                    "the page has more than 2 GB of coded data; save it compressed");
        }
    }

    int total() {
        int total = 0;
        for (int length : lengths) {
            total += length;
        }
        return total;
    }
}

package recto.image;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import recto.model.Note;

/**
 * The directories of a TIFF (TIFF 6.0, BigTIFF) that are pages: reductions and masks are left out, and a chain that
 * runs in a circle or off the file ends there.
 *
 * @param pages in order of the chain
 * @param notes on a broken chain
 */
record TiffChain(List<Ifd> pages, List<Note> notes) {
    private static final int NEW_SUBFILE_TYPE = 254;
    private static final int SUBFILE_TYPE = 255;
    private static final int REDUCED_OR_MASK = 1 | 4;

    /** Reads all directories and sets the byte order of {@code in}. */
    static TiffChain read(Octets in) throws IOException {
        if (in.size() < 8 || !Exif.order(in)) {
            throw new IOException("it does not start as a TIFF does");
        }
        int version = in.u16(2);
        if (version != 42 && version != 43) {
            throw new IOException("it does not start as a TIFF does");
        }
        boolean big = version == 43;
        List<Ifd> all = new ArrayList<>();
        List<Note> notes = new ArrayList<>();
        follow(in, big, all, notes);
        List<Ifd> pages = new ArrayList<>();
        for (Ifd ifd : all) {
            if (!secondary(in, ifd)) {
                pages.add(ifd);
            }
        }
        return new TiffChain(List.copyOf(pages.isEmpty() ? all : pages), List.copyOf(notes));
    }

    private static void follow(Octets in, boolean big, List<Ifd> all, List<Note> notes) throws IOException {
        Set<Long> seen = new HashSet<>();
        long at = big ? in.u64(8) : in.u32(4);
        while (at != 0) {
            if (!seen.add(at)) {
                notes.add(new Note("repaired", "the chain of pages runs in a circle; it was cut after the last page"));
                return;
            }
            try {
                Ifd ifd = Ifd.read(in, at, big);
                all.add(ifd);
                at = ifd.next();
            } catch (IOException e) {
                if (all.isEmpty()) {
                    throw new IOException("no directory of pages is left: " + e.getMessage(), e);
                }
                notes.add(new Note(
                        "repaired",
                        "the chain of pages breaks after page " + all.size() + "; pages after it may be lost"));
                return;
            }
        }
        if (all.isEmpty()) {
            throw new IOException("it has no directory of pages");
        }
    }

    private static boolean secondary(Octets in, Ifd ifd) throws IOException {
        return (ifd.number(in, NEW_SUBFILE_TYPE, 0) & REDUCED_OR_MASK) != 0 || ifd.number(in, SUBFILE_TYPE, 0) == 2;
    }
}

package recto.intake;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * Tells TIFF files with several pages from those with one, from the chain of image file directories alone (TIFF 6.0,
 * section 2; BigTIFF has 8-byte offsets). Thumbnails (bit 0 of NewSubfileType) and masks (bit 2) are no pages.
 */
final class TiffPages {
    private static final int NEW_SUBFILE_TYPE = 254;
    private static final int MAX_DIRECTORIES = 100;

    private final RandomAccessFile file;
    private final boolean little;
    private final boolean big;

    private TiffPages(RandomAccessFile file) throws IOException {
        this.file = file;
        this.little = file.readUnsignedShort() == 0x4949;
        this.big = number(2) == 43;
    }

    /** Whether the file has more than one page; a damaged file counts as one. */
    static boolean several(Path path) {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
            return new TiffPages(file).count() > 1;
        } catch (IOException e) {
            // Damage is found and reported where the file is decoded.
            return false;
        }
    }

    private int count() throws IOException {
        Set<Long> seen = new HashSet<>();
        int pages = 0;
        file.seek(big ? 8 : 4);
        long next = number(big ? 8 : 4);
        while (next > 0 && seen.add(next) && seen.size() <= MAX_DIRECTORIES && pages < 2) {
            file.seek(next);
            long entries = number(big ? 8 : 2);
            if (entries < 1 || entries > 65_535) {
                return pages;
            }
            pages += page() ? 1 : 0;
            file.seek(next + (big ? 8 : 2) + entries * (big ? 20 : 12));
            next = number(big ? 8 : 4);
        }
        return pages;
    }

    /** Looks at the first entries only: tags are sorted, and this one is the lowest in use. */
    private boolean page() throws IOException {
        if (number(2) != NEW_SUBFILE_TYPE) {
            return true;
        }
        long type = number(2);
        number(big ? 8 : 4);
        return (number(type == 3 ? 2 : 4) & 5) == 0;
    }

    private long number(int bytes) throws IOException {
        long value = 0;
        for (int i = 0; i < bytes; i++) {
            int next = file.read();
            if (next < 0) {
                throw new EOFException();
            }
            value = little ? value | (long) next << 8 * i : value << 8 | next;
        }
        return value;
    }
}

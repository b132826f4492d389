package recto.image;

import java.util.List;
import java.util.Optional;
import recto.model.Note;
import recto.model.Resolution;
import recto.model.Size;
import recto.model.Turn;

/**
 * What an image file says of itself before a pixel is decoded.
 *
 * @param size as stored, before {@code turn}
 * @param components samples per pixel as coded, palette counted as 1
 * @param bits per sample
 * @param coding in words, where a format has several: {@code baseline}, {@code lossless}
 * @param resolution as stated, however odd
 * @param turn that makes the image upright
 * @param adobe whether the marker of Adobe's is there, by which 0 of a CMYK image means full ink
 * @param icc colour profile
 * @param notes for the reader
 */
record Header(
        Size size,
        int components,
        int bits,
        String coding,
        Optional<Resolution> resolution,
        Turn turn,
        boolean adobe,
        Optional<byte[]> icc,
        List<Note> notes) {
    /** A header that states size, samples and resolution and nothing else. */
    static Header of(Size size, int components, int bits, Optional<Resolution> resolution) {
        return new Header(size, components, bits, "", resolution, Turn.NONE, false, Optional.empty(), List.of());
    }

    /** The same with what an EXIF block adds. */
    Header with(Exif exif) {
        return new Header(
                size, components, bits, coding, resolution.or(exif::resolution), exif.turn(), adobe, icc, notes);
    }

    /** The same with one note more. */
    Header with(Note note) {
        List<Note> more = new java.util.ArrayList<>(notes);
        more.add(note);
        return new Header(size, components, bits, coding, resolution, turn, adobe, icc, List.copyOf(more));
    }
}

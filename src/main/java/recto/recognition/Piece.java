package recto.recognition;

import java.util.Optional;
import recto.model.Bend;
import recto.model.Box;
import recto.model.Layout;
import recto.model.PageImage;

/**
 * A part of a page that is read by itself.
 *
 * @param part where it stands; absent for the whole page
 * @param letter height of its letters in pixels; 0 where it is not known
 * @param segmentation mode of page segmentation, by Tesseract's numbers
 */
record Piece(Optional<Layout.Part> part, double letter, int segmentation) {
    /** The engine's own layout of a page. */
    static final int PAGE = 3;
    /** A column of text of various sizes; the engine may still find blocks in it. */
    static final int COLUMN = 4;
    /** A block of lines. */
    static final int BLOCK = 6;
    /** One line. */
    static final int LINE = 7;

    /** Paper around what is cut out, in pixels: the engine drops letters at an edge. */
    private static final int FRAME = 20;

    /** The page as a whole, with the engine's own layout. */
    static Piece whole(double letter) {
        return new Piece(Optional.empty(), letter, PAGE);
    }

    /** Whether it is only said to be there. */
    boolean isFurniture() {
        return part.filter(each -> !each.region().type().isText()).isPresent();
    }

    /** Whether its lines run otherwise than those of the page; they are made level. */
    boolean isBent() {
        return part.flatMap(Layout.Part::bend).isPresent();
    }

    /** The copy of it that is read. */
    Copy.Made made(PageImage page, Copy copy) {
        if (part.isEmpty()) {
            return copy.of(Pixels.of(page), 0, 0);
        }
        Cutout cutout = Cutout.of(page, part.get().region().edge(), FRAME);
        Optional<Bend> bend = part.get().bend();
        if (bend.isPresent()) {
            Levelled level = Levelled.of(cutout, bend.get());
            return copy.of(Pixels.of(level.image()), level.left(), level.top()).bent(bend.get());
        }
        Box box = cutout.box();
        return copy.of(Pixels.of(cutout.image()), box.x() - FRAME, box.y() - FRAME);
    }
}

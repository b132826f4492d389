package recto.recognition;

import java.util.List;
import java.util.Optional;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Outline;
import recto.model.PageImage;
import recto.model.Region;

/**
 * A part of a page that is read by itself.
 *
 * @param part where it stands; absent for the whole page
 * @param letter height of its letters in pixels; 0 where it is not known
 */
record Piece(Optional<Layout.Part> part, double letter) {
    /** Paper around what is cut out, in pixels: the engine drops letters at an edge. */
    private static final int FRAME = 20;

    /** The page as a whole, with the engine's own layout. */
    static Piece whole(double letter) {
        return new Piece(Optional.empty(), letter);
    }

    /** What is to be read of a page, and pictures and separators between. */
    static List<Piece> of(Layout layout, boolean rightToLeft) {
        if (layout.columns() <= 1) {
            return List.of(whole(layout.letterHeight()));
        }
        return layout.inOrder(rightToLeft).stream()
                .map(part -> new Piece(Optional.of(part), part.letterHeight()))
                .toList();
    }

    /** Whether it is read, or only said to be there. */
    static boolean isText(Region region) {
        return switch (region.type()) {
            case PICTURE, SEPARATOR, NOISE, UNREAD -> false;
            default -> true;
        };
    }

    /** Mode of page segmentation, by Tesseract's numbers: a page, or a column of text of various sizes. */
    int segmentation() {
        return part.isPresent() ? 4 : 3;
    }

    /** The copy of it that is read. */
    Copy.Made made(PageImage page, Copy copy) {
        if (part.isEmpty()) {
            return copy.of(Pixels.of(page), 0, 0);
        }
        Region region = part.get().region();
        Outline outline = region.outline().orElseGet(() -> Outline.of(region.box()));
        Cutout cutout = Cutout.of(page, outline, FRAME);
        Box box = cutout.box();
        return copy.of(Pixels.of(cutout.image()), box.x() - FRAME, box.y() - FRAME);
    }
}

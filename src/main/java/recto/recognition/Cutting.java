package recto.recognition;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Region;
import recto.model.Size;
import recto.model.Word;

/**
 * How a page is cut into pieces.
 *
 * @param pieces in reading order, with pictures and separators between
 * @param otherwise how else it could be cut, where that is worth a try; else empty
 * @param letters middles of the marks that look like letters, in what looks like text; empty where there is one way
 *     only
 */
record Cutting(List<Piece> pieces, List<Piece> otherwise, List<Box> letters) {
    /** Below this height of letters, in pixels, the engine finds columns within columns. */
    private static final double SMALL = 12.5;
    /** Nearer to the edge of the image than this, in letter heights, text was cut out of a page. */
    private static final double CROPPED = 1.6;

    /** The cutting of a page by its layout. */
    static Cutting of(Layout layout, Size page, boolean rightToLeft) {
        List<Piece> whole = List.of(Piece.whole(layout.letterHeight()));
        if (text(layout).findAny().isEmpty()) {
            return new Cutting(whole, List.of(), List.of());
        }
        if (layout.columns() > 1) {
            int segmentation = layout.letterHeight() < SMALL ? Piece.BLOCK : Piece.COLUMN;
            return new Cutting(parts(layout, rightToLeft, segmentation), List.of(), List.of());
        }
        List<Box> letters = letters(layout);
        List<Piece> blocks = parts(layout, rightToLeft, Piece.BLOCK);
        if (!layout.leaves().isEmpty()) {
            // The engine would read across the fold.
            return new Cutting(blocks, List.of(), letters);
        }
        // What makes bent lines level is known of the blocks only.
        boolean bent = text(layout).anyMatch(part -> part.bend().isPresent());
        return isCropped(layout, page) && !bent
                ? new Cutting(whole, blocks, letters)
                : new Cutting(blocks, whole, letters);
    }

    private static List<Box> letters(Layout layout) {
        List<Box> boxes = text(layout).map(part -> part.region().box()).toList();
        return layout.marks().stream()
                .map(Layout.Mark::box)
                .filter(box -> box.height() > 0.6 * layout.letterHeight() && box.height() < 2 * layout.letterHeight())
                .map(Box::middle)
                .filter(middle -> boxes.stream().anyMatch(box -> box.contains(middle)))
                .toList();
    }

    /** The share of the letters that stand in words of a reading which are more than noise; 1 where there are none. */
    double covered(Attempt attempt) {
        List<Box> words = Doubt.marked(attempt.regions()).stream()
                .flatMap(Region::words)
                .map(Word::box)
                .toList();
        long inside = letters.stream()
                .filter(letter -> words.stream().anyMatch(word -> word.contains(letter)))
                .count();
        return letters.isEmpty() ? 1 : inside / (double) letters.size();
    }

    private static Stream<Layout.Part> text(Layout layout) {
        return layout.parts().stream().filter(part -> part.region().type().isText());
    }

    private static List<Piece> parts(Layout layout, boolean rightToLeft, int segmentation) {
        return layout.inOrder(rightToLeft).stream()
                .map(part -> new Piece(Optional.of(part), part.letterHeight(), segmentation))
                .toList();
    }

    /** Whether the text reaches the edge on three sides: then there is no margin by which to tell text from edge. */
    private static boolean isCropped(Layout layout, Size page) {
        Box box = text(layout)
                .map(part -> part.region().edge().box(page))
                .reduce(Box::union)
                .orElseThrow();
        double near = CROPPED * layout.letterHeight();
        return Stream.of(box.x(), box.y(), page.width() - box.right(), page.height() - box.bottom())
                        .filter(distance -> distance < near)
                        .count()
                >= 3;
    }
}

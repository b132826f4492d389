package recto.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Recursive XY-cut: G. Nagy, S. Seth, "Hierarchical representation of optically scanned documents", ICPR 1984, on
 * profiles of boxes of letters as in J. Ha, R. Haralick, I. Phillips, "Recursive X-Y cut using bounding boxes of
 * connected components", ICDAR 1995. A part is cut at its widest white that goes all across or all down, until none is
 * wide enough. What is above is read before what is below, left before right.
 */
final class XyCut {
    /** Narrowest white that is cut at, in letter heights: more than is between words or lines. */
    private static final double NARROWEST = 1.5;

    private final double narrowest;

    XyCut(double letter) {
        this.narrowest = NARROWEST * letter;
    }

    /** A white stretch of a profile: between the boxes that end before it and those that start behind it. */
    private record White(int from, int to, boolean across) {
        int width() {
            return to - from;
        }

        boolean isBehind(Rect rect) {
            return (across ? rect.bottom() : rect.right()) <= from;
        }
    }

    /** The letters of each block, blocks in reading order. */
    List<List<Rect>> blocks(List<Rect> letters) {
        Optional<White> widest = Stream.concat(whites(letters, true), whites(letters, false))
                .filter(white -> white.width() >= narrowest)
                .max(Comparator.comparingInt(White::width));
        if (widest.isEmpty()) {
            return letters.isEmpty() ? List.of() : List.of(letters);
        }
        Predicate<Rect> before = widest.get()::isBehind;
        List<List<Rect>> blocks =
                new ArrayList<>(blocks(letters.stream().filter(before).toList()));
        blocks.addAll(blocks(letters.stream().filter(before.negate()).toList()));
        return blocks;
    }

    private static Stream<White> whites(List<Rect> letters, boolean across) {
        List<Rect> sorted = letters.stream()
                .map(rect -> across ? rect.transposed() : rect)
                .sorted(Comparator.comparingInt(Rect::left))
                .toList();
        List<White> whites = new ArrayList<>();
        int end = sorted.isEmpty() ? 0 : sorted.get(0).left();
        for (Rect rect : sorted) {
            if (rect.left() > end) {
                whites.add(new White(end, rect.left(), across));
            }
            end = Math.max(end, rect.right());
        }
        return whites.stream();
    }
}

package recto.align;

import java.util.List;
import java.util.Optional;
import recto.model.Box;
import recto.model.PageNumber;

/**
 * Room on a page that words have where nothing was read.
 *
 * @param page of the item
 * @param word of the page's reading before which it is
 * @param box of the room
 * @param rightToLeft whether words follow each other so
 */
record Room(PageNumber page, int word, Box box, boolean rightToLeft) {
    /**
     * Gives each word its part of the room by its letters, with one more for the space between two words.
     *
     * @param from first of the typed words
     * @param places of the words; added to
     */
    void share(Laid laid, int from, List<List<Place>> places) {
        int to = from + places.size();
        double step = box.width() / (double) letters(laid, from, to);
        for (int at = from; at < to; at++) {
            int before = letters(laid, from, at) + (at > from ? 1 : 0);
            int own = laid.typedFrom(at + 1) - laid.typedFrom(at);
            double left = rightToLeft ? box.right() - step * (before + own) : box.x() + step * before;
            Box part = new Box((int) Math.max(0, left), box.y(), Math.max(1, (int) (step * own)), box.height());
            places.get(at - from).add(new Place(page, List.of(word, word), part, Optional.empty()));
        }
    }

    /** Letters of typed words, and the spaces between them. */
    static int letters(Laid laid, int from, int to) {
        return laid.typedFrom(to) - laid.typedFrom(from) + Math.max(0, to - from - 1);
    }
}

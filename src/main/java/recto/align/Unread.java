package recto.align;

import java.util.List;
import java.util.Optional;
import recto.align.ReadText.ReadWord;
import recto.model.Box;

/**
 * Gives whole typed lines that were not read the place of ink that was not read: a box between the lines before and
 * after them whose size fits their letters.
 */
final class Unread {
    /** Lines; more are a passage that is not there rather than one that could not be read. */
    private static final int MOST = 3;

    /** Part of the usual width of the letters that the box may have, at least and at most. */
    private static final double NARROWEST = 0.4;

    private static final double WIDEST = 2.5;

    /** Part of the height of the lines beside that the box may have, at least and at most for each line. */
    private static final double LOWEST = 0.4;

    private static final double HIGHEST = 3;

    private final Laid laid;
    private final List<List<Place>> places;

    Unread(Laid laid, List<List<Place>> places) {
        this.laid = laid;
        this.places = places;
    }

    /**
     * Places words that have no place; they stand between words that have.
     *
     * @return whether these are whole lines, placed or not
     */
    boolean fill(int from, int to) {
        boolean whole = laid.typed().get(from).startsLine()
                && (to == places.size() || laid.typed().get(to).startsLine());
        if (!whole) {
            return false;
        }
        Optional<ReadWord> before = from == 0 ? Optional.empty() : read(places.get(from - 1), -1);
        Optional<ReadWord> after = to == places.size() ? Optional.empty() : read(places.get(to), 0);
        Optional<ReadWord> beside = before.or(() -> after);
        if (beside.isPresent() && lines(from, to) <= MOST) {
            int top = before.map(word -> word.lineBox().middle().y()).orElse(0);
            int bottom = after.filter(word -> word.page().equals(beside.get().page()))
                    .map(word -> word.lineBox().middle().y())
                    .orElse(Integer.MAX_VALUE);
            fill(from, to, beside.get(), new int[] {top, bottom});
        }
        return true;
    }

    private int lines(int from, int to) {
        return (int) laid.typed().subList(from, to).stream()
                .filter(TypedText.TypedWord::startsLine)
                .count();
    }

    private Optional<ReadWord> read(List<Place> all, int which) {
        Place place = all.get(which < 0 ? all.size() - 1 : 0);
        int index = place.words().get(0)
                + (which < 0 ? Math.max(0, place.words().get(1) - place.words().get(0) - 1) : 0);
        return place.isRead() ? Optional.of(laid.read().get(laid.firstOf(place.page()) + index)) : Optional.empty();
    }

    private void fill(int from, int to, ReadWord beside, int[] rows) {
        int lines = lines(from, to);
        double width = laid.letterWidth(beside) * Room.letters(laid, from, to) / lines;
        double height = beside.lineBox().height();
        Box best = null;
        for (Box box : laid.unread(beside.page())) {
            int middle = box.middle().y();
            boolean fits = middle > rows[0]
                    && middle < rows[1]
                    && box.width() >= NARROWEST * width
                    && box.width() <= WIDEST * width
                    && box.height() >= LOWEST * height * lines
                    && box.height() <= HIGHEST * height * lines;
            if (fits && (best == null || Math.abs(box.width() - width) < Math.abs(best.width() - width))) {
                best = box;
            }
        }
        if (best != null) {
            new Room(beside.page(), beside.index(), best, beside.rightToLeft())
                    .share(laid, from, places.subList(from, to));
        }
    }
}

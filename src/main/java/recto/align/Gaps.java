package recto.align;

import java.util.List;
import java.util.Optional;
import recto.align.ReadText.ReadWord;
import recto.model.Box;

/**
 * Gives places to words where the engine read nothing: whole lines those of ink that was not read, others the free room
 * of a line between, before or behind the places of their neighbours, where it is wide enough for them.
 */
final class Gaps {
    /** Words, more of them are no gap of a line any more. */
    private static final int MOST = 4;

    /** Part of the width that the letters would take that has to be free. */
    private static final double ROOM = 0.4;

    private final Laid laid;
    private final List<List<Place>> places;
    private final Unread unread;

    Gaps(Laid laid, List<List<Place>> places) {
        this.laid = laid;
        this.places = places;
        unread = new Unread(laid, places);
    }

    /** Fills the gaps in place. */
    void fill() {
        int from = 0;
        for (int at = 0; at <= places.size(); at++) {
            if (at == places.size() || !places.get(at).isEmpty()) {
                if (at - from > 0 && !unread.fill(from, at) && at - from <= MOST) {
                    fill(from, at);
                }
                from = at + 1;
            }
        }
    }

    private void fill(int from, int to) {
        Optional<Place> before = from > 0 ? last(places.get(from - 1)) : Optional.empty();
        Optional<Place> after = to < places.size() ? places.get(to).stream().findFirst() : Optional.empty();
        Optional<ReadWord> previous = before.filter(Place::isRead).map(place -> word(place, -1));
        Optional<ReadWord> next = after.filter(Place::isRead).map(place -> word(place, 0));
        if (previous.isPresent()
                && next.isPresent()
                && previous.get().line() == next.get().line()) {
            between(from, to, before.get(), after.get());
        } else if (previous.isPresent() && !laid.typed().get(from).startsLine()) {
            behind(from, to, before.get(), previous.get());
        } else if (next.isPresent() && laid.typed().get(from).startsLine()) {
            ahead(from, to, after.get(), next.get());
        }
    }

    private static Optional<Place> last(List<Place> all) {
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    /** The last (-1) or first (0) read word of a place. */
    private ReadWord word(Place place, int which) {
        int index = which < 0 ? place.words().get(1) - 1 : place.words().get(0);
        return laid.read().get(laid.firstOf(place.page()) + index);
    }

    private void between(int from, int to, Place before, Place after) {
        boolean forward = before.box().x() <= after.box().x();
        Box left = forward ? before.box() : after.box();
        Box right = forward ? after.box() : before.box();
        room(from, to, before, new int[] {left.right(), right.x()});
    }

    private void behind(int from, int to, Place before, ReadWord word) {
        int[] edges = edges(word);
        room(
                from,
                to,
                before,
                word.rightToLeft()
                        ? new int[] {edges[0], before.box().x()}
                        : new int[] {before.box().right(), edges[1]});
    }

    private void ahead(int from, int to, Place after, ReadWord word) {
        int[] edges = edges(word);
        room(
                from,
                to,
                after,
                word.rightToLeft()
                        ? new int[] {after.box().right(), edges[1]}
                        : new int[] {edges[0], after.box().x()});
    }

    /** Left and right edge of the lines around a word's line that stand in the same column. */
    private int[] edges(ReadWord word) {
        int left = word.lineBox().x();
        int right = word.lineBox().right();
        for (ReadWord other : laid.around(word)) {
            Box line = other.lineBox();
            if (other.page().equals(word.page()) && line.x() < word.lineBox().right() && line.right() > left) {
                left = Math.min(left, line.x());
                right = Math.max(right, line.right());
            }
        }
        return new int[] {left, right};
    }

    private void room(int from, int to, Place beside, int[] edges) {
        int letters = laid.typedFrom(to) - laid.typedFrom(from) + to - from - 1;
        ReadWord word = word(beside, 0);
        double width = laid.letterWidth(word);
        if (edges[1] - edges[0] < ROOM * width * letters || edges[1] <= edges[0]) {
            return;
        }
        int index = beside.words().get(places.get(Math.max(0, from - 1)).contains(beside) ? 1 : 0);
        double step = Math.min(width * 1.5, (edges[1] - edges[0]) / (double) letters);
        double start = word.rightToLeft() ? edges[1] - step * letters : edges[0];
        Box room = new Box(
                (int) Math.max(0, start),
                beside.box().y(),
                Math.max(1, (int) (step * letters)),
                beside.box().height());
        new Room(word.page(), index, room, word.rightToLeft()).share(laid, from, places.subList(from, to));
    }
}

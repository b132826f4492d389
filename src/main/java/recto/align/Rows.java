package recto.align;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import recto.align.ReadText.ReadWord;
import recto.model.Box;

/**
 * Finds single words that were read in another order than they were typed, as the cells of a table are: the same word,
 * on the same row of the page as its neighbours in the text.
 */
final class Rows {
    private final Laid laid;
    private final Map<List<Integer>, List<Integer>> free = new HashMap<>();

    Rows(Laid laid) {
        this.laid = laid;
        boolean[] owned = new boolean[laid.read().size()];
        for (int at = 0; at < laid.readLetters().size(); at++) {
            owned[laid.readLetters().word(at)] |= laid.owner(at) != Monotone.NONE;
        }
        for (int word = 0; word < owned.length; word++) {
            if (!owned[word]) {
                free.computeIfAbsent(
                                laid.readLetters().word(laid.readFrom(word), laid.readFrom(word + 1)),
                                key -> new ArrayList<>())
                        .add(word);
            }
        }
    }

    /** Gives places to words that have none; what is found is used once. */
    void fill(List<List<Place>> places) {
        for (int word = 0; word < places.size(); word++) {
            if (places.get(word).isEmpty()) {
                Optional<Place> beside = beside(word, places);
                if (beside.isPresent()) {
                    place(word, beside.get()).ifPresent(places.get(word)::add);
                }
            }
        }
    }

    /** The nearest word with a place, first on the same typed line. */
    private Optional<Place> beside(int word, List<List<Place>> places) {
        int from = word;
        while (from > 0 && !laid.typed().get(from).startsLine()) {
            from--;
        }
        int to = word + 1;
        while (to < places.size() && !laid.typed().get(to).startsLine()) {
            to++;
        }
        for (int away = 1; away < to - from; away++) {
            for (int at : new int[] {word - away, word + away}) {
                if (at >= from && at < to && !places.get(at).isEmpty()) {
                    return Optional.of(places.get(at).get(0));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Place> place(int word, Place beside) {
        List<Integer> same = free.get(laid.typedLetters().word(laid.typedFrom(word), laid.typedFrom(word + 1)));
        if (same == null) {
            return Optional.empty();
        }
        Integer best = null;
        for (Integer read : same) {
            ReadWord there = laid.read().get(read);
            boolean fits = there.page().equals(beside.page()) && onRow(there.box(), beside.box());
            if (fits && (best == null || away(read, beside) < away(best, beside))) {
                best = read;
            }
        }
        if (best == null) {
            return Optional.empty();
        }
        same.remove(best);
        ReadWord there = laid.read().get(best);
        return Optional.of(
                new Place(there.page(), List.of(there.index(), there.index() + 1), there.box(), Optional.empty()));
    }

    private int away(int read, Place beside) {
        return Math.abs(
                laid.read().get(read).box().middle().x() - beside.box().middle().x());
    }

    private static boolean onRow(Box one, Box other) {
        int shared = Math.min(one.bottom(), other.bottom()) - Math.max(one.y(), other.y());
        return 2 * shared >= Math.min(one.height(), other.height());
    }
}

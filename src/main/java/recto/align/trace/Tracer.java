package recto.align.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import recto.align.trace.PageIndex.PageLetters;
import recto.align.trace.Wanted.Fits;

/** Finds passages in an index of pages. For one thread. */
public final class Tracer {
    /** Passages with fewer letters than this stand anywhere by chance. */
    public static final int LEAST_LETTERS = 16;

    private static final int MOST_PLACES = 5;
    private final PageIndex index;

    /** Traces in this index, which stays open. */
    public Tracer(PageIndex index) {
        this.index = index;
    }

    /** Whether a passage is long enough to be told from chance. */
    public static boolean canTrace(String passage) {
        return Letters.of(passage).length() >= LEAST_LETTERS;
    }

    /**
     * Where a passage stands, the best place first; at most five, each on another page. Ellipses of the passage stand
     * for any text of the page or the next.
     */
    public List<Place> places(String passage) throws IOException {
        Wanted wanted = new Wanted(passage);
        if (wanted.length() < LEAST_LETTERS) {
            return List.of();
        }
        Map<Integer, Fits> found = new LinkedHashMap<>();
        for (int number : index.candidates(wanted.letters())) {
            look(number, wanted, found);
        }
        List<Map.Entry<Integer, Fits>> best = new ArrayList<>(found.entrySet());
        best.sort(Comparator.<Map.Entry<Integer, Fits>>comparingInt(
                        entry -> entry.getValue().distance())
                .thenComparing(Map.Entry::getKey));
        List<Place> places = new ArrayList<>();
        for (Map.Entry<Integer, Fits> each : best.subList(0, Math.min(MOST_PLACES, best.size()))) {
            places.add(new Placing(passage, wanted, each.getValue()).on(text(each.getKey())));
        }
        return places;
    }

    private void look(int number, Wanted wanted, Map<Integer, Fits> found) throws IOException {
        Text text = text(number);
        Fits fits = wanted.in(text.letters());
        if (wanted.share(fits.distance()) < wanted.leastShare()) {
            return;
        }
        // What begins on the next page is that page's
        boolean onNext =
                text.next().isPresent() && fits.from() >= text.page().letters().length();
        int owner = onNext ? number + 1 : number;
        found.merge(
                owner,
                onNext ? wanted.in(text(owner).letters()) : fits,
                (a, b) -> a.distance() <= b.distance() ? a : b);
    }

    private Text text(int number) throws IOException {
        PageLetters page = index.page(number).orElseThrow(() -> new IOException("the index lacks page " + number));
        Optional<PageLetters> next = index.page(number + 1)
                .filter(other -> other.page().item().equals(page.page().item()));
        return Text.of(page, next);
    }

    /**
     * A page and the next of its item.
     *
     * @param letters of both; the origins of the second go on where the words of the first end
     */
    record Text(PageLetters page, Optional<PageLetters> next, Letters letters) {
        static Text of(PageLetters page, Optional<PageLetters> next) {
            Letters letters = next.map(other -> page.letters()
                            .then(other.body(), page.page().words().size()))
                    .orElse(page.letters());
            return new Text(page, next, letters);
        }
    }
}

package recto.align;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import recto.model.PageNumber;

/**
 * Whether a text belongs to the pages that it is laid on to.
 *
 * @param score letters of the text that were read in the same words, of the letters of the shorter side: 0 to 1
 * @param pages of the item that have text
 * @param typed pages of the typed text
 */
public record Fit(double score, List<OfPage> pages, List<OfTyped> typed) {
    /** Below this score a text is not that of these pages. */
    public static final double LEAST = 0.3;

    /**
     * A page of the item.
     *
     * @param page number
     * @param typed letters of what was read there that were typed, 0 to 1
     */
    public record OfPage(PageNumber page, double typed) {}

    /**
     * A page of the typed text.
     *
     * @param number from 1
     * @param page of the item on which most of its letters are
     * @param there letters that are on that page, of all, 0 to 1
     */
    public record OfTyped(int number, Optional<PageNumber> page, double there) {}

    public Fit {
        pages = List.copyOf(pages);
        typed = List.copyOf(typed);
    }

    /** Whether the text is that of the pages. */
    public boolean belongs() {
        return score >= LEAST;
    }

    static Fit of(Laid laid) {
        TreeMap<PageNumber, int[]> read = new TreeMap<>();
        for (int at = 0; at < laid.readLetters().size(); at++) {
            read.computeIfAbsent(page(laid, at), page -> new int[2])[1]++;
        }
        TreeMap<Integer, TreeMap<PageNumber, Integer>> typed = new TreeMap<>();
        TreeMap<Integer, Integer> letters = new TreeMap<>();
        int matched = 0;
        for (int at = 0; at < laid.typedLetters().size(); at++) {
            int number = laid.typed().get(laid.typedLetters().word(at)).page();
            letters.merge(number, 1, Integer::sum);
            if (laid.partner(at) != Monotone.NONE) {
                PageNumber page = page(laid, laid.partner(at));
                matched++;
                read.get(page)[0]++;
                typed.computeIfAbsent(number, any -> new TreeMap<>()).merge(page, 1, Integer::sum);
            }
        }
        int shorter = Math.min(laid.typedLetters().size(), laid.readLetters().size());
        List<OfPage> pages = new ArrayList<>();
        read.forEach((page, counts) -> pages.add(new OfPage(page, counts[0] / (double) counts[1])));
        List<OfTyped> ofTyped = new ArrayList<>();
        letters.forEach((number, all) -> ofTyped.add(typed(number, all, typed.getOrDefault(number, new TreeMap<>()))));
        return new Fit(shorter == 0 ? 0 : matched / (double) shorter, pages, ofTyped);
    }

    private static PageNumber page(Laid laid, int readLetter) {
        return laid.read().get(laid.readLetters().word(readLetter)).page();
    }

    private static OfTyped typed(int number, int letters, TreeMap<PageNumber, Integer> pages) {
        Optional<PageNumber> most = pages.keySet().stream().max((a, b) -> Integer.compare(pages.get(a), pages.get(b)));
        return new OfTyped(number, most, most.isEmpty() ? 0 : pages.get(most.get()) / (double) letters);
    }
}

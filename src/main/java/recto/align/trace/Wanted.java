package recto.align.trace;

import java.util.ArrayList;
import java.util.List;
import recto.align.trace.Fitting.Fit;

/** A passage that is looked for: its parts in order, ready to be fitted into pages. */
final class Wanted {
    private final List<Part> parts;
    private final List<Fitting> fittings;
    private final int length;

    /**
     * The places of all parts in a text.
     *
     * @param fits of the parts, in order
     * @param distance of all parts together
     */
    record Fits(List<Fit> fits, int distance) {
        int from() {
            return fits.stream().mapToInt(Fit::from).min().orElse(0);
        }
    }

    Wanted(String passage) {
        parts = Part.of(passage);
        fittings = parts.stream().map(part -> new Fitting(part.letters())).toList();
        length = parts.stream().mapToInt(part -> part.letters().length()).sum();
    }

    List<Part> parts() {
        return parts;
    }

    /** Number of letters. */
    int length() {
        return length;
    }

    /** How much of it agrees with a text at this distance: 1 for all, 0 for nothing. */
    double share(int distance) {
        return length == 0 ? 0 : Math.max(0, 1 - (double) distance / length);
    }

    /** The share that is more than chance: that of its parts, each counted by its letters. */
    double leastShare() {
        double letters = parts.stream()
                .mapToDouble(part -> part.letters().length()
                        * Chance.leastShare(part.letters().length()))
                .sum();
        return letters / length;
    }

    /** The best place of the longest part, and of the others before and after it. */
    Fits in(Letters text) {
        Fit[] fits = new Fit[parts.size()];
        place(text, new int[] {0, parts.size()}, new int[] {0, text.length()}, fits);
        int distance = 0;
        for (Fit fit : fits) {
            distance += fit.distance();
        }
        return new Fits(List.of(fits), distance);
    }

    /** Places a range of parts in a range of the text. */
    private void place(Letters text, int[] range, int[] room, Fit[] fits) {
        if (range[0] == range[1]) {
            return;
        }
        int longest = range[0];
        for (int i = range[0]; i < range[1]; i++) {
            if (parts.get(i).letters().length() > parts.get(longest).letters().length()) {
                longest = i;
            }
        }
        Fit fit = fittings.get(longest).best(text, room[0], room[1]);
        fits[longest] = fit;
        place(text, new int[] {range[0], longest}, new int[] {room[0], fit.from()}, fits);
        place(text, new int[] {longest + 1, range[1]}, new int[] {fit.to(), room[1]}, fits);
    }

    /** The letters of its parts. */
    List<Letters> letters() {
        List<Letters> letters = new ArrayList<>();
        parts.forEach(part -> letters.add(part.letters()));
        return letters;
    }
}

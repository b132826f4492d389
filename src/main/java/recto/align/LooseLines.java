package recto.align;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Finds short lines that stand in another order than they were typed, as the entries of a list and the names above them
 * may: each read line of which few letters have a partner is looked for by itself in what was typed near there, and has
 * no line of its own yet. The best match is settled first.
 */
final class LooseLines {
    /** Likeness of a line below which it is looked for, and from which it counts as found, of its letters. */
    private static final double LOOSE = 0.6;

    /** Letters around the neighbours of a line among which it is looked for. */
    private static final int NEAR = 1000;

    private static final int SHORTEST = 4;

    /** Lines from so many letters on are found by the usual likeness; shorter ones have to be more alike. */
    private static final int USUAL = 12;

    private static final int BETWEEN = -2;

    /** Letters by which a new place is better than the old one, in hundredths. */
    private static final int GAIN = 200;

    private final Letters left;
    private final Letters right;
    private final int[] partners;
    private final int[] back;
    private final int[] lineFrom;
    private final boolean[] loose;
    private final boolean[] held;

    /** For each line the place on the left of the last letter before it, and of the first after it, that is held. */
    private final int[] before;

    private final int[] after;

    private LooseLines(Letters left, Letters right, int[] partners) {
        this.left = left;
        this.right = right;
        this.partners = partners;
        back = new int[right.size()];
        Arrays.fill(back, Monotone.NONE);
        lineFrom = lines(right);
        loose = new boolean[lineFrom.length - 1];
        held = new boolean[left.size()];
        before = new int[loose.length];
        after = new int[loose.length];
    }

    private static int[] lines(Letters letters) {
        int[] from = new int[letters.size() + 1];
        int lines = 0;
        for (int at = 0; at < letters.size(); at++) {
            if (at == 0 || letters.start(at) == Letters.Start.LINE) {
                from[lines++] = at;
            }
        }
        from[lines] = letters.size();
        return Arrays.copyOf(from, lines + 1);
    }

    /** A line and the part of the typed text that it is like. */
    private record Candidate(int line, BestPart.Found found, int[] places) {
        int left(int pair) {
            return places[found.pairs()[2 * pair]];
        }

        int right(int pair) {
            return found.pairs()[2 * pair + 1];
        }
    }

    /**
     * Gives loose lines their partners.
     *
     * @param partners of the letters on the left; changed
     */
    static void settle(Letters left, Letters right, int[] partners) {
        LooseLines lines = new LooseLines(left, right, partners);
        lines.note();
        lines.settle();
    }

    private void note() {
        for (int at = 0; at < partners.length; at++) {
            if (partners[at] != Monotone.NONE) {
                back[partners[at]] = at;
            }
        }
        for (int line = 0; line < loose.length; line++) {
            loose[line] = likeness(line) < LOOSE * Alphabet.SAME * length(line);
            for (int at = lineFrom[line]; at < lineFrom[line + 1]; at++) {
                if (!loose[line] && back[at] != Monotone.NONE) {
                    held[back[at]] = true;
                }
            }
        }
        int last = 0;
        for (int line = 0; line < loose.length; line++) {
            before[line] = last;
            last = loose[line] ? last : back[paired(lineFrom[line + 1] - 1, -1)];
        }
        last = left.size();
        for (int line = loose.length - 1; line >= 0; line--) {
            after[line] = last;
            last = loose[line] ? last : back[paired(lineFrom[line], 1)];
        }
    }

    /** The first letter with a partner from a letter on. */
    private int paired(int from, int step) {
        int at = from;
        while (back[at] == Monotone.NONE) {
            at += step;
        }
        return at;
    }

    private int length(int line) {
        return lineFrom[line + 1] - lineFrom[line];
    }

    /** Likeness of a line and the partners of its letters. */
    private int likeness(int line) {
        int sum = 0;
        for (int at = lineFrom[line]; at < lineFrom[line + 1]; at++) {
            sum += back[at] == Monotone.NONE ? 0 : left.likeness(back[at], right, at);
        }
        return sum;
    }

    private void settle() {
        PriorityQueue<Candidate> queue = new PriorityQueue<>(
                Comparator.comparingInt((Candidate each) -> -each.found.score()).thenComparingInt(Candidate::line));
        for (int line = 0; line < loose.length; line++) {
            candidate(line).ifPresent(queue::add);
        }
        while (!queue.isEmpty()) {
            Candidate best = queue.poll();
            boolean free = true;
            for (int i = 0; free && i < best.found.letters(); i++) {
                free = !held[best.left(i)];
            }
            if (free) {
                take(best);
            } else {
                candidate(best.line).ifPresent(queue::add);
            }
        }
    }

    private Optional<Candidate> candidate(int line) {
        if (!loose[line] || length(line) < SHORTEST) {
            return Optional.empty();
        }
        int[] places = places(line);
        Span span = new Span(0, places.length, lineFrom[line], lineFrom[line + 1]);
        BestPart.Found found = BestPart.of(left.at(places), right, span);
        double least = LOOSE + 0.3 * Math.max(0, USUAL - length(line)) / USUAL;
        boolean whole = found.score() >= least * Alphabet.SAME * length(line);
        return whole && found.score() >= likeness(line) + GAIN
                ? Optional.of(new Candidate(line, found, places))
                : Optional.empty();
    }

    /** Letters near the neighbours of a line that no other line holds, and a number below zero after each run. */
    private int[] places(int line) {
        int one = Math.min(before[line], after[line]);
        int other = Math.max(before[line], after[line]);
        List<Integer> places = new ArrayList<>();
        free(Math.max(0, one - NEAR), Math.min(left.size(), one + NEAR), places);
        free(Math.max(0, Math.max(one + NEAR, other - NEAR)), Math.min(left.size(), other + NEAR), places);
        return places.stream().mapToInt(Integer::intValue).toArray();
    }

    private void free(int from, int to, List<Integer> places) {
        for (int at = from; at < to; at++) {
            if (!held[at]) {
                places.add(at);
            } else if (!places.isEmpty() && places.get(places.size() - 1) >= 0) {
                places.add(BETWEEN);
            }
        }
    }

    private void take(Candidate best) {
        for (int at = lineFrom[best.line]; at < lineFrom[best.line + 1]; at++) {
            release(back[at]);
        }
        for (int i = 0; i < best.found.letters(); i++) {
            release(best.left(i));
            partners[best.left(i)] = best.right(i);
            back[best.right(i)] = best.left(i);
            held[best.left(i)] = true;
        }
        loose[best.line] = false;
    }

    private void release(int leftLetter) {
        if (leftLetter != Monotone.NONE && partners[leftLetter] != Monotone.NONE) {
            back[partners[leftLetter]] = Monotone.NONE;
            partners[leftLetter] = Monotone.NONE;
        }
    }
}

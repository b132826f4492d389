package recto.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeMap;

/**
 * Run-length smearing: K. Wong, R. Casey, F. Wahl, "Document analysis system", IBM Journal of Research and Development
 * 26 (1982). Short white runs are made ink in rows and, on a second copy, in columns; where both are ink, rows are
 * smeared once more, and what hangs together is a block. Their thresholds: 300, 500 and 30 pixels of scans of 240 dpi.
 */
final class Smearing {
    private static final double LETTER_PIXELS = 240 * LayoutMethod.LETTER_INCHES;
    private static final double IN_ROWS = 300 / LETTER_PIXELS;
    private static final double IN_COLUMNS = 500 / LETTER_PIXELS;
    private static final double AT_LAST = 30 / LETTER_PIXELS;

    private final Bitmap ink;
    private final double letter;

    /** For a copy of this size and with letters of this height. */
    Smearing(Bitmap copy, double letter) {
        this.ink = new Bitmap(copy.width, copy.height);
        this.letter = letter;
    }

    /** The letters of each block. */
    List<List<Rect>> blocks(List<Rect> letters) {
        letters.forEach(ink::fill);
        Bitmap both = smeared(ink, IN_ROWS);
        Bitmap columns = smeared(ink.transposed(), IN_COLUMNS).transposed();
        for (int y = 0; y < both.height; y++) {
            for (int x = 0; x < both.width; x++) {
                both.set(x, y, both.get(x, y) && columns.get(x, y));
            }
        }
        int[] labels = labels(smeared(both, AT_LAST));
        TreeMap<Integer, List<Rect>> blocks = new TreeMap<>();
        letters.forEach(rect -> blocks.computeIfAbsent(
                        labels[rect.middleY() * ink.width + rect.middleX()], any -> new ArrayList<>())
                .add(rect));
        return List.copyOf(blocks.values());
    }

    private Bitmap smeared(Bitmap from, double letters) {
        Bitmap smeared = from.copy();
        int longest = (int) Math.round(letters * letter);
        for (int y = 0; y < from.height; y++) {
            int last = -1;
            for (int x = 0; x < from.width; x++) {
                if (from.get(x, y)) {
                    if (last >= 0 && x - last - 1 <= longest) {
                        smeared.fill(new Rect(last, y, x, y + 1));
                    }
                    last = x;
                }
            }
        }
        return smeared;
    }

    /** Of each cell of ink the number of what it hangs together with (four neighbours), from 1. */
    private static int[] labels(Bitmap smeared) {
        int[] labels = new int[smeared.width * smeared.height];
        int count = 0;
        for (int start = 0; start < labels.length; start++) {
            if (labels[start] == 0 && smeared.get(start % smeared.width, start / smeared.width)) {
                flood(smeared, labels, start, ++count);
            }
        }
        return labels;
    }

    private static void flood(Bitmap smeared, int[] labels, int start, int label) {
        Deque<Integer> open = new ArrayDeque<>();
        labels[start] = label;
        open.push(start);
        while (!open.isEmpty()) {
            int x = open.peek() % smeared.width;
            int y = open.pop() / smeared.width;
            int[][] neighbours = {{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}};
            for (int[] at : neighbours) {
                boolean inside = at[0] >= 0 && at[1] >= 0 && at[0] < smeared.width && at[1] < smeared.height;
                if (inside && smeared.get(at[0], at[1]) && labels[at[1] * smeared.width + at[0]] == 0) {
                    labels[at[1] * smeared.width + at[0]] = label;
                    open.push(at[1] * smeared.width + at[0]);
                }
            }
        }
    }
}

package recto.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import recto.model.Box;

/**
 * Finds the parts of a page that look most like text: many short runs of ink along each row. Rules, frames and
 * halftones have few, and hatched pictures are darker than text.
 */
final class Windows {
    /** Heights of a letter in the longest run that a letter or a short word makes when seen from afar. */
    private static final double LONGEST_RUN = 1.3;
    /** Share of ink cells above which a part of a page is rather a picture. */
    private static final double DARKEST_TEXT = 0.36;

    private final Survey survey;
    /** Height of a letter in cells. */
    private final double letter;

    private final double longest;
    /** Runs that begin above and to the left of a cell. */
    private final int[][] runs;
    /** Ink cells above and to the left of a cell. */
    private final int[][] dark;

    /**
     * Counts the runs of a page.
     *
     * @param letter height of its letters in pixels
     */
    Windows(Survey survey, double letter) {
        this.survey = survey;
        this.letter = Math.max(1, letter / survey.cell());
        this.longest = Math.max(2, LONGEST_RUN * this.letter);
        this.runs = new int[survey.height() + 1][survey.width() + 1];
        this.dark = new int[survey.height() + 1][survey.width() + 1];
        for (int y = 0; y < survey.height(); y++) {
            countRow(y);
        }
    }

    private void countRow(int y) {
        int start = -1;
        int[] begins = new int[survey.width() + 1];
        for (int x = 0; x <= survey.width(); x++) {
            boolean ink = x < survey.width() && survey.ink(x, y);
            if (ink && start < 0) {
                start = x;
            } else if (!ink && start >= 0) {
                if (x - start <= longest) {
                    begins[start] = 1;
                }
                start = -1;
            }
        }
        int rowRuns = 0;
        int rowDark = 0;
        for (int x = 0; x < survey.width(); x++) {
            rowRuns += begins[x];
            rowDark += survey.ink(x, y) ? 1 : 0;
            runs[y + 1][x + 1] = runs[y][x + 1] + rowRuns;
            dark[y + 1][x + 1] = dark[y][x + 1] + rowDark;
        }
    }

    /**
     * The best windows that do not overlap, the best first; their edges run where they cut least.
     *
     * @param width of a window, in heights of a letter
     * @param height of a window, in heights of a letter
     * @param most how many at most
     */
    List<Box> best(double width, double height, int most) {
        int w = (int) Math.min(width * letter, survey.width());
        int h = (int) Math.min(height * letter, survey.height());
        List<int[]> chosen = new ArrayList<>();
        while (chosen.size() < most) {
            int[] next = bestBut(chosen, w, h);
            if (next == null) {
                break;
            }
            chosen.add(next);
        }
        return chosen.stream()
                .map(at -> trimmed(at[0], at[1], at[0] + w, at[1] + h))
                .toList();
    }

    /** Moves each edge by a letter at most, to where the least ink is. */
    private Box trimmed(int left, int top, int right, int bottom) {
        int reach = (int) Math.ceil(letter);
        int y1 = lightest(top, reach, survey.height(), y -> in(dark, new int[] {left, y}, right - left, 1));
        int y2 = lightest(bottom - 1, reach, survey.height(), y -> in(dark, new int[] {left, y}, right - left, 1));
        int x1 = lightest(left, reach, survey.width(), x -> in(dark, new int[] {x, top}, 1, bottom - top));
        int x2 = lightest(right - 1, reach, survey.width(), x -> in(dark, new int[] {x, top}, 1, bottom - top));
        return survey.onPage(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2) + 1, Math.max(y1, y2) + 1);
    }

    private static int lightest(int around, int reach, int limit, IntUnaryOperator ink) {
        int best = around;
        for (int at = Math.max(0, around - reach); at <= Math.min(limit - 1, around + reach); at++) {
            if (ink.applyAsInt(at) < ink.applyAsInt(best)) {
                best = at;
            }
        }
        return best;
    }

    private int[] bestBut(List<int[]> chosen, int w, int h) {
        int[] best = null;
        int most = 0;
        for (int y = 0; y + h <= survey.height(); y += Math.max(1, h / 4)) {
            for (int x = 0; x + w <= survey.width(); x += Math.max(1, w / 4)) {
                int count = in(runs, new int[] {x, y}, w, h);
                boolean text = in(dark, new int[] {x, y}, w, h) <= DARKEST_TEXT * w * h;
                if (text && count > most && free(chosen, new int[] {x, y}, w, h)) {
                    most = count;
                    best = new int[] {x, y};
                }
            }
        }
        return best;
    }

    private static int in(int[][] sums, int[] place, int w, int h) {
        int x = place[0];
        int y = place[1];
        return sums[y + h][x + w] - sums[y][x + w] - sums[y + h][x] + sums[y][x];
    }

    private static boolean free(List<int[]> chosen, int[] place, int w, int h) {
        return chosen.stream().allMatch(at -> Math.abs(at[0] - place[0]) >= w || Math.abs(at[1] - place[1]) >= h);
    }
}

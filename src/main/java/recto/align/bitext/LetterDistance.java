package recto.align.bitext;

import java.util.Collection;

/**
 * How far letters of one language fit letters of the other: at first only the same ones; then also those that were
 * found in each other's place in words that are alike and stand in sentences that stand for each other (counts of
 * edits, after Ristad and Yianilos 1998, by the best path alone). Letters are those of {@link Plain}.
 */
final class LetterDistance {
    private static final int LETTERS = 26;
    /** Times that a letter must be seen before what became of it counts for half. */
    private static final double DOUBT = 10;

    private final double[][] fits;

    private LetterDistance(double[][] fits) {
        this.fits = fits;
    }

    /** Only the same letter fits. */
    static LetterDistance exact() {
        double[][] fits = new double[LETTERS][LETTERS];
        for (int letter = 0; letter < LETTERS; letter++) {
            fits[letter][letter] = 1;
        }
        return new LetterDistance(fits);
    }

    /** Learns from pairs of words that are alike. */
    LetterDistance learnt(Collection<String[]> pairs) {
        double[][] counts = new double[LETTERS][LETTERS];
        for (String[] pair : pairs) {
            count(pair[0], pair[1], counts);
        }
        double[] left = new double[LETTERS];
        double[] right = new double[LETTERS];
        for (int a = 0; a < LETTERS; a++) {
            for (int b = 0; b < LETTERS; b++) {
                left[a] += counts[a][b];
                right[b] += counts[a][b];
            }
        }
        double[][] learnt = new double[LETTERS][LETTERS];
        for (int a = 0; a < LETTERS; a++) {
            for (int b = 0; b < LETTERS; b++) {
                double there = counts[a][b] / (left[a] + DOUBT);
                double back = counts[a][b] / (right[b] + DOUBT);
                learnt[a][b] = a == b ? 1 : Math.sqrt(there * back);
            }
        }
        return new LetterDistance(learnt);
    }

    /** The share of the letters of the longer word that fit, on the best path; 0 to 1. */
    double fit(String left, String right) {
        return table(left, right)[left.length()][right.length()] / Math.max(left.length(), right.length());
    }

    private double[][] table(String left, String right) {
        double[][] best = new double[left.length() + 1][right.length() + 1];
        for (int i = 1; i <= left.length(); i++) {
            for (int j = 1; j <= right.length(); j++) {
                double both = best[i - 1][j - 1] + fit(left.charAt(i - 1), right.charAt(j - 1));
                best[i][j] = Math.max(both, Math.max(best[i - 1][j], best[i][j - 1]));
            }
        }
        return best;
    }

    private double fit(char a, char b) {
        if (a < 'a' || a > 'z' || b < 'a' || b > 'z') {
            return a == b ? 1 : 0;
        }
        return fits[a - 'a'][b - 'a'];
    }

    /** Counts the letters that stand in each other's place on the path with the fewest edits. */
    private static void count(String left, String right, double[][] counts) {
        int[][] edits = edits(left, right);
        int i = left.length();
        int j = right.length();
        while (i > 0 && j > 0) {
            char a = left.charAt(i - 1);
            char b = right.charAt(j - 1);
            if (edits[i][j] == edits[i - 1][j - 1] + (a == b ? 0 : 1)) {
                if (a >= 'a' && a <= 'z' && b >= 'a' && b <= 'z') {
                    counts[a - 'a'][b - 'a']++;
                }
                i--;
                j--;
            } else if (edits[i][j] == edits[i - 1][j] + 1) {
                i--;
            } else {
                j--;
            }
        }
    }

    private static int[][] edits(String left, String right) {
        int[][] edits = new int[left.length() + 1][right.length() + 1];
        for (int i = 0; i <= left.length(); i++) {
            for (int j = 0; j <= right.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j;
                } else {
                    int both = edits[i - 1][j - 1] + (left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1);
                    edits[i][j] = Math.min(both, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
                }
            }
        }
        return edits;
    }
}

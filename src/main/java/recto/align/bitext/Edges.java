package recto.align.bitext;

import java.util.List;
import java.util.function.ToIntFunction;

/**
 * How well the first and the last characters of two runs of sentences fit: a run that ends with a semicolon rarely
 * stands for one that ends with a question mark. Learnt from beads.
 */
final class Edges {
    /** As many beads as chance counts for. */
    private static final double DOUBT = 10;

    private static final String MARKS = ".?!:;,";
    private static final int EMPTY = 0;
    private static final int QUOTE = 12;
    private static final int OTHER = 13;
    private static final int KINDS = 14;

    private final int[][] starts;
    private final int[][] ends;
    private double[][] startFit = new double[KINDS][KINDS];
    private double[][] endFit = new double[KINDS][KINDS];

    Edges(List<String> left, List<String> right) {
        starts = new int[][] {kinds(left, Edges::start), kinds(right, Edges::start)};
        ends = new int[][] {kinds(left, Edges::end), kinds(right, Edges::end)};
    }

    private static int[] kinds(List<String> texts, ToIntFunction<String> kind) {
        return texts.stream().map(String::strip).mapToInt(kind).toArray();
    }

    private static int start(String text) {
        return text.isEmpty() ? EMPTY : kind(text.codePointAt(0));
    }

    private static int end(String text) {
        return text.isEmpty() ? EMPTY : kind(text.codePointBefore(text.length()));
    }

    private static int kind(int c) {
        int mark = MARKS.indexOf(latin(c));
        if (mark >= 0) {
            return EMPTY + 1 + mark;
        }
        return switch (Character.getType(c)) {
            case Character.UPPERCASE_LETTER, Character.TITLECASE_LETTER -> MARKS.length() + 1;
            case Character.LOWERCASE_LETTER -> MARKS.length() + 2;
            case Character.DECIMAL_DIGIT_NUMBER -> MARKS.length() + 3;
            case Character.OTHER_LETTER -> MARKS.length() + 4;
            case Character.DASH_PUNCTUATION -> MARKS.length() + 5;
            case Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION -> QUOTE;
            default -> c == '"' ? QUOTE : OTHER;
        };
    }

    /** Marks of other scripts as those that they stand for. */
    private static int latin(int c) {
        return switch (c) {
            case '\u0589', '\u06D4', '\u3002' -> '.';
            case '\u061F' -> '?';
            case '\u061B' -> ';';
            case '\u060C' -> ',';
            default -> c;
        };
    }

    /** Learns which edges go together. */
    void learn(List<Bead> beads) {
        List<Bead> pairs = beads.stream().filter(Bead::isPair).toList();
        double[][] first = new double[KINDS][KINDS];
        double[][] last = new double[KINDS][KINDS];
        for (Bead bead : pairs) {
            first[starts[0][bead.leftFrom()]][starts[1][bead.rightFrom()]]++;
            last[ends[0][bead.leftTo() - 1]][ends[1][bead.rightTo() - 1]]++;
        }
        startFit = fit(first, starts, pairs.size());
        endFit = fit(last, ends, pairs.size());
    }

    private static double[][] fit(double[][] counts, int[][] kinds, int all) {
        double[] left = shares(kinds[0]);
        double[] right = shares(kinds[1]);
        double[][] fit = new double[KINDS][KINDS];
        for (int a = 0; a < KINDS; a++) {
            for (int b = 0; b < KINDS; b++) {
                double chance = left[a] * right[b];
                fit[a][b] = chance == 0 ? 0 : Math.log((counts[a][b] / chance + DOUBT) / (all + DOUBT));
            }
        }
        return fit;
    }

    private static double[] shares(int[] kinds) {
        double[] shares = new double[KINDS];
        for (int kind : kinds) {
            shares[kind] += 1.0 / kinds.length;
        }
        return shares;
    }

    /** Log likelihood of the edges of a bead of a shape that ends before (i, j), against chance. */
    double score(int i, int j, Shape shape) {
        return startFit[starts[0][i - shape.left()]][starts[1][j - shape.right()]]
                + endFit[ends[0][i - 1]][ends[1][j - 1]];
    }
}

package recto.align;

/**
 * The most alike parts of two short texts (Smith and Waterman, "Identification of common molecular subsequences",
 * 1981). Memory and time grow with the product of their lengths.
 */
final class BestPart {
    private static final int GAP = -70;
    private static final byte END = 0;
    private static final byte PAIR = 1;
    private static final byte SKIP_LEFT = 2;
    private static final byte SKIP_RIGHT = 3;

    private final Letters left;
    private final Letters right;
    private final Span span;
    private final byte[] trace;
    private int best;
    private int bestRow;
    private int bestColumn;

    private BestPart(Letters left, Letters right, Span span) {
        this.left = left;
        this.right = right;
        this.span = span;
        trace = new byte[(span.left() + 1) * (span.right() + 1)];
    }

    /**
     * What was found.
     *
     * @param score likeness of the parts, differences taken off, in hundredths of a letter
     * @param pairs places of letters that are alike, left and right in turn
     */
    record Found(int score, int[] pairs) {
        int letters() {
            return pairs.length / 2;
        }
    }

    /** The best parts of two stretches of text. */
    static Found of(Letters left, Letters right, Span span) {
        BestPart part = new BestPart(left, right, span);
        part.fill();
        return new Found(part.best, part.pairs());
    }

    private void fill() {
        int width = span.right() + 1;
        int[] row = new int[width];
        for (int i = 1; i <= span.left(); i++) {
            int diagonal = row[0];
            for (int j = 1; j < width; j++) {
                int above = row[j];
                int pair = diagonal + likeness(i, j);
                int score = Math.max(Math.max(0, pair), Math.max(above, row[j - 1]) + GAP);
                trace[i * width + j] =
                        score == 0 ? END : score == pair ? PAIR : score == above + GAP ? SKIP_LEFT : SKIP_RIGHT;
                if (score > best) {
                    best = score;
                    bestRow = i;
                    bestColumn = j;
                }
                diagonal = above;
                row[j] = score;
            }
        }
    }

    private int likeness(int row, int column) {
        return left.likeness(span.leftFrom() + row - 1, right, span.rightFrom() + column - 1);
    }

    private int[] pairs() {
        int width = span.right() + 1;
        int[] backwards = new int[2 * Math.min(span.left(), span.right())];
        int size = 0;
        int row = bestRow;
        int column = bestColumn;
        for (byte step = trace[row * width + column]; step != END; step = trace[row * width + column]) {
            if (step == PAIR && likeness(row, column) > 0) {
                backwards[size++] = span.rightFrom() + column - 1;
                backwards[size++] = span.leftFrom() + row - 1;
            }
            row -= step == SKIP_RIGHT ? 0 : 1;
            column -= step == SKIP_LEFT ? 0 : 1;
        }
        int[] pairs = new int[size];
        for (int i = 0; i < size; i++) {
            pairs[i] = backwards[size - 1 - i];
        }
        return pairs;
    }
}

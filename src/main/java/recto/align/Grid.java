package recto.align;

import java.util.Arrays;

/**
 * The best alignment of two short parts: dynamic programming with affine gaps (Gotoh, "An improved algorithm for
 * matching biological sequences", 1982) in a band around the straight line from corner to corner. Gaps rather begin
 * where a line or a word does.
 */
final class Grid {
    /** Cells at most, one byte each. */
    static final int LARGEST = 1 << 24;

    private static final int EXTEND = -25;
    private static final int NEVER = Integer.MIN_VALUE / 2;
    private static final int PAIR = 0;
    private static final int SKIP_LEFT = 1;
    private static final int SKIP_RIGHT = 2;
    private static final int LEFT_GOES_ON = 4;
    private static final int RIGHT_GOES_ON = 8;

    private final Letters left;
    private final Letters right;
    private final Span span;
    private final int half;
    private final int width;
    private final byte[] trace;

    private Grid(Letters left, Letters right, Span span) {
        this.left = left;
        this.right = right;
        this.span = span;
        half = (int) Math.min(span.right() + 1L, LARGEST / (2L * (span.left() + 1)) - 1);
        width = Math.min(span.right() + 1, 2 * half + 1);
        trace = new byte[(span.left() + 1) * width];
    }

    /** Notes partners of letters that are alike; the others have none. */
    static void align(Letters left, Letters right, Span span, int[] partners) {
        if (!span.oneSided() && span.left() < LARGEST / 64 && span.right() < LARGEST / 64) {
            Grid grid = new Grid(left, right, span);
            grid.fill();
            grid.walk(partners);
        }
    }

    private int low(int row) {
        return Math.max(0, Math.min(middle(row) - half, span.right() + 1 - width));
    }

    private int high(int row) {
        return Math.min(span.right(), low(row) + width - 1);
    }

    private int middle(int row) {
        return (int) ((long) row * span.right() / span.left());
    }

    private void fill() {
        int[] best = new int[span.right() + 1];
        int[] skipping = new int[span.right() + 1];
        Arrays.fill(best, NEVER);
        Arrays.fill(skipping, NEVER);
        for (int row = 0; row <= span.left(); row++) {
            row(row, best, skipping);
        }
    }

    private void row(int row, int[] best, int[] skipping) {
        int low = low(row);
        int high = high(row);
        int diagonal = row > 0 && low > low(row - 1) ? best[low - 1] : NEVER;
        int openLeft = row > 0 ? open(left, span.leftFrom() + row - 1) : NEVER;
        int along = NEVER;
        for (int column = low; column <= high; column++) {
            int above = best[column];
            int flags = 0;
            int pair = row > 0 && column > 0 && diagonal > NEVER / 2
                    ? diagonal + likeness(row, column)
                    : row == 0 && column == 0 ? 0 : NEVER;
            if (row > 0) {
                int goingOn = skipping[column] + EXTEND;
                int opened = above + openLeft;
                skipping[column] = Math.max(goingOn, opened);
                flags |= goingOn > opened ? LEFT_GOES_ON : 0;
            }
            if (column > low) {
                int goingOn = along + EXTEND;
                int opened = best[column - 1] + open(right, span.rightFrom() + column - 1);
                along = Math.max(goingOn, opened);
                flags |= goingOn > opened ? RIGHT_GOES_ON : 0;
            }
            int skip = row > 0 ? skipping[column] : NEVER;
            best[column] = Math.max(pair, Math.max(skip, along));
            flags |= best[column] == pair ? PAIR : best[column] == skip ? SKIP_LEFT : SKIP_RIGHT;
            trace[row * width + column - low] = (byte) flags;
            diagonal = above;
        }
    }

    private int likeness(int row, int column) {
        return left.likeness(span.leftFrom() + row - 1, right, span.rightFrom() + column - 1);
    }

    private static int open(Letters text, int place) {
        if (text.isMark(place)) {
            return -40;
        }
        return switch (text.start(place)) {
            case NOTHING -> -100;
            case WORD -> -80;
            case LINE -> -50;
        };
    }

    private void walk(int[] partners) {
        int row = span.left();
        int column = span.right();
        int state = flags(row, column) & 3;
        while (row > 0 || column > 0) {
            int flags = flags(row, column);
            if (state == PAIR) {
                if (likeness(row, column) > 0) {
                    partners[span.leftFrom() + row - 1] = span.rightFrom() + column - 1;
                }
                row--;
                column--;
                state = flags(row, column) & 3;
            } else if (state == SKIP_LEFT) {
                row--;
                state = (flags & LEFT_GOES_ON) != 0 ? SKIP_LEFT : flags(row, column) & 3;
            } else {
                column--;
                state = (flags & RIGHT_GOES_ON) != 0 ? SKIP_RIGHT : flags(row, column) & 3;
            }
        }
    }

    private int flags(int row, int column) {
        return trace[row * width + column - low(row)];
    }
}

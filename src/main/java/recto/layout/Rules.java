package recto.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds drawn rules: long thin runs of ink, pieced together over small gaps.
 *
 * <p>Runs instead of whole components, so that letters touching a rule do not hide it; compare Y. Zheng, H. Li, D.
 * Doermann, "A parallel-line detection algorithm based on HMM decoding", PAMI 27 (2005), section 2, directional
 * single-connected chains.
 */
final class Rules {
    /**
     * Shortest run that can be a piece of a rule, in letter heights: longer than a stem with ascender and descender.
     */
    private static final double PIECE = 2.6;

    /** Thickest rule, in letter heights. */
    private static final double THICKNESS = 0.7;

    /** A run that is longer than any letter may be thicker: two rules that run together. */
    private static final double LONG = 12;

    private static final double LONG_THICKNESS = 1.3;

    /** Largest gap within one rule, in letter heights. */
    private static final double GAP = 6;

    /** Shortest rule across, in letter heights; a dash is shorter. */
    private static final double SHORTEST_ACROSS = 4.5;

    /** Shortest rule down, in letter heights. */
    private static final double SHORTEST_DOWN = 8;

    private final Bitmap ink;
    private final double letter;
    private final List<Rect> letters;

    private Rules(Bitmap ink, double letter, List<Rect> letters) {
        this.ink = ink;
        this.letter = letter;
        this.letters = letters;
    }

    /**
     * Rules from top to bottom, each as its pieces.
     *
     * @param ink of the level copy
     * @param letter height of a letter, in cells
     * @param letters large letters, whose strokes are no rules
     */
    static List<List<Rect>> down(Bitmap ink, double letter, List<Rect> letters) {
        return new Rules(ink, letter, letters).chains(SHORTEST_DOWN * letter);
    }

    /** Rules from left to right, each as its pieces. */
    static List<List<Rect>> across(Bitmap ink, double letter, List<Rect> letters) {
        Rules turned = new Rules(
                ink.transposed(), letter, letters.stream().map(Rect::transposed).toList());
        return turned.chains(SHORTEST_ACROSS * letter).stream()
                .map(chain -> chain.stream().map(Rect::transposed).toList())
                .toList();
    }

    /** The cells of the rules: their pieces and the frayed edges beside them. */
    static Bitmap cells(Bitmap ink, List<List<Rect>> down, List<List<Rect>> across) {
        Bitmap cells = new Bitmap(ink.width, ink.height);
        down.forEach(chain -> chain.forEach(piece -> mark(ink, cells, grown(piece, 1, 0))));
        across.forEach(chain -> chain.forEach(piece -> mark(ink, cells, grown(piece, 0, 1))));
        return cells;
    }

    private static Rect grown(Rect rect, int x, int y) {
        return new Rect(rect.left() - x, rect.top() - y, rect.right() + x, rect.bottom() + y);
    }

    private static void mark(Bitmap ink, Bitmap cells, Rect rect) {
        for (int y = Math.max(0, rect.top()); y < Math.min(ink.height, rect.bottom()); y++) {
            for (int x = Math.max(0, rect.left()); x < Math.min(ink.width, rect.right()); x++) {
                cells.set(x, y, ink.get(x, y));
            }
        }
    }

    private List<List<Rect>> chains(double shortest) {
        List<List<Rect>> chains = new ArrayList<>();
        for (Component piece : Component.of(longThinRuns())) {
            if (isPiece(piece.rect())) {
                chainOf(piece.rect(), chains).add(piece.rect());
            }
        }
        chains.removeIf(chain -> !isRule(chain, shortest) || !standsFree(chain));
        return chains;
    }

    private boolean isPiece(Rect rect) {
        return rect.height() >= PIECE * letter
                && rect.height() >= 5 * rect.width()
                && letters.stream().noneMatch(letter -> letter.contains(rect.middleX(), rect.middleY()));
    }

    private List<Rect> chainOf(Rect piece, List<List<Rect>> chains) {
        List<Rect> best = null;
        for (List<Rect> chain : chains) {
            Rect last = chain.get(chain.size() - 1);
            boolean near = piece.top() - last.bottom() <= GAP * letter && piece.bottom() > last.bottom();
            boolean inLine = -piece.sharedWidth(last) <= 0.5 * letter;
            if (near
                    && inLine
                    && (best == null
                            || last.bottom() > best.get(best.size() - 1).bottom())) {
                best = chain;
            }
        }
        if (best == null) {
            best = new ArrayList<>();
            chains.add(best);
        }
        return best;
    }

    private static boolean isRule(List<Rect> chain, double shortest) {
        int drawn = chain.stream().mapToInt(Rect::height).sum();
        int length = chain.stream().reduce(Rect::union).orElseThrow().height();
        return length >= shortest && drawn >= 0.6 * length;
    }

    /** A short rule has paper on both sides; bold type that runs together has not. */
    private boolean standsFree(List<Rect> chain) {
        Rect whole = chain.stream().reduce(Rect::union).orElseThrow();
        if (whole.height() >= LONG * letter) {
            return true;
        }
        int left = 0;
        int right = 0;
        for (Rect piece : chain) {
            for (int y = piece.top(); y < piece.bottom(); y++) {
                left += isInk(piece.left() - 2, y) ? 1 : 0;
                right += isInk(piece.right() + 1, y) ? 1 : 0;
            }
        }
        return Math.max(left, right) < 0.3 * whole.height();
    }

    private boolean isInk(int x, int y) {
        return x >= 0 && x < ink.width && ink.get(x, y);
    }

    private Bitmap longThinRuns() {
        Bitmap result = new Bitmap(ink.width, ink.height);
        int shortest = (int) Math.ceil(PIECE * letter);
        for (int x = 0; x < ink.width; x++) {
            for (int y = 0; y < ink.height; y++) {
                int start = y;
                while (y < ink.height && ink.get(x, y)) {
                    y++;
                }
                if (y - start >= shortest) {
                    keepThin(result, x, start, y);
                }
            }
        }
        return result;
    }

    private void keepThin(Bitmap result, int x, int start, int end) {
        double thickness = end - start >= LONG * letter ? LONG_THICKNESS : THICKNESS;
        int most = (int) Math.max(2, Math.round(thickness * letter));
        for (int y = start; y < end; y++) {
            int left = x;
            int right = x;
            while (left > 0 && ink.get(left - 1, y) && right - left < most) {
                left--;
            }
            while (right < ink.width - 1 && ink.get(right + 1, y) && right - left < most) {
                right++;
            }
            if (right - left < most) {
                result.set(x, y, true);
            }
        }
    }
}

package recto.layout;

import java.util.List;

/**
 * What parts columns: a rule, a white gap, or pieces of both above each other.
 *
 * @param pieces from the top
 * @param drawn whether a rule is among them
 */
record Separator(List<Rect> pieces, boolean drawn) {
    Separator {
        pieces = pieces.stream().sorted(Rect.FROM_TOP).toList();
    }

    Rect rect() {
        return pieces.stream().reduce(Rect::union).orElseThrow();
    }

    boolean covers(int y) {
        return y >= pieces.get(0).top() && y < rect().bottom();
    }

    /** The narrowest piece in this row; between two pieces the nearer one. */
    Rect at(int y) {
        Rect best = pieces.get(0);
        for (Rect piece : pieces) {
            int distance = distance(piece, y);
            int least = distance(best, y);
            if (distance < least || distance == least && piece.width() < best.width()) {
                best = piece;
            }
        }
        return best;
    }

    private static int distance(Rect piece, int y) {
        return Math.max(0, Math.max(piece.top() - y, y - piece.bottom() + 1));
    }
}

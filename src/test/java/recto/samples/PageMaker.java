package recto.samples;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Makes up a page: full-width blocks below each other, and columns of equal length between them. */
final class PageMaker {
    private final Compositor compositor;
    private final double width;
    private final double margin;
    private final boolean rightToLeft;
    private final List<Piece> placed = new ArrayList<>();
    private double y;
    private int regionShift;

    /**
     * @param width of the paper, pixels
     * @param margin on each side, pixels
     */
    PageMaker(Compositor compositor, double width, double margin, boolean rightToLeft) {
        this.compositor = compositor;
        this.width = width;
        this.margin = margin;
        this.rightToLeft = rightToLeft;
        this.y = margin;
    }

    PrintedPage make(List<Block> copy) {
        int columns = 1;
        List<Piece> stream = new ArrayList<>();
        for (Block block : copy) {
            if (block.command().equals("columns")) {
                place(stream, columns);
                stream = new ArrayList<>();
                columns = Integer.parseInt(block.argument());
            } else {
                stream.addAll(compositor.set(block, columnWidth(columns)));
            }
        }
        place(stream, columns);
        return new PrintedPage((int) width, (int) (y + margin), placed);
    }

    private double gap() {
        return compositor.size() * 1.5;
    }

    private double columnWidth(int columns) {
        return (width - 2 * margin - gap() * (columns - 1)) / columns;
    }

    private void place(List<Piece> stream, int columns) {
        if (stream.isEmpty()) {
            return;
        }
        List<List<Piece>> poured = balance(stream, columns);
        double top = y;
        double bottom =
                top + poured.stream().mapToDouble(PageMaker::height).max().orElse(0);
        for (int i = 0; i < poured.size(); i++) {
            double x = margin + (rightToLeft ? columns - 1 - i : i) * (columnWidth(columns) + gap());
            placeColumn(poured.get(i), x, top);
            if (i > 0) {
                columnRule(rightToLeft ? x + columnWidth(columns) + gap() / 2 : x - gap() / 2, top, bottom);
            }
        }
        y = bottom;
    }

    /** What one column holds of a region is a region of its own. */
    private void placeColumn(List<Piece> column, double x, double top) {
        double pen = top;
        for (Piece piece : column) {
            placed.add(piece.moved(x, pen).as(piece.kind(), piece.region() + regionShift, piece.keep()));
            pen += piece.height();
        }
        regionShift += 10_000;
    }

    private void columnRule(double x, double top, double bottom) {
        Path2D ink = new Path2D.Double();
        double thick = Math.max(1.5, compositor.size() * 0.05);
        ink.append(new Rectangle2D.Double(x - thick / 2, top + thick * 4, thick, bottom - top - thick * 4), false);
        placed.add(new Piece("separator", 0, ink, List.of(), -1, false));
    }

    private static double height(List<Piece> column) {
        return column.stream().mapToDouble(Piece::height).sum();
    }

    private static List<List<Piece>> balance(List<Piece> stream, int columns) {
        double limit = height(stream) / columns;
        List<List<Piece>> poured = pour(stream, limit);
        while (poured.size() > columns) {
            limit += 4;
            poured = pour(stream, limit);
        }
        return poured;
    }

    private static List<List<Piece>> pour(List<Piece> stream, double limit) {
        List<List<Piece>> columns = new ArrayList<>();
        List<Piece> column = new ArrayList<>();
        double used = 0;
        for (Piece piece : stream) {
            if (!column.isEmpty() && used + piece.height() > limit) {
                List<Piece> next = carriedOver(column);
                columns.add(column);
                column = next;
                used = height(column);
            }
            if (!column.isEmpty() || !piece.kind().equals("space")) {
                column.add(piece);
                used += piece.height();
            }
        }
        columns.add(column);
        return columns;
    }

    /** Takes off the end of a column what must stay with the next piece. */
    private static List<Piece> carriedOver(List<Piece> column) {
        List<Piece> next = new ArrayList<>();
        while (column.size() > 1 && column.get(column.size() - 1).keep()) {
            next.add(0, column.remove(column.size() - 1));
        }
        return next;
    }
}

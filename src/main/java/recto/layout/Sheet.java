package recto.layout;

import java.util.ArrayList;
import java.util.List;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Outline;
import recto.model.PageImage;
import recto.model.Size;

/**
 * The reduced level copy of a page.
 *
 * @param ink of the copy
 * @param factor page pixels of one cell
 * @param letter height of a letter, in cells
 * @param turning that made it level
 */
record Sheet(Bitmap ink, int factor, double letter, Turning turning) {
    /** Longer side of the first copy, in cells: the type of a newspaper is then seven to nine cells high. */
    private static final int SIDE = 1800;

    /** Height of a letter in cells at which rules, gaps and letters can be told apart. */
    private static final double LETTER = 9;

    /** Half side of the window of the threshold, in letter heights. */
    private static final double WINDOW = 3;

    /** Lines that slope less than this, in degrees, are level: half a letter over the width of a page. */
    private static final double LEVEL_DEGREES = 0.2;

    /** Reduces a page so that its letters have a known size, and turns it level. */
    static Sheet of(PageImage page) {
        int side = Math.max(page.size().width(), page.size().height());
        int factor = Math.max(1, Math.round(side / (float) SIDE));
        Grey grey = Grey.reduced(page, factor);
        Bitmap ink = grey.ink((int) (WINDOW * LETTER));
        List<Component> components = Component.of(ink);
        double letter = Marks.letterHeight(components);
        int better = (int) Math.max(1, Math.round(factor * letter / LETTER));
        if (letter > 0 && Math.abs(better - factor) >= 0.3 * factor && Math.abs(letter - LETTER) > 3) {
            factor = better;
            grey = Grey.reduced(page, factor);
            ink = grey.ink((int) (WINDOW * LETTER));
            components = Component.of(ink);
            letter = Marks.letterHeight(components);
        }
        Sheet sloping =
                new Sheet(ink, factor, Math.max(4, letter), new Turning(0, grey.width() / 2.0, grey.height() / 2.0));
        return sloping.level(grey, components);
    }

    private Sheet level(Grey grey, List<Component> components) {
        List<Rect> letters = components.stream()
                .map(Component::rect)
                .filter(rect -> rect.height() > 0.5 * letter && rect.height() < 2 * letter && rect.width() < 8 * letter)
                .toList();
        double degrees = Skew.degrees(letters, letter);
        if (Math.abs(degrees) < LEVEL_DEGREES) {
            return this;
        }
        Turning level = new Turning(degrees, turning.middleX(), turning.middleY());
        return new Sheet(grey.turned(level).ink((int) (WINDOW * LETTER)), factor, letter, level);
    }

    /** The outline of slices that follow each other from the top, on the page as it was before it was turned level. */
    Outline outline(List<Rect> slices, Size page) {
        List<Outline.Corner> corners = new ArrayList<>();
        for (Rect slice : slices) {
            corners.add(corner(slice.right(), slice.top(), page));
            corners.add(corner(slice.right(), slice.bottom(), page));
        }
        for (int i = slices.size() - 1; i >= 0; i--) {
            corners.add(corner(slices.get(i).left(), slices.get(i).bottom(), page));
            corners.add(corner(slices.get(i).left(), slices.get(i).top(), page));
        }
        return new Outline(turns(corners));
    }

    /** Without the corners that lie on a straight edge between their neighbours. */
    private static List<Outline.Corner> turns(List<Outline.Corner> corners) {
        List<Outline.Corner> turns = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            Outline.Corner before = turns.isEmpty() ? corners.get(corners.size() - 1) : turns.get(turns.size() - 1);
            if (!isStraight(before, corners.get(i), corners.get((i + 1) % corners.size()))) {
                turns.add(corners.get(i));
            }
        }
        return turns.size() < 3 ? corners : turns;
    }

    private static boolean isStraight(Outline.Corner before, Outline.Corner corner, Outline.Corner after) {
        long turn = (long) (corner.x() - before.x()) * (after.y() - corner.y())
                - (long) (corner.y() - before.y()) * (after.x() - corner.x());
        return turn == 0;
    }

    /** All ink above the size of specks, on the page as it was before it was turned level. */
    List<Layout.Mark> marks(Size page) {
        List<Layout.Mark> marks = new ArrayList<>();
        for (Component component : Component.of(ink)) {
            Rect rect = component.rect();
            if (Math.max(rect.width(), rect.height()) >= Marks.SPECK * letter) {
                marks.add(new Layout.Mark(outline(List.of(rect), page).box(page), component.ink() * factor * factor));
            }
        }
        return marks;
    }

    /**
     * Height of the printed letters in page pixels: the mean of the marks near the usual height, which is known in
     * whole cells only; 0 where there are none.
     */
    double letterHeight(List<Layout.Mark> marks) {
        double usual = letter * factor;
        return marks.stream()
                .map(Layout.Mark::box)
                .filter(box -> box.height() > 0.6 * usual && box.height() < 1.6 * usual)
                .filter(box -> box.width() < 4 * box.height())
                .mapToInt(Box::height)
                .average()
                .orElse(0);
    }

    /** The corner of a cell in page pixels; the turning is about middles of cells. */
    private Outline.Corner corner(int x, int y, Size page) {
        double pageX = (turning.backX(x - 0.5, y - 0.5) + 0.5) * factor;
        double pageY = (turning.backY(x - 0.5, y - 0.5) + 0.5) * factor;
        return new Outline.Corner((int) Math.max(0, Math.min(page.width(), Math.round(pageX))), (int)
                Math.max(0, Math.min(page.height(), Math.round(pageY))));
    }
}
